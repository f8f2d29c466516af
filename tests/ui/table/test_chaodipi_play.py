"""炒地皮 at the screen from the first lead on: tractors, throws, one that fails, the end of a round and of a match."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules.actions import Play
from game.rules.board import Board
from game.rules.cards import Card, Cards, Rank
from game.rules.ranking import EffectiveSuit
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from game.table.messages import Act
from game.ui.table.asks import read_ask
from game.ui.table.facts import Field
from game.ui.table.felt import lay_groups
from game.ui.table.hinting import cheapest, complete, why_not
from game.ui.table.match_scene import MatchScene
from game.ui.table.record_scene import LastTrickScene, PlayedScene
from game.ui.table.result_scene import ResultScene
from game.words import Text, say, tr
from game.words.games import GAME_WORDS
from tests.kit.notation import cards
from tests.ui.audit import faults
from tests.ui.conftest import OpenStudio
from tests.ui.table.hands_on import Player
from tests.ui.table.test_table_layout import NEEDED, strips_too_narrow
from tools.screens import LANGUAGES, SIZES, Studio
from tools.screens.chaodipi_play import MINE, failing, past_ace, to_play
from tools.screens.pretend import PretendTable, Start


def played(player: Player) -> Cards:
    """What the player has asked the table to play last."""
    act = player.table.sent[-1]
    assert isinstance(act, Act)
    assert isinstance(act.action, Play)
    return act.action.cards


def sweep(player: Player, first: int, last: int) -> None:
    """Sweep over the hand from one card to another."""
    player.frames(1, 0.5)
    player.press(player.spot(first))
    step = 1 if last > first else -1
    for index in range(first + step, last + step, step):
        player.move(player.spot(index))
    player.release(player.spot(last))


def index_of(player: Player, text: str, copy: int = 0) -> int:
    """Where a card lies in the hand."""
    card = cards(text)[0]
    slots = player.scene.parts.hand.slots
    return next(index for index, slot in enumerate(slots) if (slot.card, slot.copy) == (card, copy))


# Choosing


@pytest.mark.parametrize("touch", [False, True])
def test_a_throw_is_swept_together_and_shown_in_its_parts(open_studio: OpenStudio, touch: bool) -> None:
    studio = open_studio((800, 600), hand="touch" if touch else "mouse")
    player = Player(studio, to_play(Seat.P0, MINE), touch=touch)
    sweep(player, index_of(player, "S10", 1), index_of(player, "S9"))
    assert player.chosen == cards("S10*2 S9*2")
    player.tap_card(index_of(player, "SA"))
    sweep(player, index_of(player, "SK"), index_of(player, "SK", 1))
    assert player.chosen == cards("SA SK*2 S10*2 S9*2")
    own = player.scene.parts.plays[0]
    assert [len(group) for group in own.preview] == [4, 2, 1]
    laid, _ = lay_groups(player.scene.desk, Seat.P0, own.preview)
    assert len(laid.blocks) == 3
    player.push("Play · throw")
    assert played(player) == cards("SA SK*2 S10*2 S9*2")
    assert own.preview == ()


def test_a_sweep_that_leads_keeps_to_the_suit_it_began_in(studio: Studio) -> None:
    player = Player(studio, to_play(Seat.P0, MINE))
    sweep(player, index_of(player, "S8"), index_of(player, "DK"))
    assert player.chosen == cards("S8 S3")
    player.tap_card(index_of(player, "CQ"))
    assert player.chosen == cards("CQ")
    player.tap_card(index_of(player, "CJ"))
    assert player.chosen == cards("CJ CQ")


def test_a_sweep_can_be_taken_back(studio: Studio) -> None:
    player = Player(studio, to_play(Seat.P0, MINE))
    sweep(player, index_of(player, "S10"), index_of(player, "S9", 1))
    sweep(player, index_of(player, "S9", 1), index_of(player, "S10"))
    assert player.chosen == ()


def test_what_must_be_followed_is_lit_and_a_dim_card_says_why(studio: Studio) -> None:
    table = to_play(Seat.P3, "S10*2 S9*2 SA SK*2 D9*2", "", "", "SQ*2 SJ*2")
    table.do(Seat.P3, Play(cards("SQ*2 SJ*2")), aloud=False)
    player = Player(studio, table)
    assert player.chosen == cards("S10*2 S9*2")
    hand = player.scene.parts.hand
    assert {slot.card for slot in hand.slots if not hand.is_dim(slot.card)} == set(cards("S10 S9"))
    player.tap_card(index_of(player, "SA"))
    assert studio.kit.toasts.messages() == ["You have a tractor of the suit as long as the one led: it must be played."]
    player.push("Clear")
    sweep(player, index_of(player, "S10", 1), index_of(player, "S9"))
    player.push("Play · tractor")
    assert played(player) == cards("S10*2 S9*2")


def test_a_kill_is_shown_in_its_parts(studio: Studio) -> None:
    """As the picture of the kill: a throw of a pair and a single is trumped."""
    spades, hearts = "SQ SJ S9 S7 S4 S3 S8 SA SK S10", "H9 H5*2 H4*2 HK H3"
    table = to_play(Seat.P3, f"{spades} {hearts} D9*2 D7 D5 DQ DJ D10 D2", "", "", "CA*2 CK CQ")
    table.do(Seat.P3, Play(cards("CA*2 CK")), aloud=False)
    player = Player(studio, table)
    player.tap_cards(cards("H5*2 H9"))
    assert [len(group) for group in player.scene.parts.plays[0].preview] == [2, 1]
    player.push("Play")
    player.rest()
    assert "Trumped!" in player.scene.theatre.calls.heard


def test_a_choice_can_be_completed_however_many_answers_there_are() -> None:
    """Far more answers than anybody looks at: the rest is found by the rules."""
    mine = "S3*2 S5*2 S8*2 S10*2 SJ S4 S7 C3*2 C4*2 C5*2 C7*2 D5*2"
    table = to_play(Seat.P3, mine, "", "", "SA*2 SK*2 SQ*2")
    table.do(Seat.P3, Play(cards("SA*2 SK*2 SQ*2")), aloud=False)
    view = table.round.view(Seat.P0)
    ask = read_ask(view)
    assert ask is not None
    assert cards("S4")[0] not in ask.playable
    whole = complete(view, ask, cards("S10"))
    assert whole is not None
    assert view.check(Play(whole)) is None
    assert whole.count(cards("S10")[0]) == 2
    assert why_not(view, ask, cards("C3")[0]) is not None


# The hand, and where words appear


@pytest.mark.parametrize("reach", ["mouse", "touch"])
@pytest.mark.parametrize("size", SIZES)
def test_hands_of_any_size(open_studio: OpenStudio, size: tuple[int, int], reach: str) -> None:
    studio = open_studio(size, "zh_CN", hand=reach)
    for count in (1, 25, 33):
        player = Player(studio, with_hand(count))
        assert len(player.scene.parts.hand.slots) == count
        assert faults(player.scene) == []
        assert strips_too_narrow(player.scene.parts.hand, NEEDED[reach]) == []


def with_hand(count: int) -> PretendTable:
    """A table at which P0 holds so many cards and must act."""
    table = PretendTable(Start("chaodipi", banker=Seat.P0, played=5, seed=2, game="chaodipi"))
    return table.run(lambda played: Seat.P0 in played.to_act and len(played.cards.hands[0]) == count)


@pytest.mark.parametrize("size", SIZES)
def test_messages_leave_the_plates_and_the_hand_free(open_studio: OpenStudio, size: tuple[int, int]) -> None:
    studio = open_studio(size)
    player = Player(studio, to_play(Seat.P0, MINE))
    for words in ("one", "two", "three"):
        studio.kit.toasts.say(words)
    drawn = studio.kit.toasts.draw(studio.picture(), studio.kit.metrics)
    assert len(drawn) == 3
    places = player.scene.desk.places
    assert all(not rect.collidelistall([*places.plates, places.hint, places.actions]) for rect in drawn)
    studio.open("title")
    assert studio.kit.toasts.floor is None


# Callouts


@pytest.mark.parametrize(
    ("hand", "lead", "call"),
    [
        ("S10*2 S9*2", "S10*2 S9*2", ["Tractor!"]),
        ("SA*2 SK*2 SQ*2 SJ", "SA*2 SK*2 SQ*2 SJ", ["Throw!"]),
        ("SA*2 S9*2", "SA*2", []),
    ],
)
def test_what_is_called_out(studio: Studio, hand: str, lead: str, call: list[str]) -> None:
    """SJ stands in the throw: the other jack is held with it."""
    hand = hand + (" SJ" if lead.endswith("SJ") else "")
    table = to_play(Seat.P3, "", "", "", hand)
    player = Player(studio, table)
    table.do(Seat.P3, Play(cards(lead)))
    player.frames(2)
    player.rest()
    assert player.scene.theatre.calls.heard == call


# A throw that fails


def throw(player: Player) -> None:
    """P3 throws what P0 or P1 beats."""
    player.table.do(Seat.P3, Play(cards("C9 C8*2 C4*2")))
    player.frames(2)


def wait_for(player: Player, so: Callable[[], bool]) -> None:
    for _ in range(600):
        if so():
            return
        player.frames()
    raise AssertionError("it never came to that")


def test_a_failed_throw_is_shown_step_by_step(studio: Studio) -> None:
    player = Player(studio, failing())
    staging = player.scene.desk.staging
    throw(player)
    failed = player.table.round.board.failed_throws[-1]
    holder, thrower = player.scene.parts.plays[failed.beaten_by], player.scene.parts.plays[Seat.P3]
    assert player.scene.desk.points == 0
    wait_for(player, lambda: staging.failed is not None)
    lying = thrower.lying
    assert lying is not None
    assert len(lying.laid.cards) == 5
    assert lying.marked == ()
    wait_for(player, lambda: staging.beaten)
    lying, beating = thrower.lying, holder.lying
    assert lying is not None
    assert beating is not None
    assert lying.marked == failed.forced
    assert say(lying.caption or "") == f"throw fails · +{failed.penalty}"
    assert [card for card, _, _ in beating.laid.cards] == list(failed.beating)
    frames = 0
    while staging.beaten:
        player.frames()
        frames += 1
    assert frames > 100
    lying = thrower.lying
    assert lying is not None
    assert [card for card, _, _ in lying.laid.cards] == list(failed.forced)
    player.rest()
    assert player.scene.desk.points == failed.penalty
    assert player.scene.theatre.calls.heard == ["Throw!", "Throw fails!"]


def test_a_tap_skips_it(studio: Studio) -> None:
    player = Player(studio, failing())
    throw(player)
    player.tap(player.scene.desk.places.felt.center)
    assert player.scene.theatre.idle
    assert player.scene.desk.staging.failed is None
    assert player.scene.desk.points == 50


def test_what_is_thrown_back_is_not_in_the_hand_before_it_is_back(studio: Studio) -> None:
    player = Player(studio, to_play(Seat.P0, "CQ*2 C9 C8*2 C4*2 SK H8*2", "", "CK C3", "CA*2 CJ*2"))
    thrown = cards("CQ*2 C9 C8*2 C4*2")
    player.tap_cards(thrown)
    player.push("Play · throw")
    staging = player.scene.desk.staging
    wait_for(player, lambda: staging.beaten)
    failed = player.table.round.board.failed_throws[-1]
    assert failed.seat is Seat.P0
    assert staging.arriving.total() == len(thrown) - len(failed.forced)
    player.rest()
    assert staging.arriving.total() == 0
    assert len(player.scene.parts.hand.slots) == 25 - len(failed.forced)


def test_others_wait_until_it_has_been_read(studio: Studio) -> None:
    """P0 throws; the three others answer at once: their cards come when the failed throw has gone."""
    player = Player(studio, to_play(Seat.P0, "CQ*2 C9 C8*2 C4*2 SK H8*2", "", "CK C3", "CA*2 CJ*2"))
    player.tap_cards(cards("CQ*2 C9 C8*2 C4*2"))
    player.push("Play · throw")
    staging = player.scene.desk.staging
    for _ in range(3):
        player.table.go()
        player.frames(3)
    assert len(player.table.round.board.tricks) == 1
    assert [place.cards for place in player.scene.parts.plays[1:]] == [None] * 3
    wait_for(player, lambda: staging.beaten)
    wait_for(player, lambda: staging.failed is None)
    wait_for(player, lambda: all(place.cards is not None for place in player.scene.parts.plays))
    assert staging.linger is not None
    player.rest()
    assert staging.linger is None


def test_ones_own_answer_and_the_next_trick_end_it(studio: Studio) -> None:
    player = Player(studio, failing())
    throw(player)
    wait_for(player, lambda: player.scene.desk.staging.failed is not None)
    player.push("Hint")
    player.keys("enter")
    player.frames(2)
    assert player.scene.desk.staging.failed is None
    player.rest()
    while len(player.table.round.board.tricks) < 1:
        player.table.go()
    player.frames(2)
    player.rest()
    assert player.scene.desk.staging.landing.total() == 0


def test_where_it_is_told_afterwards(studio: Studio) -> None:
    player = Player(studio, failing())
    throw(player)
    while not player.table.round.board.tricks:
        player.table.go(mine=True)
    player.frames(2)
    player.rest()
    player.keys("last")
    assert isinstance(player.top, LastTrickScene)
    told = "老虎滩 throws ♣9 ♣8×2 ♣4×2. 小林 holds ♣5×2: only ♣4×2 is played, 50 points to the attackers."
    assert told in facts(player)
    player.keys("escape", "played")
    assert isinstance(player.top, PlayedScene)
    assert told in facts(player)


def facts(player: Player) -> list[str]:
    """What stands in the fields of the screen on top."""
    fields = [part for part in player.top.root.walk() if isinstance(part, Field)]
    return [say(fact.words) for field in fields for fact in field.facts()]


def test_deals_that_came_to_nothing_are_on_record(studio: Studio) -> None:
    start = Start("chaodipi", (Rank.TWO, Rank.TWO), redeals=2, game="chaodipi")
    player = Player(studio, PretendTable(start).run(lambda played: Seat.P0 in played.to_act))
    player.keys("played")
    assert "Dealt again before this round" in facts(player)


# The end


def test_the_result_shows_the_table_of_levels_and_leads_to_the_match(studio: Studio) -> None:
    player = Player(studio, past_ace())
    assert isinstance(player.top, ResultScene)
    player.push("Final result")
    assert isinstance(player.top, MatchScene)
    assert player.table.match.winners is not None


def test_the_sum_says_what_it_is_made_of(studio: Studio) -> None:
    studio.open("table-chaodipi-result")
    scene = studio.scene
    assert isinstance(scene, ResultScene)
    won, board = scene.desk.line.info.settlement, scene.desk.board
    assert won is not None
    facts = {say(fact.words): say(fact.value or "") for fact in scene.fields[0].facts()}
    assert facts["In tricks"] == str(board.points)
    assert facts["Failed throw"] == f"{board.penalties:+d}"
    lit = [row for row in scene.table.rows if row.lit]
    assert len(lit) == 1
    least, _, most = say(lit[0].span).partition("–")
    assert int(least) <= won.score <= int(most or least)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_with_every_reason_there_is_fits_the_smallest_window(
    open_studio: OpenStudio, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A captured kitty, failed throws, the step, a must-play level, past A: five sentences."""

    def reasons(board: Board, result: Settlement) -> tuple[Text, ...]:
        del board
        return (tr("{score} points: the attackers take the bank, but no level.", score=result.score),) * 5

    monkeypatch.setitem(GAME_WORDS, "chaodipi", replace(GAME_WORDS["chaodipi"], level_reasons=reasons))
    studio = open_studio((800, 600), language)
    studio.open("table-chaodipi-result-past")
    scene = studio.scene
    assert isinstance(scene, ResultScene)
    assert faults(scene) == []
    assert scene.table.rect.bottom <= scene.buttons[0].rect.y


# Whole rounds


def take_turn(player: Player) -> None:
    """Choose what the simplest adviser says, card by card, and confirm it."""
    ask = player.scene.desk.ask
    assert ask is not None
    if ask.kind is not None:
        wanted = getattr(cheapest(player.scene.desk.view), "cards", ())
        if player.chosen:
            player.push("Clear")
        player.tap_cards(wanted)
        assert player.chosen == wanted
    primary = player.scene.parts.actions.primary
    assert primary is not None
    assert primary.blocked is None
    player.tap(primary.rect.center)


def keys_turn(player: Player) -> None:
    """The same by arrows, space and Enter."""
    ask, desk = player.scene.desk.ask, player.scene.desk
    assert ask is not None
    wanted: list[Card] = list(getattr(cheapest(desk.view), "cards", ())) if ask.kind is not None else []
    player.keys(*(["clear", "left"] if wanted else []))
    for _ in range(2 * len(desk.hand)):
        if not wanted:
            break
        hand = player.scene.parts.hand
        slot = hand.slots[hand.cursor]
        if slot.card in wanted and slot.key not in desk.selection:
            wanted.remove(slot.card)
            player.keys("space")
        player.keys("right")
    player.keys("enter")


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_whole_round(open_studio: OpenStudio, way: str) -> None:
    """P0 banks, buries, leads, throws once what fails, and plays on to the result."""
    studio = open_studio((800, 600), hand="touch" if way == "touch" else "mouse", reduced_motion=True)
    start = Start("chaodipi", banker=Seat.P0, played=5, seed=11, game="chaodipi")
    player = Player(studio, PretendTable(start, declare=0.1), touch=way == "touch")
    threw = False
    while not player.table.round.over:
        player.table.go()
        player.frames()
        desk = player.scene.desk
        if desk.ask is None or not desk.view.my_turn:
            continue
        if desk.ask.leads and not threw:
            threw = True
            throw_a_suit(player, way)
        elif way == "keys":
            keys_turn(player)
        else:
            take_turn(player)
    assert len(player.table.round.board.failed_throws) == 1
    player.rest()
    assert isinstance(player.top, ResultScene)


def throw_a_suit(player: Player, way: str) -> None:
    """Throw the four lowest cards of a suit."""
    hand = player.scene.desk.hand
    trump = player.scene.desk.board.trump
    sides = [trump.in_suit(hand, suit) for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP]
    lowest = sorted(max(sides, key=len), key=trump.height)[:4]
    if way != "keys":
        player.tap_cards(tuple(lowest))
        player.push("Play · throw")
        return
    player.keys("left")
    for card in lowest:
        while True:
            slot = player.scene.parts.hand.slots[player.scene.parts.hand.cursor]
            if slot.card is card and slot.key not in player.scene.desk.selection:
                player.keys("space")
                break
            player.keys("right")
    player.keys("enter")
