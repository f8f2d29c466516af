"""炒地皮 at the screen until the first trick: by mouse, by finger, by keys; then whole rounds on a real table."""

from pathlib import Path

import pytest

from game.rules.actions import Declare, Pass
from game.rules.cards import Card, Suit
from game.rules.declaring import Declaring
from game.rules.playing import Playing
from game.rules.seats import Seat
from game.table.messages import Moment, Nak
from game.ui.scenes.rules import RulesScene
from game.ui.table.kitty_scene import KittyScene
from game.ui.table.match_scene import MatchScene
from game.ui.table.result_scene import ResultScene
from game.ui.table.scene import TableScene
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from tests.ui.audit import faults
from tests.ui.conftest import OpenStudio
from tests.ui.table.hands_on import Player
from tests.ui.table.test_real_table import open_table
from tools.screens import LANGUAGES, Studio
from tools.screens.chaodipi import FIRST, HEARTS, NO_TRUMP, REPORTED, SPADES, TWOS, asked, claimed, dealt, start
from tools.screens.pretend import PretendTable

MOST_TABS = 60


class Pointing(Player):
    """By mouse."""

    def choose(self, count: int) -> None:
        """Choose so many cards of the hand, from the right."""
        slots = self.scene.parts.hand.slots
        for index in range(len(slots) - count, len(slots)):
            self.tap_card(index)

    def look(self) -> None:
        """Look at the kitty."""
        self.tap(self.scene.parts.kitty.rect.center)

    def push_if_there(self, text: str) -> None:
        """Push a button that is there now."""
        self.push(text)


class Touching(Pointing):
    """By finger."""

    def __init__(self, studio: Studio, table: PretendTable) -> None:
        super().__init__(studio, table, touch=True)


class Typing(Player):
    """By keys alone."""

    def go_to(self, widget: Widget) -> None:
        """Press Tab until a widget has the focus."""
        for _ in range(MOST_TABS):
            if self.top.focus is widget:
                return
            self.keys("tab")
        raise AssertionError(f"{widget} cannot be reached")

    def push(self, text: str) -> None:
        self.go_to(self.button(text))
        self.keys("space")

    def push_if_there(self, text: str) -> None:
        """Push a button that may go while one is on the way to it."""
        for _ in range(MOST_TABS):
            focus = self.top.focus
            if isinstance(focus, Button) and focus.text == text:
                return self.keys("space")
            if text not in [button.text for button in self.buttons()]:
                return None
            self.keys("tab")
        raise AssertionError(f"{text} cannot be reached")

    def choose(self, count: int) -> None:
        """Choose so many cards of the hand, from the right."""
        self.go_to(self.scene.parts.hand)
        for _ in range(count):
            self.keys("left", "space")

    def look(self) -> None:
        """Look at the kitty."""
        self.go_to(self.scene.parts.kitty)
        self.keys("enter")


WAYS = (Pointing, Touching, Typing)


@pytest.mark.parametrize("way", WAYS)
def test_report_insure_fry_and_bury(studio: Studio, way: type[Pointing] | type[Typing]) -> None:
    player = way(studio, dealt(start(), 80))
    player.push("♠ 5")
    player.push("♠5")
    player.until(lambda: player.scene.desk.ask is not None and player.scene.desk.ask.can_pass)
    player.frames(2)
    assert player.table.round.board.claims[-1].cards == (Card.S5,)
    player.push("Insure with the second ♠5")
    fried = asked("fry", Seat.P3)
    while not fried(player.table.round):
        player.table.go(mine=True)
        player.frames()
    player.table.do(Seat.P3, Declare((Card.LJ, Card.LJ)))
    player.until(lambda: player.table.round.phase.name == "fry" and player.scene.desk.view.my_turn)
    player.frames(2)
    player.push("Big ×2")
    player.push("Back")
    player.push("Big ×2")
    player.push("♣")
    player.rest()
    board = player.table.round.board
    assert (board.ranking and board.ranking.suit, board.fryers) == (Suit.CLUBS, (Seat.P3, Seat.P0))
    assert (board.banker, board.kitty_seen_by) == (Seat.P1, Seat.P0)
    assert len(player.scene.parts.hand.slots) == 33
    player.choose(8)
    player.push("Bury 8 cards")
    player.until(lambda: player.table.round.phase.name == "play")
    player.rest()
    assert player.scene.theatre.calls.heard == ["♠5!", "Insured!", "Fried!", "Fried!"]
    player.look()
    assert isinstance(player.top, KittyScene)
    player.keys("escape")
    assert player.top is player.scene


@pytest.mark.parametrize("way", WAYS)
def test_override_and_take_the_bank(studio: Studio, way: type[Pointing] | type[Typing]) -> None:
    player = way(studio, claimed(start(TWOS, None), FIRST, asked("override", Seat.P0)))
    player.push("♠ 2×2")
    player.until(lambda: player.table.round.phase.name == "bury")
    player.rest()
    assert player.table.round.board.banker is Seat.P0
    assert player.scene.theatre.calls.heard == ["Overridden!"]
    player.choose(8)
    player.push("Bury 8 cards")
    assert isinstance(player.table.round.phase, Playing)


@pytest.mark.parametrize("way", WAYS)
def test_what_cannot_be_shown_says_why(studio: Studio, way: type[Pointing] | type[Typing]) -> None:
    player = way(studio, dealt(start(), 80))
    player.push("♥ 5")
    assert studio.kit.toasts.messages() == ["You hold no ♥5."]
    player = way(studio, claimed(start(TWOS, None), FIRST, asked("override", Seat.P0)))
    player.push("♥ 2×2")
    assert studio.kit.toasts.messages()[-1] == "You have no pair of ♥2."
    assert player.table.round.to_act == (Seat.P0,)
    player.push("Pass")
    assert player.table.round.to_act != (Seat.P0,)


def test_a_refused_claim_is_explained(studio: Studio) -> None:
    player = Pointing(studio, claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1)))
    player.scene.act_on_table(Declare((Card.S5, Card.BJ)))
    player.scene.act_on_table(Declare((Card.C5, Card.C5)))
    assert len(studio.kit.toasts.messages()) == 2
    assert player.table.sent == []


def test_a_button_keeps_the_focus_while_cards_arrive(studio: Studio) -> None:
    player = Typing(studio, dealt(start(), 3))
    player.go_to(player.button("♥ 5"))
    before = player.scene.desk.ask
    player.until(lambda: len(player.scene.desk.hand) == 4)
    assert player.scene.desk.ask != before
    player.frames(2)
    assert isinstance(player.top.focus, Button)
    assert player.top.focus.text == "♥ 5"
    assert player.top.focus in player.buttons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_room_is_short_what_can_be_claimed_stays(open_studio: OpenStudio, language: str) -> None:
    studio = open_studio((800, 600), language, ui_scale=130)
    hands = ((Card.S5, Card.S5, Card.LJ, Card.LJ, Card.BJ, Card.BJ), (Card.C5,) * 2, (Card.H5,) * 2, (Card.D5,) * 2)
    player = Pointing(studio, claimed(start(hands), REPORTED, asked("fry", Seat.P0)))
    assert faults(player.scene) == []
    row = [part for part in player.scene.parts.actions.children if isinstance(part, Button)]
    usable = [button for button in row if button.blocked is None]
    assert len(usable) == 4
    assert all(button.visible for button in usable)


# What is seen


def plate_of(player: Player, seat: Seat) -> tuple[bool, bool]:
    """Whether a plate says that its seat has the kitty, and that it has passed."""
    plate = player.scene.parts.plates[player.scene.desk.line.place_of(seat)]
    return plate.has_kitty, plate.said is not None


def test_who_has_the_kitty_and_who_has_passed(studio: Studio) -> None:
    player = Pointing(studio, claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1)))
    player.rest()
    assert plate_of(player, Seat.P2) == (True, False)
    assert plate_of(player, Seat.P3) == (False, True)
    assert plate_of(player, Seat.P1) == (False, False)
    assert player.scene.parts.kitty.shown == (None, 8)
    assert not player.scene.parts.kitty.focusable
    assert player.scene.desk.board.banker is Seat.P1


def test_the_kitty_can_be_looked_at_by_who_may(studio: Studio) -> None:
    player = Pointing(studio, claimed(start(), SPADES, asked("fry", Seat.P3, fryers=2)))
    cards, count = player.scene.parts.kitty.shown
    assert (cards is not None, count) == (True, 8)
    assert plate_of(player, Seat.P0)[0]
    player = Pointing(studio, claimed(start(), NO_TRUMP, asked("fry", Seat.P0, fryers=3)))
    assert player.scene.parts.kitty.shown == (None, 8)
    player.look()
    assert isinstance(player.top, KittyScene)


def test_the_ladder_gives_way_to_what_is_shown(studio: Studio) -> None:
    player = Pointing(studio, claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1)))
    assert player.scene.parts.ladder.visible
    player.table.do(Seat.P0, Pass())
    player.frames(2)
    assert player.scene.parts.ladder.visible
    own = player.scene.parts.plays[0]
    player = Pointing(studio, claimed(start(), SPADES, asked("fry", Seat.P3, fryers=2)))
    own = player.scene.parts.plays[0]
    assert own.claim is not None
    assert not own.visible


def test_the_rules_opened_at_the_table_are_those_of_the_game(studio: Studio) -> None:
    player = Pointing(studio, dealt(start(), 60))
    player.keys("rules")
    scene = player.top
    assert isinstance(scene, RulesScene)
    assert scene.game == "chaodipi"
    player.keys("escape")
    player.keys("escape")
    player.push("Rules")
    assert isinstance(player.top, RulesScene)
    assert player.top.game == "chaodipi"


def test_the_hand_of_another_game_is_laid_out_anew(open_studio: OpenStudio) -> None:
    studio = open_studio((800, 600), hand="touch")
    before = Player(studio, PretendTable()).scene.desk.places.hand.area.h
    player = Player(studio, dealt(start(), 60))
    player.frames(2)
    assert player.scene.desk.places.hand.area.h < before
    assert not player.scene.desk.misplaced


# A real table


def gold(scene: TableScene) -> Button | None:
    """A claim that can be made now."""
    buttons = [part for part in scene.parts.actions.children if isinstance(part, Button) and part.visible]
    return next((part for part in buttons if part.style is Style.GOLD and part.blocked is None), None)


@pytest.mark.parametrize("way", [Pointing, Typing])
def test_rounds_on_a_real_table_with_every_claim_made(
    open_studio: OpenStudio, tmp_path: Path, way: type[Pointing] | type[Typing], seed: int
) -> None:
    """Make every claim as soon as its button lights, take every piece of advice, until three rounds are over."""
    studio = open_studio((800, 600))
    folder = tmp_path / "data"
    folder.mkdir()
    connection, clock = open_table(folder, seed, "chaodipi", rounds=3, game="chaodipi")
    player = way.at(studio, TableScene(studio.kit, studio.shell, connection))
    seen: set[str] = set()
    for _ in range(20_000):
        clock.now += 1 / 60
        player.frames()
        if isinstance(studio.scene, MatchScene):
            break
        do_something(player, seen)
    assert player.scene.desk.line.info.moment is Moment.MATCH_OVER
    assert {"draw", "bury", "play"} <= seen
    assert not any(isinstance(message, Nak) for message in connection.poll())


def do_something(player: Pointing | Typing, seen: set[str]) -> None:
    """What a hasty player does: by events before the first trick, in short after it."""
    scene, desk = player.scene, player.scene.desk
    if isinstance(player.top, ResultScene):
        player.top.buttons[-1].fire()
    if not desk.line.begun or desk.line.waiting or player.top is not scene:
        return
    seen.add(desk.view.stage.name)
    claim = gold(scene)
    if isinstance(desk.view.stage, Playing):
        if desk.view.my_turn:
            scene.advise()
            assert scene.parts.actions.fire_primary()
    elif isinstance(desk.view.stage, Declaring) and claim is not None:
        player.push_if_there(claim.text)
    elif desk.view.my_turn and scene.parts.actions.primary is not None:
        if desk.ask is not None and desk.ask.kind is not None:
            player.push("Hint")
        player.push(scene.parts.actions.primary.text)
