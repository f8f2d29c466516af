"""甩牌 before it is played: the parts of the cards chosen, laid on the felt beside each other, each with its name."""

from pygame import Rect, Surface

from game.rules.actions import Play
from game.rules.cards import Cards
from game.rules.playing import Playing
from game.ui.table.desk import Desk
from game.ui.table.grouping import groups_of, is_plain, part_words, parts_of
from game.ui.table.ordering import Groups
from game.ui.table.places import card_width
from game.ui.table.rows import Laid
from game.ui.theme import GOLD, SMALL
from game.words import Text, say, trn

_FAINT = 220
"""How much of a card that is not played yet can be seen, of 255."""


def chosen_groups(desk: Desk) -> Groups:
    """The parts of what is chosen and may be played; none where nothing needs to be told apart."""
    ask, stage, chosen = desk.ask, desk.view.stage, desk.selection.cards
    if ask is None or ask.kind is not Play or not isinstance(stage, Playing) or desk.line.waiting:
        return ()
    if is_plain(stage.lead or chosen) or desk.view.check(Play(chosen)) is not None:
        return ()
    return groups_of(chosen, desk.ranking)


def group_words(desk: Desk, group: Cards) -> Text:
    """牌型: what a group is called: a tractor, a pair, so many singles."""
    parts = parts_of(group, desk.ranking)
    if len(parts) == 1:
        return part_words(parts[0])
    return trn("{n} single", "{n} singles", len(parts))


def draw_preview(surface: Surface, desk: Desk, groups: Groups, lying: tuple[Laid, Rect]) -> None:
    """Draw the groups, not quite there yet, and their names below."""
    laid, rect = lying
    picture = desk.art.laid(laid).copy()
    picture.set_alpha(_FAINT)
    surface.blit(picture, rect)
    if laid.cards[-1][2] == 0:
        _draw_names(surface, desk, groups, lying)


def _draw_names(surface: Surface, desk: Desk, groups: Groups, lying: tuple[Laid, Rect]) -> None:
    """Under each group its name, no wider than up to the next group."""
    laid, rect = lying
    kit, index = desk.kit, 0
    for group in groups:
        left, index = laid.cards[index][1], index + len(group)
        own = laid.cards[index - 1][1] + card_width(laid.height) - left
        room = laid.cards[index][1] - left if index < len(laid.cards) else 2 * own
        words = kit.text.fitted(say(group_words(desk, group)), room - kit.px(4), SMALL, bold=True)
        line = kit.text.line(words, SMALL, GOLD, bold=True)
        middle = rect.x + left + min(own, room) // 2
        surface.blit(line, (max(rect.x + left, middle - line.get_width() // 2), rect.bottom + kit.px(3)))
