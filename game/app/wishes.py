"""What was typed behind `gunzi play`."""

LANGUAGES = {"zh": "zh_CN", "en": "en"}
"""The languages by what one types for them."""


class Wishes:
    """What a player wishes for on the command line; None: nothing was said about it. The parser fills it in."""

    text: bool = False
    lang: str | None = None
    resume: bool = False
    game: str | None = None
    preset: str | None = None
    option: list[str] | None = None
    rounds: int | None = None
    level: str | None = None
    bots: str | None = None
    deal: float | None = None
    clock: int | None = None

    @property
    def for_a_match(self) -> bool:
        """Whether anything is said about a match, which then begins at once."""
        named = (self.game, self.preset, self.option, self.rounds, self.level, self.bots, self.deal, self.clock)
        return any(wish is not None for wish in named)
