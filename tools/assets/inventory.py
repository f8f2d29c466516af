"""What is shipped under assets/ beside the texts: names and sizes, and nothing that needs a library."""

DECKS = ("two", "four")
SUITS = ("S", "H", "C", "D")
COURTS = ("J", "Q", "K")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", *COURTS, "A")
JOKERS = ("LJ", "BJ")
FACES = (*(suit + rank for suit in SUITS for rank in RANKS), *JOKERS)

CARD_SIZE = (286, 400)
ICON_SIZE = 96
AVATAR_SIZE = 192
WINDOW_ICON_SIZE = 256

WEIGHTS = ("Regular", "Bold")
SOUNDS = (
    "chat",
    "deal",
    "error",
    "fry",
    "gun",
    "lose",
    "play",
    "score",
    "select",
    "shuffle",
    "throw",
    "throw_failed",
    "tractor",
    "trick_won",
    "win",
    "your_turn",
)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


ICONS = _words(
    """
    arrow-down arrow-down-wide-narrow arrow-left arrow-right arrow-up ban bell book-open bot check chevron-down
    chevron-left chevron-right chevron-up circle-alert circle-check circle-help circle-user circle-x clock club coins
    copy crown diamond door-open eye eye-off fast-forward flag folder gamepad-2 gauge grip-vertical hand heart history
    hourglass house info keyboard languages layers lightbulb list-ordered lock lock-open log-out maximize medal menu
    message-square minimize minus monitor mouse-pointer-click music network palette pause pencil play plus
    power refresh-cw rotate-ccw save scale search send settings shuffle skip-back skip-forward sliders smile spade
    sparkles star step-forward timer trash-2 triangle-alert trophy type undo user user-check user-plus user-x users
    volume-1 volume-2 volume-x waves wifi wifi-off x zap
    """
)
AVATARS = _words(
    """
    cat-face dog-face dragon-face ewe fox horse-face monkey-face ox panda pig-face rabbit-face rat robot rooster snake
    tiger-face
    """
)


def files() -> frozenset[str]:
    """Return the path under assets/ of every file that is built."""
    return frozenset(
        [
            *(f"cards/{deck}/{face}.png" for deck in DECKS for face in FACES),
            "cards/back.png",
            *(f"fonts/NotoSansSC-{weight}.ttf" for weight in WEIGHTS),
            *(f"icons/{name}.png" for name in ICONS),
            *(f"avatars/{name}.png" for name in AVATARS),
            *(f"sounds/{name}.ogg" for name in SOUNDS),
            "window-icon.png",
        ]
    )
