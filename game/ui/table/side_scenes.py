"""The screens that lie over the table: which are open, and which the table's news open or close."""

from typing import Protocol

from game.table.messages import Moment
from game.ui.dialog import Answer, Dialog
from game.ui.navigator import Navigator
from game.ui.scene import Scene, SceneStack
from game.ui.table.desk import Desk
from game.ui.table.kitty_scene import KittyScene
from game.ui.table.match_scene import MatchScene
from game.ui.table.menu_scene import MenuScene, MenuWays
from game.ui.table.record_scene import LastTrickScene, PlayedScene
from game.ui.table.result_scene import ResultScene
from game.ui.table.theatre import Theatre
from game.ui.widgets.button import Style
from game.words import tr
from game.words.phrases import CLOSINGS


class Below(Protocol):
    """The table's screen, as the screens over it know it."""

    desk: Desk
    theatre: Theatre

    @property
    def stack(self) -> SceneStack:
        """The stack that all lie on."""
        ...

    def refresh(self) -> None:
        """Draw what looks different now."""
        ...


class SideScenes:
    """Opens what lies over a table scene; `follow` keeps it in step with the table."""

    def __init__(self, table: Below, go: Navigator) -> None:
        self._table = table
        self._go = go
        self._desk = table.desk
        self._menu: MenuScene | None = None
        self._result: ResultScene | None = None
        self._final: MatchScene | None = None
        self._seen_result = False
        self._said_closed = False

    def follow(self) -> None:
        """Open and close what the newest update asks for."""
        line = self._desk.line
        if line.closed is not None:
            self._say_closed()
        if not line.begun:
            return
        if line.info.moment is Moment.PLAYING:
            self._close_result()
        elif not self._seen_result and self._table.theatre.idle:
            self._open_result()
        elif self._result is not None:
            self._result.refresh()
        if line.info.paused and self._menu is None and line.closed is None:
            self._open_menu()

    # Opened by the player

    def last_trick(self) -> None:
        """上一圈."""
        if self._desk.line.begun:
            self._push(LastTrickScene(self._desk))

    def played(self) -> None:
        """已出的牌."""
        if self._desk.line.begun:
            self._push(PlayedScene(self._desk))

    def kitty(self) -> None:
        """看底牌."""
        if self._desk.line.begun:
            self._push(KittyScene(self._desk))

    def rules(self) -> None:
        """The rulebook, open at the game that is played."""
        self._go.rules(self._desk.board.options.game if self._desk.line.begun else None)

    def menu(self) -> None:
        """The menu; a table with nobody else at it stands still meanwhile."""
        if not self._desk.line.begun:
            self._go.title()
            return
        if self._desk.line.alone:
            self._desk.line.pause(True)
        self._open_menu()

    def ask_leave(self) -> None:
        """Leave, but ask first: it says what is kept."""
        over = self._desk.line.begun and self._desk.line.info.moment is Moment.MATCH_OVER
        kept = tr("Every step of the match is kept. To go on from here, choose Continue on the title screen.")
        done = tr("The match is over.")
        leave = Answer(tr("Leave"), self._go.title, Style.PRIMARY)
        stay = Answer(tr("Stay"), _nothing)
        self._push(Dialog(self._desk.kit, tr("Leave the table?"), done if over else kept, [stay, leave]))

    # Inside

    def _open_menu(self) -> None:
        if self._menu is not None:
            return
        ways = MenuWays(self._close_menu, self.last_trick, self.played, self.rules, self._go.settings, self.ask_leave)
        self._menu = MenuScene(self._desk.kit, ways, stops=self._desk.line.alone)
        self._push(self._menu)

    def _close_menu(self) -> None:
        if self._menu is not None:
            self._table.stack.remove(self._menu)
            self._menu = None
        if self._desk.line.alone:
            self._desk.line.pause(False)

    def _open_result(self) -> None:
        if self._desk.line.info.settlement is None:
            return
        self._seen_result = True
        self._show_result()
        gained = self._desk.line.info.settlement.gained[self._desk.line.bottom.team]
        sounds = self._desk.kit.sounds
        sounds.play("win" if gained or self._we_won() else "shuffle")

    def _we_won(self) -> bool:
        result = self._desk.line.info.settlement
        return result is not None and result.winners is self._desk.line.bottom.team

    def _show_result(self) -> None:
        self._desk.result_aside = False
        self._table.refresh()
        self._result = ResultScene(self._desk, self.go_on, self._look_at_table)
        self._result.refresh()
        self._push(self._result)

    def go_on(self) -> None:
        """From a settled round to the next, or from the last to the end of the match."""
        if self._desk.line.info.moment is Moment.MATCH_OVER:
            self._close_result()
            self._seen_result = True
            self._final = MatchScene(self._desk, self._go.new_game, self._go.title)
            self._push(self._final)
        else:
            self._desk.line.ready()

    def _look_at_table(self) -> None:
        """See the table again; the red button there leads back."""
        if self._result is not None:
            self._table.stack.remove(self._result)
            self._result = None
            self._desk.result_aside = True
            self._table.refresh()

    def back_to_result(self) -> None:
        """Show the result again."""
        if self._desk.result_aside:
            self._show_result()

    def _close_result(self) -> None:
        for scene in (self._result, self._final):
            if scene is not None:
                self._table.stack.remove(scene)
        self._result = self._final = None
        self._seen_result = self._desk.result_aside = False

    def _say_closed(self) -> None:
        closed = self._desk.line.closed
        if closed is None or self._said_closed:
            return
        self._said_closed = True
        if closed.reason.value == "left":
            return
        words = CLOSINGS[closed.reason]
        self._push(
            Dialog(self._desk.kit, tr("The table is closed"), words, [Answer(tr("To the title"), self._go.title)])
        )

    def _push(self, scene: Scene) -> None:
        self._table.stack.push(scene)


def _nothing() -> None:
    return
