"""Icons and avatars: vector pictures of others, drawn at one size."""

import json

from tools.assets.inventory import AVATAR_SIZE, AVATARS, ICON_SIZE, ICONS
from tools.assets.raster import png, render
from tools.assets.sources import FLUENT_EMOJI, LUCIDE, Sources


def draw_icons(sources: Sources) -> dict[str, bytes]:
    """Return every icon, white on nothing, by its path under assets/."""
    drawings = sources.read_many(LUCIDE, [f"icons/{name}.svg" for name in ICONS])
    made: dict[str, bytes] = {}
    for name in ICONS:
        svg = drawings[f"icons/{name}.svg"].decode().replace("currentColor", "#ffffff")
        made[f"icons/{name}.png"] = png(render(svg, ICON_SIZE, ICON_SIZE))
    return made


def draw_avatars(sources: Sources) -> dict[str, bytes]:
    """Return every avatar by its path under assets/."""
    collection = json.loads(sources.read(FLUENT_EMOJI, "icons.json"))
    width, height = collection["width"], collection["height"]
    made: dict[str, bytes] = {}
    for name in AVATARS:
        body = collection["icons"][name]["body"]
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'
        made[f"avatars/{name}.png"] = png(render(svg, AVATAR_SIZE, AVATAR_SIZE))
    return made
