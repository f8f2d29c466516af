"""The screens around the table: title, settings, rules, new game, a question, messages."""

from game.ui.dialog import Answer, Dialog
from game.ui.input import Action, Key
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets.button import Style
from game.words import tr
from tools.screens import Studio, screen


@screen("title")
def title(studio: Studio) -> None:
    """As at the first start."""
    studio.under_way = None
    studio.shell.title()


@screen("title-continue")
def title_continue(studio: Studio) -> None:
    """With a match under way."""
    studio.under_way = tr("Classic")
    studio.shell.title()


def _settings(studio: Studio, page: int) -> SettingsScene:
    scene = SettingsScene(studio.kit)
    studio.scenes.push(scene)
    scene.tabs.open(page)
    return scene


@screen("settings-player")
def settings_player(studio: Studio) -> None:
    """Name, avatar, language."""
    _settings(studio, 0)


@screen("settings-cards")
def settings_cards(studio: Studio) -> None:
    """Deck, hand, speed."""
    _settings(studio, 1)


@screen("settings-picture")
def settings_picture(studio: Studio) -> None:
    """Size and full screen, with the focus on the first tab."""
    _settings(studio, 2).handle(Key(Action.NEXT))


@screen("settings-sound")
def settings_sound(studio: Studio) -> None:
    """Volume and mute."""
    _settings(studio, 3)


@screen("rules")
def rules(studio: Studio) -> None:
    """The first chapter."""
    studio.scenes.push(RulesScene(studio.kit))


@screen("rules-tribute")
def rules_tribute(studio: Studio) -> None:
    """A chapter with tables, scrolled to one."""
    scene = RulesScene(studio.kit)
    studio.scenes.push(scene)
    scene.open_chapter(4)
    scene.act(Action.PAGE_DOWN)


@screen("rules-chaodipi")
def rules_chaodipi(studio: Studio) -> None:
    """The other game's rules, a chapter with lists and tables."""
    scene = RulesScene(studio.kit, "chaodipi")
    studio.scenes.push(scene)
    scene.open_chapter(3)


@screen("new-game")
def new_game(studio: Studio) -> None:
    """As it comes up."""
    studio.scenes.push(NewGameScene(studio.kit, studio.shell))


@screen("new-game-options")
def new_game_options(studio: Studio) -> None:
    """Scrolled to the end, with an option changed."""
    scene = NewGameScene(studio.kit, studio.shell)
    studio.scenes.push(scene)
    scene.draft.set_option("score_table", "large")
    scene.refresh()
    scene.scroll.scroll_to(scene.scroll.limit)


@screen("new-game-chaodipi")
def new_game_chaodipi(studio: Studio) -> None:
    """Another game is chosen, its options changed."""
    scene = NewGameScene(studio.kit, studio.shell)
    studio.scenes.push(scene)
    scene.choose_game("chaodipi")
    scene.draft.set_option("fry_after_flip", "true")
    scene.refresh()


@screen("new-game-chaodipi-options")
def new_game_chaodipi_options(studio: Studio) -> None:
    """Scrolled to the end, must-play levels chosen."""
    scene = NewGameScene(studio.kit, studio.shell)
    studio.scenes.push(scene)
    scene.choose_game("chaodipi")
    scene.draft.set_option("must_play", "5,10,K")
    scene.refresh()
    scene.scroll.scroll_to(scene.scroll.limit)


@screen("question")
def question(studio: Studio) -> None:
    """A question over the title."""
    studio.shell.title()
    answers = [Answer(tr("Back"), lambda: None), Answer(tr("Quit"), lambda: None, Style.PRIMARY)]
    studio.scenes.push(Dialog(studio.kit, tr("Quit"), tr("The rulebook is missing from this installation."), answers))


@screen("messages")
def messages(studio: Studio) -> None:
    """Short messages over the title."""
    studio.shell.title()
    path = "/home/player/.config/gunzi/settings.json.bad-1"
    studio.kit.toasts.say(
        tr("The settings could not be read. They were set aside as {path}; the defaults are in force.", path=path),
        warning=True,
        seconds=60,
    )
    studio.kit.toasts.say(tr("Settings"), seconds=60)
