"""A new game: which rules, how long, against whom, how fast; each option with a line about it."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from pygame import Rect

from game.rules.cards import RANK_OF_TEXT, RANK_TEXT
from game.rules.games import GAMES
from game.rules.options import OptionSpec, option_specs
from game.ui.draft import CLOCKS, DEALS, LENGTHS, ROUNDS, Draft
from game.ui.kit import Kit
from game.ui.layout import cut_bottom, cut_left, cut_right, inset, stack
from game.ui.navigator import Navigator
from game.ui.scenes.page import PageScene
from game.ui.theme import BODY, MUTED
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.ui.widgets.choice import Chips, Choice, Item
from game.ui.widgets.form import Form, FormRow, Heading
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.pick import Pick
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.stepper import Stepper
from game.words import Text, Words, say, tr
from game.words import options as phrases
from game.words.phrases import game_words

_LEFT_WIDTH = 236
_MOST_POTS = 9
_LENGTHS: dict[str, Text] = {"round": tr("One round"), "rounds": tr("Rounds"), "match": tr("To the end")}
_DEALS: dict[str, Text] = {"slow": tr("Slow"), "normal": tr("Normal"), "fast": tr("Fast"), "none": tr("At once")}


class NewGameScene(PageScene):
    """Presets at the left, everything else in rows at the right, the start below."""

    def __init__(self, kit: Kit, go: Navigator) -> None:
        super().__init__(kit, tr("New game"))
        self._go = go
        self.draft = Draft(go.ports.bots)
        self.draft.recall(kit.settings.new_game)
        self._left = self.root.add(Widget())
        self._games = self._game_choice() if len(GAMES) > 1 else None
        self._picks: list[Pick] = []
        self._panel = self.root.add(Panel())
        self._form = Form()
        self.scroll = self._panel.add(Scroll(self._form))
        self._option_rows: dict[str, FormRow] = {}
        self._summary = self.root.add(Label(self._summary_words, BODY, MUTED))
        self.start = self.root.add(Button(tr("Start"), self._start, Style.PRIMARY, icon="play"))
        self._build()

    def first_focus(self) -> Widget | None:
        return self.start

    def _start(self) -> None:
        self.kit.store.change(new_game=self.draft.table())
        self._go.start(self.draft.finished())

    def arrange_body(self) -> None:
        kit = self.kit
        foot, rest = cut_bottom(self.body, kit.px(52), kit.px(14))
        button, words = cut_right(foot, max(kit.px(200), self.start.natural(kit, foot.w)[0]), kit.px(16))
        self.start.place(kit, button)
        self._summary.place(kit, words)
        left, right = cut_left(rest, kit.px(_LEFT_WIDTH), kit.px(16))
        self._place_left(left)
        self._panel.place(kit, right)
        self.scroll.place(kit, inset(right, kit.px(20), kit.px(8)))

    def _place_left(self, left: Rect) -> None:
        kit = self.kit
        self._left.place(kit, left)
        parts = self._left.children
        places = stack(left, [part.natural(kit, left.w)[1] for part in parts], kit.px(10))
        for part, place in zip(parts, places, strict=True):
            part.place(kit, place)

    # What there is to choose

    def _build(self) -> None:
        """Make the widgets of the game that is chosen."""
        draft = self.draft
        for pick in self._picks:
            self._left.remove(pick)
        self._picks = [self._left.add(self._pick(name)) for name in draft.game.presets]
        self._form.clear()
        self._option_rows = {}
        self._add_table_rows()
        self._form.add(Heading(tr("Rules in detail")))
        for spec in option_specs(type(draft.options)).values():
            self._add_option_row(spec)
        self._mark_rows()

    def _game_choice(self) -> Choice:
        items = [Item(name, game_words(name)) for name in GAMES]
        return self._left.add(Choice(items, lambda: self.draft.game.name, self.choose_game))

    def _pick(self, name: str) -> Pick:
        phrase = phrases.PRESETS[self.draft.game.name, name]
        return Pick(phrase.words, phrase.help, lambda: self.draft.base == name, partial(self._choose_preset, name))

    def _add_table_rows(self) -> None:
        draft, row = self.draft, self._form.add
        lengths = Choice([Item(name, _LENGTHS[name]) for name in LENGTHS], *self._field("length"))
        row(FormRow(tr("Length"), tr("To the end: until one side has won the match."), lengths))
        rounds = Stepper([Item(count, str(count)) for count in ROUNDS], *self._field("rounds"))
        self._rounds_row = row(FormRow(tr("Number of rounds"), "", rounds))
        levels = [Item(level, RANK_TEXT[level]) for level in draft.game.levels]
        row(FormRow(tr("First level"), tr("Where both sides begin."), Stepper(levels, *self._field("start_level"))))
        if len(self._go.ports.bots) > 1:
            bots = [Item(name, _bot_words(name)) for name in self._go.ports.bots]
            row(FormRow(tr("Bots"), self._bot_help, Choice(bots, *self._field("bots"))))
        deals = Choice([Item(name, _DEALS[name]) for name in DEALS], *self._field("deal"))
        row(FormRow(tr("Dealing"), tr("Cards come one by one, so that there is time to declare."), deals))
        clocks = Choice([Item(seconds, _clock_words(seconds)) for seconds in CLOCKS], *self._field("clock"))
        row(FormRow(tr("Seconds to think"), tr("When they run out, a bot plays for you."), clocks))

    def _field(self, name: str) -> tuple[Callable[[], Hashable], Callable[[Hashable], None]]:
        def write(value: Hashable) -> None:
            setattr(self.draft, name, value)
            self.refresh()

        return lambda: getattr(self.draft, name), write

    def _add_option_row(self, spec: OptionSpec) -> None:
        phrase = phrases.OPTIONS[self.draft.game.name][spec.name]
        row = FormRow(phrase.words, phrase.help, self._option_control(spec, phrase))
        self._option_rows[spec.name] = self._form.add(row)

    def _option_control(self, spec: OptionSpec, phrase: phrases.Phrase) -> Widget:
        read, write = partial(self.draft.option, spec.name), partial(self._set_option, spec.name)
        if spec.levels:
            items = [Item(level, RANK_TEXT[level]) for level in spec.levels]
            return Chips(
                items,
                lambda: _levels(read()),
                lambda levels: write(_level_text(spec, levels)),
                frozenset(spec.fixed),
            )
        if spec.least is not None:
            items = [Item(str(number), str(number)) for number in range(spec.least, _MOST_POTS + 1)]
            return Stepper(items, read, write)
        return Choice([Item(value, phrase.values[value]) for value in spec.values], read, write)

    # What is done about it

    def choose_game(self, name: Hashable) -> None:
        """Show the presets and options of another game."""
        self.scroll.offset = 0
        self.draft.choose_game(str(name))
        self._build()
        self.arrange()
        self.kit.damage.add_all()

    def _choose_preset(self, name: str) -> None:
        self.draft.choose_preset(name)
        self.kit.sounds.play("select")
        self.refresh()

    def _set_option(self, name: str, value: Hashable) -> None:
        self.draft.set_option(name, str(value))
        self.refresh()

    def refresh(self) -> None:
        """Show what the draft is now."""
        self._mark_rows()
        self.scroll.arrange()
        self.kit.damage.add_all()

    def _mark_rows(self) -> None:
        self._rounds_row.visible = self.draft.length == "rounds"
        for name, row in self._option_rows.items():
            row.mark(self.draft.differs(name))

    def _summary_words(self) -> str:
        """The game, where there is more than one, its rules, how long, and from where."""
        draft = self.draft
        game = [] if self._games is None else [game_words(draft.game.name)]
        length: Words = _LENGTHS[draft.length]
        if draft.length == "rounds":
            length = tr("{count} rounds", count=draft.rounds)
        level = tr("from {level}", level=RANK_TEXT[draft.start_level])
        return "  ·  ".join(say(words) for words in (*game, self._preset_words(), length, level))

    def _preset_words(self) -> Words:
        draft = self.draft
        preset: Words = phrases.PRESETS[draft.game.name, draft.base].words
        if not draft.preset:
            preset = tr("{preset}, changed", preset=preset)
        return preset

    def _bot_help(self) -> str:
        phrase = phrases.BOTS.get(self.draft.bots)
        return str(phrase.help) if phrase is not None else ""


def _bot_words(name: str) -> Words:
    return phrases.BOTS[name].words if name in phrases.BOTS else name


def _clock_words(seconds: int) -> Words:
    return str(seconds) if seconds else tr("Off")


def _levels(text: str) -> frozenset[Hashable]:
    return frozenset(RANK_OF_TEXT[word] for word in text.split(",") if word)


def _level_text(spec: OptionSpec, levels: frozenset[Hashable]) -> str:
    chosen: Sequence[str] = [RANK_TEXT[level] for level in spec.levels if level in levels]
    return ",".join(chosen)
