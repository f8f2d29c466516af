"""The layout audit of the table: every size, language and reach, hands of one, 39 and 45 cards."""

import pytest

from game.rules.board import Setup
from game.rules.cards import Card, Rank
from game.rules.round import Round
from game.rules.seats import Seat
from game.table.messages import Occupant, SeatInfo
from game.ui.table.hand import Pile
from game.ui.table.scene import TableScene
from tests.ui.audit import faults
from tests.ui.conftest import OpenStudio
from tests.ui.table.hands_on import Player
from tools.screens import LANGUAGES, SIZES, Studio, all_screens
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import LATER, MINE, my_turn_in

NEEDED = {"mouse": 24, "touch": 40}
LONG = SeatInfo("WWWWWWWWWWWW", "panda", Occupant.STAND_IN, "steady")


def with_hand(count: int) -> PretendTable:
    """A table at which P0 holds so many cards and must act."""
    if count == 45:
        return PretendTable(MINE, declare=0.3).run(my_turn_in("bury"))

    def so_many(played: Round) -> bool:
        return my_turn_in("play")(played) and len(played.cards.hands[0]) == count

    return PretendTable(LATER).run(so_many)


@pytest.mark.parametrize("reach", NEEDED)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_hands_of_any_size(open_studio: OpenStudio, size: tuple[int, int], language: str, reach: str) -> None:
    studio = open_studio(size, language, hand=reach)
    for count in (1, 39, 45):
        table = with_hand(count)
        table.people = (LONG, LONG, LONG, LONG)
        player = Player(studio, table)
        assert len(player.scene.parts.hand.slots) == count
        assert faults(player.scene) == []
        assert strips_too_narrow(player.scene.parts.hand, NEEDED[reach]) == []
        assert_words_stay_on_their_plates(player)


def strips_too_narrow(pile: Pile, needed: int) -> list[str]:
    """Cards of which less than so many pixels can be seen and tapped."""
    return [f"{slot.card} {slot.strip.w}" for slot in pile.slots if slot.strip.w < needed]


def assert_words_stay_on_their_plates(player: Player) -> None:
    for plate in player.scene.parts.plates:
        assert player.scene.desk.kit.metrics.rect.contains(plate.words_rect)
        others = [other for other in player.scene.parts.plates if other is not plate]
        assert not any(plate.words_rect.colliderect(other.rect) for other in others)


@pytest.mark.parametrize("ui_scale", [80, 130])
@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
def test_the_player_s_scale(open_studio: OpenStudio, size: tuple[int, int], ui_scale: int) -> None:
    studio = open_studio(size, "en", ui_scale=ui_scale, hand="touch")
    for count in (1, 39, 45):
        player = Player(studio, with_hand(count))
        assert faults(player.scene) == []
        assert strips_too_narrow(player.scene.parts.hand, NEEDED["touch"]) == []


def test_the_open_kitty_can_be_tapped(open_studio: OpenStudio) -> None:
    studio = open_studio((800, 600), hand="touch")
    studio.open("table-take-out")
    assert isinstance(studio.scene, TableScene)
    pile = studio.scene.parts.kitty_pile
    assert len(pile.slots) == 8
    assert strips_too_narrow(pile, NEEDED["touch"]) == []


def test_everything_is_placed_anew_when_the_window_changes(studio: Studio) -> None:
    player = Player(studio, with_hand(39))
    before = player.scene.parts.hand.rect.copy()
    studio.kit.resize((1600, 900))
    studio.scenes.layout()
    assert player.scene.parts.hand.rect != before
    assert faults(player.scene) == []


def test_the_reach_of_the_settings_is_followed(open_studio: OpenStudio) -> None:
    studio = open_studio((1280, 800))
    player = Player(studio, with_hand(39))
    rows = player.scene.parts.hand.slots[-1].row
    studio.kit.store.change(hand="touch")
    player.frames(2)
    assert player.scene.parts.hand.slots[-1].row > rows
    assert faults(player.scene) == []


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_the_table_can_be_drawn(open_studio: OpenStudio, language: str, deck: str) -> None:
    studio = open_studio((1024, 768), language, deck=deck)
    for name in all_screens():
        if name.startswith("table"):
            studio.open(name)
            assert len({tuple(studio.picture().get_at((x, 400))) for x in range(0, 1024, 8)}) > 8


def test_a_spectator_sees_a_table_without_a_hand(studio: Studio) -> None:
    table = PretendTable(LATER, declare=0.2).run(my_turn_in("play"))
    table.viewer = None
    player = Player(studio, table)
    while table.go(mine=True):
        player.frames(2)
    assert player.scene.parts.hand.slots == ()
    assert player.scene.desk.ask is None
    player.rest()
    assert faults(player.scene) == []


def test_a_moving_card_leaves_the_still_picture_alone(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(studio, with_hand(39))
    player.rest()
    drawn: list[object] = []
    monkeypatch.setattr(player.scene, "draw", drawn.append)
    picture = player.scene.desk.art.row((Card.S9,), player.scene.desk.places.trick_card)
    player.scene.theatre.fly(picture, ((100, 100), (600, 300)), 1.0)
    assert all(player.frames(30))
    assert drawn == []


def test_a_first_look_shows_nothing_before_the_table_speaks(studio: Studio) -> None:
    table = PretendTable(Start())
    scene = TableScene(studio.kit, studio.shell, table)
    studio.scenes.replace(scene)
    studio.settle(3)
    assert not scene.desk.line.begun
    assert scene.parts.hand.slots == ()
    with pytest.raises(RuntimeError, match="has not said anything"):
        _ = scene.desk.view
    table.tell()
    studio.settle(3)
    assert scene.desk.line.begun


def test_the_bar_drops_words_before_it_drops_figures(open_studio: OpenStudio) -> None:
    studio = open_studio((800, 600), "en", ui_scale=130)
    table = PretendTable(Start(levels=(Rank.TEN, Rank.TEN), banker=Seat.P1, played=100)).run(my_turn_in("play"))
    player = Player(studio, table)
    bar = player.scene.parts.bar
    assert bar.meter.right <= bar.right
    assert bar.meter.w >= studio.kit.px(60)
    assert isinstance(table.round.board.setup, Setup)
