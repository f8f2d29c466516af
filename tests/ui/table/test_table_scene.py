"""The table as it is played at: by mouse, by finger, by keys."""

import random

import pytest

from game.rules.actions import Declare, Pass, Play
from game.rules.cards import Card, Rank
from game.rules.match import MatchPlan
from game.rules.playing import Playing
from game.rules.refusals import Refusal
from game.rules.round import Round
from game.rules.seats import Seat
from game.table.messages import (
    Act,
    Closed,
    CloseReason,
    Countdown,
    Denial,
    Leave,
    Moment,
    Nak,
    Pause,
    Ready,
)
from game.ui.dialog import Dialog
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.table.hinting import cheapest
from game.ui.table.match_scene import MatchScene
from game.ui.table.menu_scene import MenuScene
from game.ui.table.record_scene import LastTrickScene, PlayedScene
from game.ui.table.result_scene import ResultScene
from game.ui.table.scene import TableScene
from tests.ui.conftest import OpenStudio
from tests.ui.table.hands_on import Player
from tools.screens import Studio
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import LATER, MINE, answering, drawn, last_play, my_turn_in, stacked

KITTY = (Card.S3, Card.D3, Card.H5, Card.D5, Card.CK, Card.S6)


def lead(studio: Studio, *cards: Card, touch: bool = False) -> Player:
    """P0 leads to the first trick, these cards in the hand."""
    deck = stacked((cards, (), (), ()), KITTY)
    start = Start(levels=MINE.levels, banker=Seat.P0, deck=deck)
    return Player(studio, PretendTable(start).run(my_turn_in("play")), touch=touch)


def slot_of(player: Player, card: Card) -> int:
    return next(index for index, slot in enumerate(player.scene.parts.hand.slots) if slot.card is card)


def single_led(played: Round) -> bool:
    phase = played.phase
    return answering(1, width=1)(played) and isinstance(phase, Playing) and len(phase.trick.plays[0]) == 1


# Choosing


def test_a_tap_chooses_and_lets_go(studio: Studio) -> None:
    player = lead(studio)
    player.tap_card(0)
    assert len(player.chosen) == 1
    player.tap_card(0)
    assert player.chosen == ()


def test_a_sweep_chooses_all_it_passes(studio: Studio) -> None:
    player = Player(studio, PretendTable(MINE, declare=0.3).run(my_turn_in("bury")))
    player.press(player.spot(2))
    player.move(player.spot(4))
    player.move(player.spot(7))
    player.move(player.spot(6))
    player.release(player.spot(6))
    slots = player.scene.parts.hand.slots
    assert player.scene.desk.selection.keys == {slots[index].key for index in (2, 3, 4, 5, 6)}


def test_a_double_tap_takes_all_equal_cards(studio: Studio) -> None:
    player = lead(studio, Card.S9, Card.S9, Card.S9)
    place = player.spot(slot_of(player, Card.S9) + 1)
    player.tap(place)
    player.tap(place, pause=0.15)
    assert player.chosen == (Card.S9,) * 3
    assert player.scene.parts.actions.primary is not None
    assert player.scene.parts.actions.primary.text == "Play · triple"


def test_a_lost_pointer_undoes_the_sweep(studio: Studio) -> None:
    player = lead(studio)
    player.press(player.spot(2))
    player.move(player.spot(3))
    player.scene.parts.hand.cancel()
    assert player.chosen == ()


def test_unlike_cards_make_room_in_a_lead(studio: Studio) -> None:
    player = lead(studio, Card.SA, Card.SA, Card.CA)
    player.tap_cards((Card.SA, Card.SA))
    player.tap_cards((Card.CA,))
    assert player.chosen == (Card.CA,)


def test_one_card_takes_the_place_of_another_when_one_is_wanted(studio: Studio) -> None:
    player = Player(studio, PretendTable(LATER, declare=0.2).run(single_led))
    ask = player.scene.desk.ask
    assert ask is not None
    assert ask.wanted == 1
    first, second = sorted(ask.playable)[:2]
    player.tap_cards((first,))
    player.tap_cards((second,))
    assert player.chosen == (second,)


def test_a_dim_card_says_why(studio: Studio) -> None:
    player = Player(studio, PretendTable(LATER, declare=0.2).run(answering(2, width=2)))
    ask = player.scene.desk.ask
    assert ask is not None
    dim = next(slot.card for slot in player.scene.parts.hand.slots if slot.card not in ask.playable)
    before = player.chosen
    player.tap_card(slot_of(player, dim))
    assert player.chosen == before
    assert "You have cards of the suit that was led: they must be played first." in studio.kit.toasts.messages()


def test_the_missing_cards_are_offered(studio: Studio) -> None:
    player = Player(studio, PretendTable(MINE, declare=0.3).run(my_turn_in("bury")))
    player.scene.desk.selection.choose(player.scene.desk.hand[6:8])
    player.scene.refresh()
    player.push("Add 4 cards")
    assert len(player.chosen) == 6
    player.push("Bury 6 cards")
    assert player.table.round.phase.name == "bury_jokers"


def test_what_must_be_played_is_chosen_already(studio: Studio) -> None:
    table = PretendTable(LATER).run(lambda played: my_turn_in("play")(played) and len(played.cards.hands[0]) == 1)
    player = Player(studio, table)
    assert player.chosen == table.round.cards.hands[0]


def test_cards_can_be_laid_ready_while_others_play(studio: Studio) -> None:
    player = lead(studio, Card.S9)
    player.tap_cards((Card.S9,))
    player.push("Play · single")
    assert player.scene.desk.ask is None
    player.tap_card(3)
    assert len(player.chosen) == 1


def test_a_hand_is_sorted_two_ways(studio: Studio) -> None:
    player = lead(studio)
    suits = [slot.card for slot in player.scene.parts.hand.slots]
    player.push("Sort")
    ranks = [slot.card for slot in player.scene.parts.hand.slots]
    assert ranks != suits
    assert sorted(ranks) == sorted(suits)
    player.keys("sort")
    assert [slot.card for slot in player.scene.parts.hand.slots] == suits


# Buttons


def test_the_red_button_says_why_not(studio: Studio) -> None:
    player = lead(studio)
    assert player.scene.parts.actions.primary is not None
    player.tap(player.scene.parts.actions.primary.rect.center)
    assert studio.kit.toasts.messages() == ["Choose cards first."]
    assert player.table.sent == []


def test_hint_and_clear(studio: Studio) -> None:
    player = lead(studio)
    player.push("Hint")
    advice = cheapest(player.scene.desk.view)
    assert isinstance(advice, Play)
    assert player.chosen == advice.cards
    player.push("Clear")
    assert player.chosen == ()


def test_the_adviser_is_the_app_s(studio: Studio) -> None:
    table = PretendTable(LATER).run(my_turn_in("closing"))
    claim = next(action for action in table.round.view(Seat.P0).actions() if isinstance(action, Declare))
    scene = TableScene(studio.kit, studio.shell, table, lambda view: claim)
    table.tell()
    studio.scenes.replace(scene)
    studio.settle(2)
    scene.advise()
    assert studio.kit.toasts.messages()[-1].startswith("Advice: declare")
    scene = TableScene(studio.kit, studio.shell, table, lambda view: Pass())
    table.tell()
    studio.scenes.replace(scene)
    studio.settle(2)
    scene.advise()
    assert studio.kit.toasts.messages()[-1] == "Advice: let it be."


def test_a_claim_lights_as_soon_as_it_is_possible_and_is_made_by_a_tap(studio: Studio) -> None:
    deck = stacked(((Card.BJ,), (), (), ()), KITTY)
    player = Player(studio, PretendTable(Start(deck=deck)).run(drawn(0)))
    grab = player.button("Show a big joker")
    assert grab.blocked is not None
    player.until(lambda: Card.BJ in player.scene.desk.hand)
    player.frames(2)
    assert player.button("Show a big joker").blocked is None
    player.push("Show a big joker")
    assert player.table.round.board.banker is Seat.P0


def test_a_suit_is_named_for_three_jokers(studio: Studio) -> None:
    hands = ((Card.LJ,) * 3, (), (), ())
    start = Start(levels=(Rank.FOUR, Rank.FOUR), banker=Seat.P0, deck=stacked(hands, KITTY))
    player = Player(studio, PretendTable(start).run(my_turn_in("closing")))
    player.push("Small jokers")
    player.push("Back")
    player.push("Small jokers")
    player.push("♣")
    claim = player.table.round.board.claims[-1]
    assert (claim.cards, claim.suit) == ((Card.LJ,) * 3, "C")


def test_passing_has_a_button(studio: Studio) -> None:
    player = Player(studio, PretendTable(LATER).run(my_turn_in("closing")))
    player.push("Pass")
    assert isinstance(player.table.sent[-1], Act)
    assert player.table.sent[-1].action == Pass()


def test_jokers_go_down_and_cards_come_out(studio: Studio) -> None:
    deck = stacked(((Card.BJ, Card.LJ), (), (), ()), KITTY, Seat.P3)
    start = Start(levels=LATER.levels, banker=Seat.P3, deck=deck)
    player = Player(studio, PretendTable(start).run(my_turn_in("bury_jokers")))
    assert player.button("Add none").blocked is None
    player.tap_cards((Card.LJ,))
    assert player.button("Add 1 joker").blocked is not None
    player.tap_cards((Card.BJ,))
    player.push("Add 2 jokers")
    player.frames(3)
    assert player.table.round.phase.name == "take"
    assert player.scene.parts.kitty_pile.visible
    assert len(player.chosen) == 2
    player.push("Clear")
    player.tap_cards(player.table.round.board.swaps[-1].taken or cheapest_cards(player), player.scene.parts.kitty_pile)
    player.push("Take 2 cards out")
    assert player.table.round.phase.name != "take"
    assert not player.scene.parts.kitty_pile.visible


def cheapest_cards(player: Player) -> tuple[Card, ...]:
    advice = cheapest(player.scene.desk.view)
    assert advice is not None
    return getattr(advice, "cards", ())


# News of the table


def test_a_refused_action_is_explained(studio: Studio) -> None:
    player = lead(studio)
    player.table.say(Nak(9, refusal=Refusal.MUST_FOLLOW_SUIT))
    player.frames()
    player.table.say(Nak(10, denial=Denial.STALE))
    player.frames()
    assert studio.kit.toasts.messages() == [
        "You have cards of the suit that was led: they must be played first.",
        "The table has gone on in the meantime. Look again.",
    ]


def test_nothing_is_sent_twice_while_the_table_thinks(studio: Studio) -> None:
    player = lead(studio, Card.S9)
    silent = player.table.send
    player.table.send = player.table.sent.append  # type: ignore[method-assign]  # a slow network
    player.tap_cards((Card.S9,))
    player.push("Play · single")
    player.push("Play · single")
    assert len(player.table.sent) == 1
    assert studio.kit.toasts.messages() == ["One moment: the table is answering."]
    player.table.send = silent  # type: ignore[method-assign]


def test_the_clock_is_shown_by_whole_seconds(studio: Studio) -> None:
    table = PretendTable(MINE).run(my_turn_in("play"))
    table.countdown = Countdown(18_400, 30_000)
    player = Player(studio, table)
    player.rest()
    assert player.scene.desk.seconds_left == 19
    flips = sum(player.frames(300))
    assert 4 <= flips <= 5
    assert player.scene.desk.seconds_left == 14


def test_an_idle_table_is_not_flipped(studio: Studio) -> None:
    player = lead(studio)
    player.rest()
    assert player.frames(60) == [False] * 60


def test_a_closed_table_says_so_and_leads_to_the_title(studio: Studio) -> None:
    player = lead(studio)
    player.table.say(Closed(CloseReason.FAULT, resumable=True))
    player.frames(3)
    assert isinstance(player.top, Dialog)
    player.push("To the title")
    assert isinstance(player.top, TitleScene)


def test_pausing_by_the_menu_stops_a_table_with_one_human(studio: Studio) -> None:
    player = lead(studio)
    player.keys("escape")
    assert isinstance(player.top, MenuScene)
    assert player.table.sent == [Pause(True)]
    player.frames(2)
    player.push("Go on")
    assert player.table.sent == [Pause(True), Pause(False)]
    player.frames(2)
    assert player.top is player.scene


def test_a_paused_table_opens_its_menu(studio: Studio) -> None:
    player = lead(studio)
    player.table.send(Pause(True))
    player.frames(2)
    assert isinstance(player.top, MenuScene)
    player.keys("escape")
    assert player.top is player.scene


def test_the_menu_leads_to_rules_and_settings(studio: Studio) -> None:
    player = lead(studio)
    for text, kind in (("Rules", RulesScene), ("Settings", SettingsScene), ("Last trick", LastTrickScene)):
        player.keys("escape")
        player.push(text)
        assert isinstance(player.top, kind)
        player.keys("escape", "escape")
        assert player.top is player.scene
    player.keys("rules")
    assert isinstance(player.top, RulesScene)


def test_leaving_asks_and_says_what_is_kept(studio: Studio) -> None:
    player = lead(studio)
    leave = player.scene.parts.icons[-1]
    player.tap(leave.rect.center)
    assert isinstance(player.top, Dialog)
    player.push("Stay")
    assert player.top is player.scene
    player.tap(leave.rect.center)
    player.push("Leave")
    assert isinstance(player.top, TitleScene)
    assert player.table.sent == [Leave()]


def test_last_trick_and_played_cards(studio: Studio) -> None:
    player = Player(studio, PretendTable(LATER, declare=0.2).run(answering(2, width=1)))
    player.keys("last")
    assert isinstance(player.top, LastTrickScene)
    player.tap((4, 4))
    assert player.top is player.scene
    player.keys("played")
    assert isinstance(player.top, PlayedScene)
    player.push("Close")
    for icon in player.scene.parts.icons[:2]:
        player.tap(icon.rect.center)
        assert player.top is not player.scene
        player.keys("escape")


def test_mute_by_key(studio: Studio) -> None:
    player = lead(studio)
    before = studio.kit.settings.mute
    player.keys("mute")
    assert studio.kit.settings.mute is not before


# The end of a round


def over(studio: Studio, plan: MatchPlan | None = None) -> Player:
    start = Start(levels=LATER.levels, banker=Seat.P1, played=5, seed=3, plan=plan or MatchPlan())
    return Player(studio, PretendTable(start, declare=0.2).run(lambda played: played.over))


def test_the_result_leads_to_the_next_round(studio: Studio) -> None:
    player = over(studio)
    assert isinstance(player.top, ResultScene)
    player.keys("escape")
    assert isinstance(player.top, ResultScene)
    player.push("See the table")
    assert player.top is player.scene
    player.push("Back to the result")
    assert isinstance(player.top, ResultScene)
    player.push("Next round")
    assert player.table.sent == [Ready()]
    player.frames(2)
    assert player.top is player.scene
    assert player.scene.desk.round_number == 7
    assert player.scene.desk.line.info.moment is Moment.PLAYING


def test_the_last_round_leads_to_the_end_of_the_match(studio: Studio) -> None:
    player = over(studio, MatchPlan(rounds=6))
    player.push("Final result")
    assert isinstance(player.top, MatchScene)
    player.push("Leave")
    assert isinstance(player.top, TitleScene)


def test_the_result_waits_for_the_last_trick_to_be_seen(studio: Studio) -> None:
    start = Start(levels=LATER.levels, banker=Seat.P1, played=5, seed=3)
    table = PretendTable(start, declare=0.2)
    table.run(last_play)
    player = Player(studio, table)
    table.go(mine=True)
    player.frames(30)
    assert player.top is player.scene
    heard = player.scene.theatre.calls.heard
    assert heard[0] in ("Kitty captured!", "Kitty kept!")
    player.tap((player.studio.kit.metrics.width // 2, player.scene.desk.places.felt.bottom - 4))
    player.frames(3)
    assert isinstance(player.top, ResultScene)


# Whole rounds


def play_a_round(player: Player) -> None:
    """Play until the round is over, by whatever `player` has at hand."""
    while not player.table.round.over:
        player.table.go()
        player.frames()
        ask = player.scene.desk.ask
        if ask is not None and player.scene.desk.view.my_turn:
            take_turn(player)


def take_turn(player: Player) -> None:
    ask = player.scene.desk.ask
    assert ask is not None
    if ask.kind is not None and not ask.can_pass:
        advice = cheapest(player.scene.desk.view)
        wanted = getattr(advice, "cards", ())
        pile = player.scene.parts.kitty_pile if ask.from_kitty else player.scene.parts.hand
        if player.chosen:
            player.push("Clear")
        player.tap_cards(wanted, pile)
        assert player.chosen == wanted
    primary = player.scene.parts.actions.primary
    assert primary is not None
    assert primary.blocked is None
    player.tap(primary.rect.center)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_a_whole_round_by_pointer(open_studio: OpenStudio, size: tuple[int, int], touch: bool) -> None:
    studio = open_studio(size, hand="touch" if touch else "mouse", reduced_motion=True)
    start = Start(levels=LATER.levels, banker=Seat.P0, tribute=2, played=5, seed=8)
    player = Player(studio, PretendTable(start, declare=0.1), touch=touch)
    play_a_round(player)
    player.rest()
    assert isinstance(player.top, ResultScene)


def test_a_whole_round_by_keys(open_studio: OpenStudio, rng: random.Random) -> None:
    """Arrows, space and Enter alone: the cards are found by walking along the hand."""
    studio = open_studio((800, 600), speed="fast")
    start = Start(levels=LATER.levels, banker=Seat.P0, tribute=2, played=5, seed=8)
    player = Player(studio, PretendTable(start, declare=0.1))
    while not player.table.round.over:
        player.table.go()
        player.frames()
        if player.scene.desk.ask is not None and player.scene.desk.view.my_turn:
            keys_turn(player)
    player.rest()
    assert isinstance(player.top, ResultScene)
    player.keys("enter")
    assert player.table.sent[-1] == Ready()


def keys_turn(player: Player) -> None:
    desk = player.scene.desk
    ask = desk.ask
    assert ask is not None
    if ask.kind is None or ask.can_pass:
        player.keys("enter")
        return
    if ask.from_kitty:
        player.keys("hint", "enter")
        return
    wanted: list[Card] = list(getattr(cheapest(desk.view), "cards", ()))
    player.keys("clear", "left")
    for _ in range(2 * len(desk.hand)):
        hand = player.scene.parts.hand
        slot = hand.slots[hand.cursor]
        if slot.card in wanted and slot.key not in desk.selection:
            wanted.remove(slot.card)
            player.keys("space")
        player.keys("right")
        if not wanted:
            break
    player.keys("enter")
