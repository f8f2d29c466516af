"""The row of buttons over the hand: one red one, named by what it does; gold ones for claims; quiet ones beside."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.rules.actions import Action, BuryJokers, Declare, Pass, PayTribute, Play, ReturnCards, TakeOut
from game.rules.cards import Card, Cards
from game.rules.declaring import Declaring, Drawing
from game.ui.table.asks import Ask
from game.ui.table.claims import ClaimSlot, choice_words
from game.ui.table.desk import Desk
from game.ui.table.grouping import play_words
from game.ui.table.hinting import complete
from game.ui.theme import CONTROL
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.words import Text, Words, tr, trn
from game.words.phrases import refusal_words

_ROOMY = 92
"""Buttons are at least so wide where there is room."""


@dataclass(frozen=True)
class Doings:
    """What the buttons do; `chosen` follows each choice of cards, `refuse` a tap on a dim one."""

    act: Callable[[Action], None]
    hint: Callable[[], None]
    clear: Callable[[], None]
    choose: Callable[[Cards], None]
    result: Callable[[], None]
    chosen: Callable[[], None]
    refuse: Callable[[Card], None]


class ActionRow(Widget):
    """Shows the buttons that fit what is asked; rebuilt whenever that changes."""

    def __init__(self, desk: Desk, doings: Doings) -> None:
        super().__init__()
        self._desk = desk
        self._do = doings
        self._choosing: tuple[Declare, ...] = ()
        self._seen: object = None
        self.primary: Button | None = None

    def refresh(self) -> None:
        """Something may have changed."""
        desk = self._desk
        ask = desk.ask
        stage = desk.view.stage
        asked = None if ask is None else (ask.claims, ask.can_pass, stage if ask.kind is not None else None)
        declared = desk.board.claims, desk.board.banker, self._choosing
        look = asked, declared, stage.name, desk.line.waiting, desk.selection.keys, desk.result_aside
        if look != self._seen:
            self._seen = look
            self._rebuild()

    def fire_primary(self) -> bool:
        """Press the red button, if there is one."""
        if self.primary is None:
            return False
        self.primary.fire()
        return True

    def arrange(self) -> None:
        kit = self.kit
        buttons, widths = self._fitting()
        gaps = max(0, len(buttons) - 1)
        gap = kit.px(12) if sum(widths) + gaps * kit.px(12) <= self.rect.w else kit.px(6)
        roomy = [max(kit.px(_ROOMY), width) for width in widths]
        if sum(roomy) + gaps * gap <= self.rect.w:
            widths = roomy
        total = sum(widths) + gaps * gap
        x = max(self.rect.x, min(self._start(widths, gap), self.rect.right - total))
        for button, width in zip(buttons, widths, strict=True):
            button.place(kit, Rect(x, self.rect.y, width, kit.px(CONTROL)))
            x += width + gap

    def _fitting(self) -> tuple[list[Widget], list[int]]:
        """The buttons and their widths; where there is no room for all, what cannot be used now is left out."""
        kit, room = self.kit, self.rect.w + self.kit.px(6)
        widths = [child.natural(kit, self.rect.w)[0] for child in self.children]
        short = sum(widths) + kit.px(6) * len(widths) > room
        for child in self.children:
            idle = isinstance(child, Button) and child.blocked is not None and child is not self.primary
            child.visible = not (short and idle)
        seen = [index for index, child in enumerate(self.children) if child.visible]
        return [self.children[index] for index in seen], [widths[index] for index in seen]

    def _start(self, widths: list[int], gap: int) -> int:
        """Where the row begins: what comes and goes stands at its left, so that no button slips under the pointer."""
        middle = self.kit.metrics.width // 2
        if self.primary is None or len(widths) == 1 or isinstance(self._desk.view.stage, Declaring):
            return middle - (sum(widths) + gap * (len(widths) - 1) + self._pass_to_come(gap)) // 2
        return middle - sum(widths[:-1]) - gap * (len(widths) - 1)

    def _pass_to_come(self, gap: int) -> int:
        """The room of the button that joins the claims when the last card is dealt: they stay where they are."""
        if not self.children or self._choosing or not isinstance(self._desk.view.stage, Drawing):
            return 0
        button = Button(self._desk.game.pass_words(self._desk.view), lambda: None, Style.PRIMARY)
        return gap + max(self.kit.px(_ROOMY), button.natural(self.kit, self.rect.w)[0])

    def _rebuild(self) -> None:
        before = {child.text: child for child in self.children if isinstance(child, Button)}
        self.clear()
        self.primary = None
        for button in self._buttons():
            self.add(self._kept(button, before.get(button.text)))
        self.arrange()
        self.kit.redraw(self.rect.inflate(2 * self.kit.px(12), 2 * self.kit.px(12)))

    def _kept(self, button: Button, before: Button | None) -> Button:
        """The button that stood there before, doing what it does now: it keeps the focus and the press upon it."""
        if before is None or before.style is not button.style:
            return button
        before.action, before.blocked = button.action, button.blocked
        if button is self.primary:
            self.primary = before
        return before

    def _buttons(self) -> list[Button]:
        ask, view = self._desk.ask, self._desk.view
        if self._desk.result_aside:
            self.primary = Button(tr("Back to the result"), self._do.result, Style.PRIMARY)
            return [self.primary]
        if isinstance(view.stage, Declaring):
            return self._claim_buttons(ask or Ask())
        if ask is None:
            return []
        return self._card_buttons(ask)

    # Declaring

    def _claim_buttons(self, ask: Ask) -> list[Button]:
        self._choosing = tuple(claim for claim in self._choosing if claim in ask.claims)
        if self._choosing:
            return [*map(self._claim_button, self._choosing), Button(tr("Back"), lambda: self._choose(()))]
        view = self._desk.view
        asked = ask.can_pass or isinstance(view.stage, Drawing)
        slots = self._desk.game.claim_slots(view, ask.claims) if asked else ()
        buttons = [self._slot_button(slot) for slot in slots]
        if ask.can_pass:
            buttons.append(self._main(self._desk.game.pass_words(view), Pass()))
        return buttons

    def _slot_button(self, slot: ClaimSlot) -> Button:
        if len(slot.claims) == 1:
            button = Button(slot.words, lambda: self._do.act(slot.claims[0]), Style.GOLD)
        else:
            button = Button(slot.words, lambda: self._choose(slot.claims), Style.GOLD)
        button.blocked = slot.blocked
        return button

    def _claim_button(self, claim: Declare) -> Button:
        return Button(choice_words(claim), lambda: self._declare(claim), Style.GOLD)

    def _declare(self, claim: Declare) -> None:
        self._choosing = ()
        self._do.act(claim)

    def _choose(self, claims: tuple[Declare, ...]) -> None:
        self._choosing = claims
        self.refresh()

    # Cards

    def _card_buttons(self, ask: Ask) -> list[Button]:
        chosen = self._desk.selection.cards
        buttons: list[Button] = []
        if ask.can_pass and chosen:
            buttons.append(Button(tr("Add none"), lambda: self._do.act(Pass())))
        if chosen:
            buttons.append(Button(tr("Clear"), self._do.clear))
        buttons += self._completion(ask, chosen)
        if ask.kind is not None:
            buttons.append(Button(tr("Hint"), self._do.hint, icon="lightbulb"))
        if ask.can_pass and not chosen:
            return [*buttons, self._main(tr("Add none"), Pass())]
        return [*buttons, self._card_primary(ask, chosen)]

    def _completion(self, ask: Ask, chosen: Cards) -> list[Button]:
        """A button that adds the missing cards, where a choice has been begun."""
        view = self._desk.view
        action = ask.action(chosen)
        if not chosen or action is None or view.check(action) is None:
            return []
        whole = complete(view, ask, chosen)
        if whole is None or len(whole) == len(chosen):
            return []
        words = trn("Add {n} card", "Add {n} cards", len(whole) - len(chosen))
        return [Button(words, lambda: self._do.choose(whole), icon="plus")]

    def _card_primary(self, ask: Ask, chosen: Cards) -> Button:
        action = ask.action(chosen)
        view = self._desk.view
        words = play_words(view, chosen) if ask.kind is Play else _primary_words(ask, chosen)
        button = self._main(words, action or Pass())
        if action is None:
            return button
        refusal = view.check(action)
        if refusal is not None:
            button.blocked = refusal_words(refusal, ask.wanted)
        return button

    def _main(self, words: Words, action: Action) -> Button:
        self.primary = Button(words, lambda: self._do.act(action), Style.PRIMARY)
        if self._desk.line.waiting:
            self.primary.blocked = tr("One moment: the table is answering.")
        return self.primary


def _primary_words(ask: Ask, chosen: Cards) -> Text:
    """What the red button does with these cards."""
    count = len(chosen)
    wanted = ask.wanted or count
    if count < wanted:
        return tr("{n} of {wanted} chosen", n=count, wanted=wanted)
    return _done_words(ask, wanted)


def _done_words(ask: Ask, count: int) -> Text:
    if ask.kind is BuryJokers:
        return trn("Add {n} joker", "Add {n} jokers", count)
    if ask.kind is PayTribute:
        return trn("Pay {n} card", "Pay {n} cards", count)
    if ask.kind is ReturnCards:
        return trn("Give {n} card back", "Give {n} cards back", count)
    if ask.kind is TakeOut:
        return trn("Take {n} card out", "Take {n} cards out", count)
    return trn("Bury {n} card", "Bury {n} cards", count)
