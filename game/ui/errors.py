"""What can go wrong with the window, told to the player in one line by whoever opened it."""


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


class MissingAssetError(Exception):
    """A picture or font that belongs to the program is not there or cannot be read; the message names it."""
