"""What all parts of the table screen look at: the line to the table, the places, what is chosen, what is on its way."""

from game.rules.board import Board
from game.rules.cards import Cards
from game.rules.games import GAMES
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from game.rules.view import SeatView
from game.table.connection import Connection
from game.table.messages import Moment
from game.ui.kit import Kit
from game.ui.table.asks import Ask
from game.ui.table.card_art import CardArt
from game.ui.table.game import TableGame
from game.ui.table.games import game_of
from game.ui.table.line import Line
from game.ui.table.ordering import SortBy, ranking_of
from game.ui.table.places import FULLEST_HAND, Places
from game.ui.table.selection import Selection
from game.ui.table.staging import Staging
from game.words.game import GameWords
from game.words.games import GAME_WORDS


class Desk:
    """The table as one player sees it on the screen. Parts read it; only the scene and the director change it."""

    def __init__(self, kit: Kit, connection: Connection) -> None:
        self.kit = kit
        self.line = Line(connection)
        self.art = CardArt(kit)
        self.staging = Staging()
        self.selection = Selection()
        self.sort_by = SortBy.SUIT
        self.ask: Ask | None = None
        self.seconds_left: int | None = None
        self.result_aside = False
        """Whether the result of the round was put aside to see the table."""
        self.place()

    def place(self) -> None:
        """Lay everything out anew: the size, the scale, the settings or the game have changed."""
        self._laid_for = self._wishes()
        self.places = Places.of(self.kit.metrics, *self._laid_for)

    @property
    def misplaced(self) -> bool:
        """Whether the places are meant for other settings, or another game."""
        return self._laid_for != self._wishes()

    def _wishes(self) -> tuple[str, int]:
        """What the places are made for: the reach of the settings, and the fullest hand that can come."""
        return self.kit.settings.hand, self._fullest_hand if self.line.begun else FULLEST_HAND

    @property
    def _fullest_hand(self) -> int:
        """The banker's, with the kitty in it."""
        cards, kitty = len(GAMES[self.board.options.game].pack), self.kitty_size
        return (cards - kitty) // len(SEATS) + kitty

    @property
    def kitty_size(self) -> int:
        """底牌: how many cards are buried."""
        return GAMES[self.board.options.game].kitty_size

    def new_round(self) -> None:
        """Forget what belongs to the round before."""
        self.staging = Staging()
        self.selection.clear()

    @property
    def view(self) -> SeatView:
        """What the seat sees."""
        return self.line.view

    @property
    def board(self) -> Board:
        """What lies open for everybody."""
        return self.line.view.board

    @property
    def ranking(self) -> Ranking:
        """The ranking in force, or the one without a suit."""
        return ranking_of(self.board)

    @property
    def game(self) -> TableGame:
        """What the screen must know of this game."""
        return game_of(self.board)

    @property
    def words(self) -> GameWords:
        """What is said about this game."""
        return GAME_WORDS[self.board.options.game]

    @property
    def round_number(self) -> int:
        """第几局: which round of the match is on the table."""
        played = self.line.info.standing.rounds
        return played + (self.line.info.moment is Moment.PLAYING)

    @property
    def hand(self) -> Cards:
        """手牌: one's own cards."""
        return self.view.hand

    @property
    def trick(self) -> Trick | None:
        """一圈: the trick that lies on the felt: the one being played, or the one before while it lingers."""
        stage = self.view.stage
        if isinstance(stage, Playing) and stage.trick.plays:
            return stage.trick
        return self.staging.linger

    def best_of(self, trick: Trick) -> Seat | None:
        """Who wins a trick so far, those cards not counted that have not landed yet."""
        if trick.winner is not None:
            return trick.winner
        stage = self.view.stage
        if not isinstance(stage, Playing) or not trick.plays:
            return None
        down = [index for index in range(len(trick.plays)) if not self.staging.landing[trick.seat_of(index)]]
        if not down:
            return None
        plays = trick.plays[: down[-1] + 1]
        return trick.seat_of(stage.best(plays, self.board.trump))

    @property
    def points(self) -> int:
        """抓分: the attackers' points that have arrived at the meter, fines for failed throws among them."""
        return self.board.points + self.board.penalties - self.staging.points_due

    def is_ours(self, seat: Seat) -> bool:
        """一方: whether a seat is on the side at the bottom of the screen."""
        return seat.team is self.line.bottom.team
