"""Puts the window together, opens its screens, and follows the player's settings."""

from collections.abc import Callable

import pygame

from game.settings import Settings, SettingsStore, assets_dir
from game.ui.kit import Kit
from game.ui.loop import Loop, Pacer
from game.ui.notices import notice_words
from game.ui.ports import NewGame, Ports, SceneMaker
from game.ui.scene import SceneStack
from game.ui.scenes.title import TitleScene
from game.ui.toasts import LONG
from game.ui.window import Window
from game.words import pick_language, tr, use_language


class Shell:
    """The window with everything in it; the `Navigator` of its screens, which are imported when first opened."""

    def __init__(self, store: SettingsStore, ports: Ports, window: Window, pacer: Pacer | None = None) -> None:
        self.ports = ports
        self._store = store
        self._told = 0
        self._closed = False
        self.window = window
        speak(store.settings)
        self.kit = Kit(store, assets_dir(), window.surface.get_size())
        self.scenes = SceneStack(self.kit)
        self.loop = Loop(window, self.kit, self.scenes, pacer)
        store.listen(self._follow)

    def run(self) -> None:
        """Show the title and play until the player quits."""
        try:
            self.title()
            self.loop.step(0.0)
            self.window.set_icon(self.kit.art.window_icon())
            if self.ports.first is not None:
                self._open(self.ports.first)
            self.loop.run()
        finally:
            self.close()

    def close(self) -> None:
        """Keep the window's size, let every screen end what it does, and close. Calling it again does nothing."""
        if self._closed:
            return
        self._closed = True
        if not self.window.full_screen:
            width, height = self.window.size
            self._store.change(window=(width, height))
        self.scenes.clear()
        self.kit.sounds.close()
        self.window.close()

    def title(self) -> None:
        self.scenes.clear()  # a table that is left lets go of its match, and the title asks what can be continued
        self.scenes.push(TitleScene(self.kit, self))
        self._tell_notices()

    def settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene  # noqa: PLC0415  # the title is there sooner

        self.scenes.push(SettingsScene(self.kit))

    def rules(self, game: str | None = None) -> None:
        from game.ui.scenes.rules import RulesScene  # noqa: PLC0415  # the title is there sooner

        self.scenes.push(RulesScene(self.kit, game or str(self._store.settings.new_game.get("game"))))

    def new_game(self) -> None:
        from game.ui.scenes.new_game import NewGameScene  # noqa: PLC0415  # the title is there sooner

        self.scenes.push(NewGameScene(self.kit, self))

    def start(self, choice: NewGame) -> None:
        self._open(lambda: self.ports.start(choice))

    def resume(self) -> None:
        self._open(self.ports.resume)

    def quit(self) -> None:
        self.loop.stop()

    def _open(self, make: Callable[[], SceneMaker]) -> None:
        try:
            maker = make()
        except OSError as error:
            self._failed(error)
        else:
            self.scenes.replace(maker(self.kit, self))
        self._tell_notices()

    def _failed(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        self.kit.toasts.say(tr("The match could not be opened: {reason}", reason=reason), warning=True, seconds=LONG)

    def _follow(self, old: Settings, new: Settings) -> None:
        if (old.volume, old.mute) != (new.volume, new.mute):
            self.kit.sounds.set_volume(new.volume, new.mute)
        if old.full_screen != new.full_screen:
            self.window.set_full_screen(new.full_screen)
        if old.deck != new.deck:
            self.kit.art.use_deck(new.deck)
            self.loop.load_again()
            self.kit.damage.add_all()
        if (old.language, old.ui_scale) != (new.language, new.ui_scale):
            speak(new)
            self.loop.relayout()
        self._tell_notices()

    def _tell_notices(self) -> None:
        """Say once what happened to the settings file, and what else there is to tell."""
        notices = self._store.notices
        for notice in notices[self._told :]:
            self.kit.toasts.say(notice_words(notice), warning=True, seconds=LONG)
        self._told = len(notices)
        for words in self.ports.notices():
            self.kit.toasts.say(words, warning=True, seconds=LONG)


def speak(settings: Settings) -> None:
    """Use the language of the settings; "auto" asks the system."""
    if settings.language == "auto":
        preferred = [locale["language"] for locale in pygame.system.get_pref_locales()]
        use_language(pick_language("auto", preferred))
    else:
        use_language(settings.language)
