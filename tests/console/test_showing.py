"""What the table looks like in lines of text, in the middle of a round."""

from collections.abc import Iterator

import pytest

from game.console.showing import claim_lines, score_lines, trial_line, wanted_count
from game.rules.actions import Pass, Play
from game.rules.cards import Card
from game.rules.match import MatchPlan, Standing
from game.rules.seats import Seat
from game.table.messages import Moment, Occupant, SeatInfo, TableInfo, Update
from game.words import use_language
from tests.kit.chaodipi import PlayScene, first_round, later_round
from tests.kit.notation import P0, P1, P2, P3, cards
from tests.kit.playthrough import Playthrough, play, show


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


def shown(game: Playthrough, seat: Seat) -> list[str]:
    return [str(line) for line in claim_lines(game.view(seat))]


def test_what_can_be_shown_is_written_as_it_would_be_typed() -> None:
    game = later_round({P0: "D5*2", P1: "BJ*2"}, level="5", banker=P0)
    game.draw(8)
    assert shown(game, P0) == ["You can show: D5   D5*2"]
    assert shown(game, P1) == []
    game.do(P0, show("D5*2"))
    game.close()
    game.do(P0, next(game.view(P0).actions()))
    assert shown(game, P1) == ["You can show: BJ*2   BJ*2 S   BJ*2 H   BJ*2 C   BJ*2 D"]


def test_a_lead_is_tried_with_its_grouping() -> None:
    game = PlayScene({P0: "CA CK*2 DA", P1: "C3 C4 C5 C6", P2: "H3*2 H4*2", P3: "S3*2 S4*2"}).start()
    assert str(trial_line(play("CA CK*2"), game.view(P0))) == "That is allowed: pair + single."
    game.do(P0, play("CA CK*2"))
    assert str(trial_line(Play(cards("C3 C4 C5")), game.view(P1))) == "That is allowed."


def test_passing_can_be_tried_too() -> None:
    game = first_round()
    game.draw_all()
    assert str(trial_line(Pass(), game.view(P0))) == "That is allowed."


def test_how_many_cards_are_asked_for() -> None:
    game = PlayScene({P0: "CA*2 DA", P1: "C3 C4 C5", P2: "H3*2 H4", P3: "S3*2 S4"}).start()
    assert wanted_count(game.view(P0)) is None
    game.do(P0, play("CA*2"))
    assert wanted_count(game.view(P1)) == 2
    burying = later_round(kitty="S5*2 H5*2 C5*2 D5*2", level="5", banker=P0)
    burying.close()
    assert wanted_count(burying.view(P0)) == 8


def test_the_attackers_goal_and_fines_are_in_the_score() -> None:
    game = PlayScene({P0: "C9 C8", P1: "C3 C4", P2: "C10 H3", P3: "S3 S4"}, points=20).start()
    game.do(P0, Play((Card.C8, Card.C9)))
    ann, bo, cy, di = (SeatInfo(name, "fox", Occupant.BOT, "random") for name in ("Ann", "Bo", "Cy", "Di"))
    info = TableInfo((ann, bo, cy, di), MatchPlan(), Standing(game.round.board.setup.levels), Moment.PLAYING)
    lines = [str(line) for line in score_lines(Update(1, game.view(P1), (), info))]
    assert lines[-1] == "Banker: Ann. Trump: spades, level card 2. Attackers: 40 of 80."
