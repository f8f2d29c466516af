"""What is said about a settings file that could not be read or written."""

from game.settings import Notice, NoticeKind
from game.words import Text, tr


def notice_words(notice: Notice) -> Text:
    """The sentence for a notice of the settings store."""
    path, parts = notice.path, ", ".join(notice.parts)
    match notice.kind:
        case NoticeKind.DAMAGED:
            return tr(
                "The settings could not be read. They were set aside as {path}; the defaults are in force.", path=path
            )
        case NoticeKind.PARTLY_READ:
            return tr("Some settings were not understood ({parts}). The old file is {path}.", parts=parts, path=path)
        case NoticeKind.FOREIGN_VERSION:
            return tr(
                "The settings were written by another version. What could be read is kept; the old file is {path}.",
                path=path,
            )
        case NoticeKind.NOT_READ:
            return tr("The settings file {path} could not be opened; the defaults are in force.", path=path)
        case NoticeKind.NOT_SAVED:
            return tr("Settings can't be saved in {path}; they hold until the window is closed.", path=path)
        case NoticeKind.TEMPORARY:
            return tr("Your home folder can't be written. Settings and matches are kept in {path} for now.", path=path)
