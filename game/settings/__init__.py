"""The player's settings, and the folders the program reads and writes."""

from game.settings.folders import Folders, assets_dir, open_folders, rulebook_dir
from game.settings.model import FORMAT, Settings
from game.settings.store import Notice, NoticeKind, SettingsStore

__all__ = [
    "FORMAT",
    "Folders",
    "Notice",
    "NoticeKind",
    "Settings",
    "SettingsStore",
    "assets_dir",
    "open_folders",
    "rulebook_dir",
]
