"""上桌: settings, matches, bots and a screen put together, for a window or for a terminal.

A window is to be there at once: what is needed only behind it is imported where it is needed.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.wishes import LANGUAGES, Wishes
from game.settings import SettingsStore, open_folders
from game.ui.ports import Ports
from game.words import Text, pick_language, say, tr, use_language

if TYPE_CHECKING:
    from game.table.desk import Order


def play(wishes: Wishes) -> int:
    """Play as the command line says; gives the exit code."""
    folders = open_folders()
    settings = SettingsStore(folders)
    order = None
    if wishes.text or wishes.for_a_match:
        from game.app.ordering import OrderError, read_order  # noqa: PLC0415

        try:
            order = read_order(wishes)
        except OrderError as error:
            use_language(pick_language(LANGUAGES.get(wishes.lang or "", settings.settings.language)))
            print(f"gunzi play: {error.words}", file=sys.stderr)
            return 2
    if wishes.lang:
        settings.change(language=LANGUAGES[wishes.lang])
    enter = _in_terminal if wishes.text else _in_window
    try:
        return enter(settings, folders.data, order, resume=wishes.resume)
    except OSError as error:
        print(tr("The match could not be opened: {reason}", reason=error.strerror or error), file=sys.stderr)
    except Exception as error:  # noqa: BLE001  # the last net: a fault is told in one line, never as a traceback
        from game.app.crash import report_crash  # noqa: PLC0415

        print(report_crash(error, folders.data), file=sys.stderr)
    return 1


def _in_terminal(settings: SettingsStore, data: Path, order: "Order | None", *, resume: bool) -> int:
    from game.app.parlour import Parlour, hint  # noqa: PLC0415
    from game.console.client import Client, open_terminal  # noqa: PLC0415
    from game.ui.notices import notice_words  # noqa: PLC0415

    use_language(pick_language(settings.settings.language))
    parlour = Parlour(settings, data)
    connection = parlour.take_up() if resume or order is None else parlour.begin(order)
    for words in (*map(notice_words, settings.notices), *parlour.notices()):
        print(say(words))
    if connection is None:
        print(tr("There is no match to go on with."), file=sys.stderr)
        return 1
    Client(connection, open_terminal(), hint).run()
    return 0


def _in_window(settings: SettingsStore, data: Path, order: "Order | None", *, resume: bool) -> int:
    from game import ui  # noqa: PLC0415

    def ports() -> Ports:
        from game.app.parlour import Parlour, window_ports  # noqa: PLC0415

        return window_ports(Parlour(settings, data), order, resume=resume)

    try:
        ui.run(settings, ports)
    except ui.NoDisplayError as error:
        print(no_display_words(str(error)), file=sys.stderr)
        return 1
    except ui.MissingAssetError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def no_display_words(reason: str) -> Text:
    """One line for who has no screen."""
    return tr("No window can be opened ({reason}). `gunzi play --text` plays in the terminal.", reason=reason)
