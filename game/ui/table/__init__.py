"""牌桌: the table on the screen.

`scene` polls a `Connection` through `line` and hands each update to two sides: `parts`, the widgets, which draw what
the newest view says (`desk` is all that they look at, `live` how they notice a change), and `director`, which makes
moments of what happened (`deal_stage`, `trick_stage`, `moments`, all on a `theatre`). What is on its way, and so shown
differently from the view for a moment, is in `staging`: a tap ends it, and nobody waits for it.

Without pixels: `places` and `hand_layout` say where things lie, `ordering` how a hand is sorted, `selection` what is
chosen, `asks` what may be done now (read off the view's own legal actions), `claims` and `hinting` what is offered.
`side_scenes` opens what lies over the table: menu, last trick, played cards, results.
"""
