"""The one sentence above the buttons: what may be done now."""

from pygame import Surface

from game.ui.table.live import Live
from game.ui.theme import BODY, MUTED, TEXT
from game.words import say


class Task(Live):
    """Says what is to be done, brighter when it is one's own turn."""

    @property
    def text(self) -> str:
        """The sentence of the moment, with a capital at its beginning."""
        words = say(self.desk.words.task(self.desk.view, self.desk.line.cast))
        return words[:1].upper() + words[1:]

    def look(self) -> object:
        return self.text, self.desk.view.my_turn

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun:
            return
        kit, mine = self.kit, self.desk.view.my_turn
        shown = kit.text.fitted(self.text, self.rect.w, BODY, bold=mine)
        line = kit.text.line(shown, BODY, TEXT if mine else MUTED, bold=mine)
        surface.blit(line, line.get_rect(center=self.rect.center).move(0, -kit.text.rise(BODY)))
