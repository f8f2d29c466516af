"""What many pairs say: one dictionary, ready for JSON, and the same in a few lines to read."""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from tools.selfplay.pairs import Books, Deal, Pair
from tools.selfplay.timed import thinking

Figures = dict[str, Any]
_Z = 1.96
"""Standard errors to either side of a 95 % interval."""


def share_with_interval(share: float, count: int) -> Figures:
    """Give a share of `count` trials in percent, with Wilson's interval, which is sound at 0 and 100 % too."""
    middle = (share + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    half = _Z * sqrt(share * (1 - share) / count + (_Z / (2 * count)) ** 2) / (1 + _Z**2 / count)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return {"percent": _percent(share), "interval": [_percent(low), _percent(high)]}


def mean_with_interval(values: Sequence[float]) -> Figures:
    """Give the mean of values and its 95 % interval."""
    mean, half = fmean(values), _Z * pstdev(values) / sqrt(len(values))
    return {"mean": round(mean, 3), "interval": [round(mean - half, 3), round(mean + half, 3)]}


def figures(pairs: Sequence[Pair], names: tuple[str, str], books: tuple[Books, Books]) -> Figures:
    """Sum up pairs from the first bot's side; raises ValueError when there are none."""
    if not pairs:
        raise ValueError("no pair was played")
    scores = [pair.score for pair in pairs]
    deals = [deal for pair in pairs for deal in pair.deals]
    return {
        "pairs": len(pairs),
        "wins": scores.count(1.0),
        "halves": scores.count(0.5),
        "losses": scores.count(0.0),
        "won": share_with_interval(fmean(scores), len(pairs)),
        "result_a_pair": mean_with_interval([pair.result for pair in pairs]),
        "levels_a_deal": _by_pair(pairs, lambda deal: deal.steps),
        "points_a_deal": _by_pair(pairs, lambda deal: deal.margin),
        "roles": {
            "bankers": _role([deal for deal in deals if deal.banked]),
            "attackers": _role([deal for deal in deals if not deal.banked]),
        },
        "bots": [{"name": name, **_bot(book)} for name, book in zip(names, books, strict=True)],
    }


def _by_pair(pairs: Sequence[Pair], value: Callable[[Deal], float]) -> Figures:
    """Give the mean a deal; its interval is that of whole pairs, whose deals depend on each other."""
    return mean_with_interval([fmean(map(value, pair.deals)) for pair in pairs])


def _role(deals: Sequence[Deal]) -> Figures:
    if not deals:
        return {"deals": 0}
    return {
        "deals": len(deals),
        "bank_percent": _percent(fmean(deal.has_bank for deal in deals)),
        "last_trick_percent": _percent(fmean(deal.settlement.captured != deal.banked for deal in deals)),
        "attackers_score": round(fmean(deal.settlement.score for deal in deals), 1),
        "levels": round(fmean(deal.steps for deal in deals), 3),
    }


def _bot(book: Books) -> Figures:
    times = thinking(book.spent)
    return {
        "decisions": times.decisions,
        "ms": {"p50": round(times.p50, 3), "p99": round(times.p99, 3), "most": round(times.most, 3)},
        "blunders": {
            name: {"chances": chances, "made": made, "percent": _percent(made / chances) if chances else 0.0}
            for name, chances in sorted(book.blunders.chances.items())
            for made in [book.blunders.made[name]]
        },
    }


def _percent(share: float) -> float:
    return round(100 * share, 2)


def lines(found: Figures) -> Iterable[str]:
    """The figures for people."""
    first, second = found["bots"]
    low, high = found["won"]["interval"]
    yield (
        f"{first['name']} against {second['name']}: {found['won']['percent']} % of {found['pairs']} pairs "
        f"(95 %: {low} to {high}); {found['wins']} won, {found['halves']} even, {found['losses']} lost"
    )
    for key in ("result_a_pair", "levels_a_deal", "points_a_deal"):
        low, high = found[key]["interval"]
        yield f"{key.replace('_', ' ')}: {found[key]['mean']:+} (95 %: {low:+} to {high:+})"
    for role, said in found["roles"].items():
        if said["deals"]:
            yield (
                f"as {role} in {said['deals']} deals: the bank {said['bank_percent']} %, "
                f"last trick {said['last_trick_percent']} %, attackers' score {said['attackers_score']}"
            )
    for bot in found["bots"]:
        times = ", ".join(f"{part} {spent}" for part, spent in bot["ms"].items())
        yield f"{bot['name']}: {bot['decisions']} decisions, ms a decision: {times}"
        for name, said in bot["blunders"].items():
            yield f"  {name.replace('_', ' ')}: {said['made']} of {said['chances']} chances ({said['percent']} %)"
