"""The rulebook to read: chapters at the left, the page at the right."""

from collections.abc import Hashable

from pygame import Rect

from game.settings import rulebook_dir
from game.ui.input import Action
from game.ui.kit import Kit
from game.ui.layout import cut_left, cut_top, inset
from game.ui.markdown import Prose, Span
from game.ui.rulebook import Chapter, chapters, games
from game.ui.scenes.page import PageScene
from game.ui.theme import CONTROL
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Choice, Item
from game.ui.widgets.document import Document
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.tabs import Tabs
from game.words import Words, current_language, tr
from game.words.options import GAMES

_LIST_WIDTH = 232


class RulesScene(PageScene):
    """Opens at the first chapter of `game`, or of the first game there is; a change of language keeps the chapter."""

    def __init__(self, kit: Kit, game: str = "") -> None:
        super().__init__(kit, tr("Rules"))
        self.game = game
        self._language = ""
        self._chapters: list[Chapter] = []
        self._games: Choice | None = None
        self._list = Tabs([], self._turn)
        self._list_scroll = self.root.add(Scroll(self._list))
        self._panel = self.root.add(Panel())
        self._page = Document()
        self.page_scroll = self._panel.add(Scroll(self._page))

    @property
    def chapter(self) -> int:
        """The number of the chapter that is open."""
        return self._list.page

    @property
    def chapter_count(self) -> int:
        """How many chapters there are."""
        return len(self._chapters)

    def open_chapter(self, index: int) -> None:
        """Turn to a chapter."""
        self._list.open(index)

    def arrange_body(self) -> None:
        if self._language != current_language():
            self._load(current_language())
        kit = self.kit
        left, right = cut_left(self.body, kit.px(_LIST_WIDTH), kit.px(16))
        if self._games is not None:
            place, left = cut_top(left, kit.px(CONTROL), kit.px(12))
            self._games.place(kit, place)
        self._list_scroll.place(kit, left)
        self._place_page(right)

    def _place_page(self, right: Rect) -> None:
        kit = self.kit
        self._panel.place(kit, right)
        self.page_scroll.place(kit, inset(right, kit.px(24), kit.px(16)))

    def _load(self, language: str) -> None:
        self._language = language
        names = games(rulebook_dir(), language)
        if self.game not in names:
            self.game = next(iter(names), "")
        if self._games is None and len(names) > 1:
            items = [Item(name, _name(name)) for name in names]
            self._games = self.root.add(Choice(items, lambda: self.game, self.open_game))
        self._chapters = chapters(rulebook_dir(), language, self.game)
        self._list.set_pages([(chapter.title, "") for chapter in self._chapters])
        self._show(min(self._list.page, max(0, len(self._chapters) - 1)))

    def open_game(self, game: Hashable) -> None:
        """Turn to the first chapter of a game."""
        self.game = str(game)
        self._list.page = 0
        self._list_scroll.offset = 0
        self._load(self._language)
        self.arrange_body()
        self.kit.damage.add_all()

    def _show(self, index: int) -> None:
        self._list.page = index
        if self._chapters:
            self._page.show(self._chapters[index].blocks())
        else:
            self._page.show([Prose((Span(str(tr("The rulebook is missing from this installation."))),))])
        self.page_scroll.offset = 0

    def _turn(self, index: int) -> None:
        self._show(index)
        self.page_scroll.arrange()
        self._panel.redraw()

    def first_focus(self) -> Widget | None:
        return self._list.children[self._list.page] if self._list.children else None

    def act(self, action: Action) -> bool:
        if action in (Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST):
            return self.page_scroll.act(action)
        return super().act(action)


def _name(game: str) -> Words:
    return GAMES.get(game, game)
