"""存档: what is said about a match whose journal could not be read to its end."""

from game.words.text import Text, tr

_WHY = {
    "unreadable": tr("The file of the match cannot be opened."),
    "foreign": tr("The file of the match is not one of this program."),
    "other_version": tr("The match was played by another version, under other rules."),
    "torn": tr("The last step of the match was cut off while it was written."),
    "corrupt": tr("The file of the match is damaged."),
}


def damage_words(damage: str, moved_to: str, *, resumable: bool) -> Text:
    """Say what is wrong (the value of a `Damage`), where the file is kept, and whether the match goes on."""
    if resumable:
        return tr("{why} It goes on from what can be read; the old file is {path}.", why=_WHY[damage], path=moved_to)
    return tr("{why} It cannot go on; it was set aside as {path}.", why=_WHY[damage], path=moved_to)
