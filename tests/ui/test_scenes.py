"""The screens by posted events: each flow as a player goes through it."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.rules.cards import Rank
from game.rules.games import GAMES
from game.rules.match import MatchPlan
from game.rules.options import option_specs
from game.ui.dialog import Answer, Dialog
from game.ui.input import Action
from game.ui.scene import Scene
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.toasts import LONG
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.label import Label
from game.ui.widgets.pick import Pick
from game.words import current_language, tr
from tests.ui.audit import faults
from tests.ui.conftest import OpenStudio
from tools.screens import Studio


def tap(studio: Studio, widget: Widget) -> None:
    """Tap a widget's middle, as events of the window."""
    pos = widget.rect.center
    studio.shell.loop.step(0.2)
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True))
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True))
    studio.shell.loop.step(0.2)


def press_keys(studio: Studio, *codes: int) -> None:
    for code in codes:
        pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    studio.shell.loop.step(1 / 60)


def button(scene: Scene, text: str) -> Button:
    return next(widget for widget in scene.root.walk() if isinstance(widget, Button) and widget.text == text)


def texts(scene: Scene) -> list[str]:
    return [widget.text for widget in scene.root.walk() if isinstance(widget, Label | Button)]


# Title


def test_the_title_leads_everywhere(studio: Studio) -> None:
    studio.open("title")
    for text, kind in (("New game", NewGameScene), ("Rules", RulesScene), ("Settings", SettingsScene)):
        tap(studio, button(studio.scene, text))
        assert isinstance(studio.scene, kind)
        press_keys(studio, pygame.K_ESCAPE)
        assert isinstance(studio.scene, TitleScene)
    press_keys(studio, pygame.K_F1)
    assert isinstance(studio.scene, RulesScene)
    tap(studio, button(studio.scene, "Back"))
    tap(studio, button(studio.scene, "Quit"))
    assert not studio.shell.loop.running


def test_continue_is_there_when_a_match_is(studio: Studio) -> None:
    assert "Continue" not in texts(studio.open("title"))
    scene = studio.open("title-continue")
    assert scene.first_focus() is button(scene, "Continue")
    tap(studio, button(scene, "Continue"))
    assert studio.kit.toasts.messages() == ["The match could not be opened: there is no match here"]


def test_the_language_is_changed_on_the_title(studio: Studio) -> None:
    scene = studio.open("title")
    assert isinstance(scene, TitleScene)
    pygame.event.post(
        Event(pygame.MOUSEBUTTONDOWN, pos=(scene.language.rect.x + 20, scene.language.rect.centery), button=1)
    )
    pygame.event.post(
        Event(pygame.MOUSEBUTTONUP, pos=(scene.language.rect.x + 20, scene.language.rect.centery), button=1)
    )
    studio.settle(2)
    assert current_language() == studio.kit.settings.language == "zh_CN"
    assert "开局" in texts(scene)


def test_the_fan_comes_after_the_first_picture(open_studio: OpenStudio) -> None:
    studio = open_studio()
    studio.shell.title()
    assert studio.shell.loop.step(0)
    first = pygame.image.tobytes(studio.picture(), "RGB")
    studio.settle()
    assert pygame.image.tobytes(studio.picture(), "RGB") != first


# Settings


def rows(scene: Scene, kind: type[Widget]) -> list[Widget]:
    return [widget for widget in scene.root.walk() if isinstance(widget, kind)]


def test_settings_take_effect_and_are_kept(studio: Studio) -> None:
    scene = studio.open("settings-cards")
    press_keys(studio, *[pygame.K_TAB] * 6, pygame.K_RIGHT)
    assert studio.kit.settings.deck == "four"
    scene = studio.open("settings-sound")
    studio.kit.store.change(volume=0)
    press_keys(studio, *[pygame.K_TAB] * 6, pygame.K_RIGHT)
    assert studio.kit.settings.volume == 5
    scene = studio.open("settings-picture")
    before = button(scene, "Back").rect.h
    press_keys(studio, *[pygame.K_TAB] * 5, pygame.K_RIGHT, pygame.K_RIGHT)
    assert studio.kit.settings.ui_scale == 110
    assert button(studio.scene, "Back").rect.h > before


def test_the_name_is_typed(studio: Studio) -> None:
    studio.open("settings-player")
    press_keys(studio, *[pygame.K_TAB] * 6)
    pygame.event.post(Event(pygame.TEXTINPUT, text="小林"))
    press_keys(studio, pygame.K_RETURN)
    assert studio.kit.settings.name == "小林"


def test_full_screen_by_key_and_back(studio: Studio) -> None:
    studio.open("title")
    press_keys(studio, pygame.K_F11)
    assert studio.kit.settings.full_screen == studio.shell.window.full_screen
    press_keys(studio, pygame.K_F11)
    assert not studio.shell.window.full_screen


def test_mute_by_key_but_not_while_typing(studio: Studio) -> None:
    studio.open("title")
    press_keys(studio, pygame.K_m)
    assert (studio.kit.settings.mute, studio.kit.toasts.messages()) == (True, ["Sound is off."])
    press_keys(studio, pygame.K_m)
    assert not studio.kit.settings.mute
    studio.open("settings-player")
    press_keys(studio, *[pygame.K_TAB] * 6, pygame.K_m)
    assert not studio.kit.settings.mute


def test_tabs_turn_pages(studio: Studio) -> None:
    scene = studio.open("settings-player")
    assert isinstance(scene, SettingsScene)
    for index, child in enumerate(scene.tabs.children):
        tap(studio, child)
        assert scene.tabs.page == index


# Rules


def test_chapters_and_games(studio: Studio) -> None:
    scene = studio.open("rules")
    assert isinstance(scene, RulesScene)
    press_keys(studio, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.chapter == 1
    press_keys(studio, pygame.K_END)
    assert scene.page_scroll.offset == scene.page_scroll.limit > 0
    scene.open_game("chaodipi")
    assert (scene.chapter, scene.page_scroll.offset) == (0, 0)


def test_the_rules_change_language_with_the_chapter_kept(studio: Studio) -> None:
    scene = studio.open("rules")
    assert isinstance(scene, RulesScene)
    scene.open_chapter(3)
    studio.kit.store.change(language="zh_CN")
    studio.settle(2)
    assert scene.chapter == 3


def test_every_chapter_can_be_shown(studio: Studio) -> None:
    scene = studio.open("rules")
    assert isinstance(scene, RulesScene)
    for game in ("dagunzi", "chaodipi"):
        scene.open_game(game)
        for index in range(scene.chapter_count):
            scene.open_chapter(index)
            studio.settle(1)


def test_no_rulebook(studio: Studio, monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr("game.ui.scenes.rules.rulebook_dir", lambda: tmp_path)
    scene = studio.open("rules")
    assert isinstance(scene, RulesScene)
    assert (scene.chapter_count, scene.first_focus()) == (0, None)


# New game


def new_game(studio: Studio) -> NewGameScene:
    scene = studio.open("new-game")
    assert isinstance(scene, NewGameScene)
    return scene


def test_start_at_once_takes_the_usual_game(studio: Studio) -> None:
    scene = new_game(studio)
    press_keys(studio, pygame.K_RETURN)
    assert scene.focus is scene.start
    press_keys(studio, pygame.K_RETURN)
    choice = studio.started[0]
    assert (choice.preset, choice.options.game, choice.plan) == ("classic", "dagunzi", MatchPlan(None, Rank.THREE))
    assert (choice.bots, choice.deal, choice.clock) == ("steady", 0.12, 0)
    assert studio.kit.toasts.messages() == ["The match could not be opened: there is no table here"]


def test_a_preset_is_picked_and_changed(studio: Studio) -> None:
    scene = new_game(studio)
    picks = [widget for widget in scene.focusables() if isinstance(widget, Pick)]
    scene.set_focus(picks[0])
    press_keys(studio, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.draft.base == "dalian"
    scene.draft.set_option("following", "strict")
    scene.refresh()
    assert "Da Gunzi  ·  Dalian, changed  ·  To the end  ·  from 3" in texts(scene)
    tap(studio, scene.start)
    assert studio.started[0].preset == ""
    assert studio.started[0].options.texts()["following"] == "strict"


def test_the_choice_is_remembered(studio: Studio) -> None:
    scene = new_game(studio)
    scene.draft.length, scene.draft.rounds = "rounds", 6
    scene.draft.choose_preset("online")
    scene.refresh()
    tap(studio, scene.start)
    again = new_game(studio)
    assert (again.draft.length, again.draft.rounds, again.draft.preset) == ("rounds", 6, "online")
    assert "Da Gunzi  ·  Online  ·  6 rounds  ·  from 3" in texts(again)


def test_every_game_can_be_chosen(studio: Studio) -> None:
    scene = new_game(studio)
    for name in GAMES:
        scene.choose_game(name)
        studio.settle(1)
        assert (scene.draft.finished().options.game, faults(scene)) == (name, [])


def test_the_game_is_chosen_by_keys_and_remembered(studio: Studio) -> None:
    scene = new_game(studio)
    game = next(widget for widget in scene.focusables() if isinstance(widget, Choice))
    scene.set_focus(game)
    press_keys(studio, pygame.K_RIGHT)
    assert scene.focus is game
    assert "Chao Dipi  ·  Usual  ·  To the end  ·  from 2" in texts(scene)
    tap(studio, scene.start)
    assert studio.started[0].options.game == "chaodipi"
    assert studio.started[0].plan == MatchPlan(None, Rank.TWO)
    again = new_game(studio)
    assert again.draft.game.name == "chaodipi"
    studio.open("title")
    press_keys(studio, pygame.K_F1)
    assert isinstance(studio.scene, RulesScene)
    assert studio.scene.game == "chaodipi"


def test_every_option_of_every_game_can_be_changed(studio: Studio) -> None:
    for name, game in GAMES.items():
        scene = new_game(studio)
        scene.choose_game(name)
        for preset, options in game.presets.items():
            for spec in option_specs(type(options)).values():
                for value in spec.values:
                    scene.draft.choose_preset(preset)
                    scene.draft.set_option(spec.name, value)
                    scene.refresh()
                    changed = scene.draft.differs(spec.name)
                    assert changed == (value != options.texts()[spec.name])


def test_the_number_of_rounds_shows_where_it_counts(studio: Studio) -> None:
    scene = new_game(studio)
    assert "Number of rounds" not in texts(scene)
    scene.draft.length = "rounds"
    scene.refresh()
    assert "Number of rounds" in texts(scene)


def test_every_control_of_the_new_game_screen_works_by_keys(studio: Studio) -> None:
    scene = new_game(studio)
    before = scene.draft.table()
    for widget in scene.focusables():
        stays = widget in scene.focusables()
        if stays and widget is not scene.start and widget is not scene.back:
            scene.set_focus(widget)
            for action in (Action.RIGHT, Action.SELECT, Action.LEFT, Action.SELECT):
                widget.act(action)
    assert scene.draft.table() != before
    assert studio.started == []


# Questions and messages


def ask(studio: Studio) -> tuple[Dialog, list[str]]:
    given: list[str] = []

    def answer(text: str) -> Callable[[], None]:
        return lambda: given.append(text)

    studio.open("title")
    answers = [Answer(tr("Back"), answer("back")), Answer(tr("Quit"), answer("quit"))]
    dialog = Dialog(studio.kit, tr("Quit"), tr("Settings"), answers)
    studio.scenes.push(dialog)
    return dialog, given


def test_a_question_is_answered_by_tap(studio: Studio) -> None:
    dialog, given = ask(studio)
    tap(studio, dialog.buttons[1])
    assert (given, isinstance(studio.scene, TitleScene)) == (["quit"], True)


def test_escape_changes_nothing(studio: Studio) -> None:
    _, given = ask(studio)
    press_keys(studio, pygame.K_ESCAPE)
    assert (given, isinstance(studio.scene, TitleScene)) == (["back"], True)


def test_enter_does_not_answer_blindly(studio: Studio) -> None:
    dialog, given = ask(studio)
    press_keys(studio, pygame.K_RETURN)
    assert (given, dialog.focus) == ([], dialog.buttons[0])
    press_keys(studio, pygame.K_RIGHT, pygame.K_RETURN)
    assert given == ["quit"]


def test_a_warning_goes_with_its_cause_and_a_notice_stays(studio: Studio) -> None:
    studio.open("title")
    toasts = studio.kit.toasts
    toasts.say("a notice")
    toasts.say("a refusal", warning=True)
    toasts.say("a file set aside", warning=True, seconds=LONG)
    toasts.settle()
    assert toasts.messages() == ["a notice", "a file set aside"]
    assert toasts.changed


def test_messages_go_by_themselves_or_at_a_tap(studio: Studio) -> None:
    studio.open("title")
    toasts = studio.kit.toasts
    for text in ("one", "two", "three", "four", "four"):
        toasts.say(text)
    assert toasts.messages() == ["two", "three", "four"]
    studio.settle(1)
    pos = (studio.kit.metrics.width // 2, studio.kit.px(80))
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    studio.settle(2)
    assert toasts.messages() == ["three", "four"]
    studio.settle(200)
    assert toasts.messages() == []
    assert studio.shell.loop.step(0) is False
