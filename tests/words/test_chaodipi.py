"""What is said in the situations that a newcomer to Chao Dipi meets, word for word (B3 to B9)."""

from collections.abc import Iterator

import pytest

from game.rules.actions import Pass
from game.rules.chaodipi.game import Chaodipi
from game.rules.events import events_for
from game.rules.seats import Seat
from game.words import use_language
from game.words.cast import Cast
from game.words.chaodipi import claim_line, play_words, task_words
from game.words.chaodipi_settling import level_reasons
from game.words.happenings import happening_words
from tests.kit.chaodipi import PlayScene, bury_spare, first_round, later_round, options, ranking
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.playthrough import Playthrough, play, show

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


def says(game: Playthrough, seat: Seat | None) -> str:
    return str(task_words(game.view(seat), Cast(NAMES, seat)))


def told(game: Playthrough, viewer: Seat | None) -> list[str]:
    view, cast = game.view(viewer), Cast(NAMES, viewer)
    lines = (happening_words(event, view, cast) for event in events_for(game.told, viewer))
    return [str(line) for line in lines if line is not None]


# --- reporting ---


def test_the_race_of_the_first_round() -> None:
    game = first_round({P1: "D2*2"})
    assert says(game, P0) == "First round: whoever first shows a level card (2) is banker, and its suit is trump."
    game.draw(8)
    game.do(P1, show("D2"))
    assert told(game, P0) == ["Bo reports ♦2: diamonds"]
    assert says(game, P0) == "Bo reported ♦2 and is banker. After the deal any pair of 2s or of jokers can override it."
    assert says(game, P1) == (
        "You reported ♦2. Show the second one to insure it: then only a pair of ♣2/♥2/♠2 or of jokers can override it."
    )
    game.do(P1, show("D2*2"))
    assert told(game, P1) == ["Bo* insures with ♦2×2"]
    assert says(game, P1).startswith("You reported ♦2×2 and are banker. After the deal a pair of ♣2/♥2/♠2 or of jokers")


def test_later_rounds_keep_the_banker() -> None:
    game = later_round({P2: "S5"}, level="5", banker=P0)
    assert says(game, P0) == "Whoever first shows a level card (5) makes its suit trump. You stay banker."
    assert says(game, P1) == "Whoever first shows a level card (5) makes its suit trump. Ann stays banker."
    game.draw(12)
    game.do(P2, show("S5"))
    assert says(game, P2) == "You reported ♠5. After the burying any pair of 5s or of jokers can fry it."


def test_the_closing_round_says_who_may_still_do_what() -> None:
    game = later_round({P1: "C5", P2: "D5*2", P3: "H5"}, kitty="S5*2 H5 C5", level="5", banker=P0)
    game.draw_all()
    assert says(game, P0) == "Nobody has reported yet, and you hold no 5: pass."
    assert says(game, P1) == "Nobody has reported yet. Ann may still show a 5."
    game.do(P0, Pass())
    assert says(game, P1) == "Nobody has reported yet. Last chance: show a 5, or let it be."
    game.do(P1, show("C5"))
    assert says(game, P2) == "Bo reported ♣5 and alone may insure it: pass."
    assert says(game, P1) == "All cards are dealt: the last call to insure. Cy is asked."


@pytest.mark.parametrize(
    ("held", "shown", "said"),
    [
        ("D5*2", "D5", "Last chance to insure ♦5: then only a pair of ♣5/♥5/♠5 or of jokers can override it."),
        ("S5*2", "S5", "Last chance to insure ♠5: then only a pair of jokers can override it."),
        ("D5", "D5", "Last chance to insure ♦5, but you hold no second one: pass."),
        ("D5*2", "D5*2", "You have insured ♦5×2: pass."),
    ],
)
def test_the_last_chance_to_insure(held: str, shown: str, said: str) -> None:
    game = later_round({P0: held}, level="5", banker=P0)
    game.draw(8)
    game.do(P0, show(shown))
    game.draw_all()
    assert says(game, P0) == said


# --- overriding and frying ---


def test_overriding_before_the_kitty_is_taken() -> None:
    game = first_round({P3: "D2", P0: "H2*2", P1: "BJ*2"}, kitty="S2*2 C2*2")
    game.draw(40)
    game.do(P3, show("D2"))
    game.close()
    assert says(game, P0) == "You may override Di's ♦2 with any pair of 2s or of jokers: then you are banker."
    assert says(game, P3) == "Ann may override your ♦2 with any pair of 2s or of jokers."
    game.do(P0, show("H2*2"))
    assert told(game, P1) == ["Ann overrides with ♥2×2 and is banker: hearts"]
    game.do(P1, show("BJ*2"))
    assert told(game, None) == ["Bo overrides with big joker×2 and is banker: no trump"]
    assert says(game, P2) == "Nothing beats Bo's big joker×2: pass."
    assert says(game, P0) == "Nothing beats Bo's big joker×2. Cy passes."
    for _ in range(3):
        game.do(game.turn, Pass())
    assert says(game, P1) == "Bury eight cards. Then you lead."
    assert says(game, P0) == "Bo is burying eight cards."


def test_frying_says_whose_turn_what_beats_what_and_who_buried() -> None:
    game = later_round({P2: "D5", P1: "C5*2", P3: "LJ*2"}, kitty="S5*2 H5*2", level="5", banker=P0)
    game.draw(60)
    game.do(P2, show("D5"))
    game.close()
    assert says(game, P0) == "Bury eight cards. Then the others are asked whether they fry the kitty."
    bury_spare(game)
    assert says(game, P1) == (
        "You may fry Cy's ♦5 with any pair of 5s or of jokers and take the kitty that Ann buried."
    )
    assert says(game, P2) == "Bo may fry your ♦5 with any pair of 5s or of jokers. The kitty was buried by Ann."
    game.do(P1, show("C5*2"))
    assert told(game, P0) == ["Bo fries with ♣5×2: clubs", "Bo takes the kitty."]
    assert says(game, P0) == "Bo fried with ♣5×2 and buries anew."
    bury_spare(game)
    assert says(game, P2) == "You hold nothing that beats Bo's ♣5×2: pass. It takes a pair of ♥5/♠5 or of jokers."
    game.do(P2, Pass())
    game.do(P3, show("LJ*2"))
    bury_spare(game)
    assert says(game, P0) == "You hold nothing that beats Di's small joker×2: pass. It takes a pair of big jokers."


def test_frying_what_was_turned_up() -> None:
    game = later_round({P1: "C5*2"}, kitty="H9", level="5", options=options(fry_after_flip="true"))
    game.close()
    bury_spare(game)
    assert says(game, P1).startswith("You may fry the trump turned up with any pair of 5s or of jokers")
    game.do(P1, show("C5*2"))
    assert told(game, P0)[0] == "Bo fries with ♣5×2: clubs"


def test_without_frying_the_banker_leads_after_burying() -> None:
    game = later_round(kitty="S5*2 H5*2 C5*2 D5*2", level="5", banker=P0)
    game.close()
    assert says(game, P0) == "Bury eight cards. Then you lead."
    bury_spare(game)
    assert says(game, P0) == "You lead: a single, a pair, a tractor, or a throw of several in one suit."
    assert says(game, P1) == "Ann leads."


def test_a_deal_without_a_report_is_dealt_again() -> None:
    game = first_round(kitty="S2*2 H2*2 C2*2 D2*2")
    game.close()
    assert says(game, P0) == "Nobody reported: the cards are dealt again."


# --- the play: level 2, spades are trump ---

DUTIES = {
    "follow with 1 of them.": ("C9", "C3 C4"),
    "you have none left: discard, or trump it.": ("C9", "S3 D4"),
    "you have none left: discard, or kill it with trumps of that shape.": ("C9*2", "S3 D4"),
    "you have none left, so play what you like.": ("S9", "C3 D4"),
    "you have a pair of them and must play one.": ("C9*2", "C3*2 C4"),
    "follow with 2 of them.": ("C9*2", "C3 C4 C5"),
    "play the 1 you have, the rest is yours to choose.": ("C9*2", "C3 D4"),
    "you have exactly 2: play them all.": ("C9*2", "C3 C4 D5"),
    "you have a tractor of 2 pairs and must play one.": ("C8*2 C9*2", "C3*2 C4*2 C6"),
    "2 pairs of them must be in your play.": ("C8*2 C9*2", "C3*2 C5*2 C6"),
    "1 pair of them must be in your play.": ("C8*2 C9*2", "C3*2 C5 C6 C7"),
    "a tractor of 2 pairs, and 3 pairs in all, are due.": ("CA*2 CK*2 CJ*2", "C3*2 C4*2 C6*2 C7"),
}


@pytest.mark.parametrize(("duty", "case"), DUTIES.items(), ids=lambda item: item if isinstance(item, str) else "")
def test_what_a_follower_owes(duty: str, case: tuple[str, str]) -> None:
    lead, hand = case
    game = PlayScene({P0: f"{lead} D3", P1: hand, P2: "H3", P3: "H4"}).start()
    game.do(P0, play(lead))
    assert says(game, P1).endswith(f": {duty}")


def test_a_throw_is_told_by_its_parts() -> None:
    game = PlayScene({P0: "CA CK*2 DA", P1: "C3 C4 C5 C6", P2: "H3*2 H4*2", P3: "S3*2 S4*2"}).start()
    game.do(P0, play("CA CK*2"))
    assert told(game, P1) == ["Ann leads ♣A ♣K×2 (pair + single)"]
    assert says(game, P1) == "Ann threw clubs (pair + single): follow with 3 of them."
    assert says(game, P0) == "You threw clubs (pair + single). Bo follows."
    game.do(P1, play("C3 C4 C5"))
    assert says(game, P2).endswith("you have none left: discard, or kill it with trumps of that shape.")


def test_a_failed_throw_is_told_with_what_beat_it_what_was_played_and_the_fine() -> None:
    game = PlayScene({P0: "C9 C8*2 D3", P1: "C3 C4 C5 D4", P2: "C10 H3 H4 H5", P3: "S3*2 S4*2"}).start()
    game.do(P0, play("C9 C8*2"))
    assert told(game, P0) == [
        "Ann* throws ♣9 ♣8×2. Cy holds ♣10: only ♣9 is played, 10 points to the attackers.",
        "Ann* leads ♣9",
    ]
    assert says(game, P1) == "Ann's throw failed and is now a single of clubs: follow with 1 of them."
    assert says(game, P0) == "Your throw failed and is now a single of clubs. Bo follows."


def test_shapes_have_names() -> None:
    trump = ranking("2 S")
    assert str(play_words(cards("C3*2 C4*2 C5*2"), trump)) == "tractor of 3 pairs"
    assert str(play_words(cards("C3*2 C5*2 C7*2 CA CK CQ"), trump)) == "3 pairs + 3 singles"
    assert str(play_words(cards("C3*2 C4*2 C6*2 C7*2 CA"), trump)) == "tractor of 2 pairs×2 + single"


def test_a_claim_that_came_after_its_reporter_was_overridden_is_no_insurance() -> None:
    game = later_round({P2: "S5*2", P3: "H5*2"}, level="5", banker=P0)
    game.draw(60)
    game.do(P2, show("S5"))
    game.close()
    bury_spare(game)
    game.do(P1, Pass())
    game.do(P3, show("H5*2"))
    bury_spare(game)
    for _ in range(2):
        game.do(game.turn, Pass())
    game.do(P2, show("S5*2"))
    board = game.round.board
    assert [str(claim_line(board, claim, NAMES[claim.seat])) for claim in board.claims] == [
        "Cy reports ♠5: spades",
        "Di fries with ♥5×2: hearts",
        "Cy fries with ♠5×2: spades",
    ]


# --- the result ---


def reasons(game: Playthrough) -> list[str]:
    result = Chaodipi().settle(game.round)
    return [str(reason) for reason in level_reasons(game.round.board, result)]


def test_a_captured_kitty_and_a_failed_throw_are_accounted_for() -> None:
    scene = PlayScene(
        {P0: "C9 C8", P1: "C3 C4", P2: "C10 H3", P3: "S3 S4"}, kitty="DK D10 D3 D4 D6 D7 D8 D9", points=70
    )
    game = scene.start()
    game.play_trick("C9 C8", "C3", "C10", "S3")
    assert told(game, None)[-1] == "Di: wins the trick, 10 points."
    game.play_trick("S4", "C9", "C4", "H3")
    assert reasons(game) == [
        "The captured kitty: 20 points, 2 times: 40.",
        "Failed throws: 20 points to the attackers.",
        "140 points: the attackers take the bank and 3 levels.",
    ]


def test_fewer_than_no_points_are_none() -> None:
    game = PlayScene({P0: "SA C7", P1: "C9 C8", P2: "D3 C10", P3: "H3 H4"}, kitty="D4*2 D6*2 D7*2 D8*2").start(P1)
    game.play_trick("C9 C8", "C10", "H3", "C7")
    game.play_trick("D3", "H4", "SA", "C9")
    assert reasons(game) == [
        "Failed throws: 20 points off the attackers' score.",
        "A score below 0 counts as 0.",
        "0 points, a shut-out: 5 levels up for the bankers.",
    ]


def test_a_burying_of_others_names_no_card() -> None:
    game = later_round({P0: "S5"}, level="5", banker=P0)
    game.draw(4)
    game.do(P0, show("S5"))
    game.close()
    bury_spare(game)
    assert told(game, P1) == ["Ann has buried the kitty."]
    assert told(game, P0)[0].startswith("Ann* buries ")
