"""What a report says about the content: seats of maps, and what is never or always taken."""

from __future__ import annotations

from collections.abc import Iterator
from math import erfc, sqrt

from domineum.arena import page
from domineum.arena.figures import Figures, Share
from domineum.arena.play import Count
from domineum.arena.speaker import Speaker

LIMIT = 1.25
"""No seat should win more than this many times its fair share."""
ENOUGH = 8
"""Something that was offered less often is not judged."""
NEVER = 0.02
ALWAYS = 0.98


def is_unfair(share: Share) -> bool:
    """Whether something wins too much for certain: its whole interval is above the limit."""
    return share.ratios[0] > LIMIT


def is_suspect(share: Share) -> bool:
    """Whether something won more than it should, by chance or not."""
    return share.ratio > LIMIT


def suspects(figures: Figures) -> list[tuple[str, str, Share]]:
    """The seats of maps that won more than the limit, as (map, seat, share), the worst first."""
    seats = [(name, *row) for name, rows in figures.by_map().items() for row in rows.items()]
    above = [found for found in seats if is_suspect(found[2])]
    return sorted(above, key=lambda found: -found[2].ratios[0])


def by_chance(figures: Figures) -> float:
    """How many seats of maps chance alone would put above the limit, if all were equal."""
    shares = [share for rows in figures.by_map().values() for share in rows.values()]
    return sum(map(chance_above, shares))


def chance_above(share: Share) -> float:
    """How likely a fair seat is above the limit after this many games."""
    fair = share.fair
    error = sqrt(fair * (1 - fair) / share.number)
    return erfc((LIMIT - 1) * fair / error / sqrt(2)) / 2 if error else 0.0


def verdict(figures: Figures, speaker: Speaker) -> str:
    """Which seats of which maps are above the limit, and how sure that is."""
    limit = speaker.number(LIMIT, 2)
    above = suspects(figures)
    seats = sum(map(len, figures.by_map().values()))
    chance = speaker.number(by_chance(figures))
    found = [
        page.text(
            speaker.say(
                "seat-unfair" if is_unfair(share) else "seat-suspect",
                map=speaker.name("map", name), seat=seat,
                ratio=speaker.number(share.ratio, 2),
                low=speaker.number(share.ratios[0], 2), high=speaker.number(share.ratios[1], 2),
            ),
            "loud" if is_unfair(share) else "",
        )
        for name, seat, share in above
    ]  # fmt: skip
    number = speaker.say("seats-above", limit=limit, n=len(above), seats=seats, chance=chance)
    return page.section(speaker.say("verdict", limit=limit), page.text(number), *found)


def maps(figures: Figures, speaker: Speaker) -> str:
    """How many times its fair share each seat of each map won, and how far it was ahead."""
    by_map = figures.by_map()
    seats = max(len(shares) for shares in by_map.values())
    head = [speaker.kind("map"), speaker.say("head-games")]
    head += [speaker.name("seat", str(seat + 1)) for seat in range(seats)]
    rows: list[list[page.Cell]] = []
    for name, shares in by_map.items():
        games = next(iter(shares.values())).number
        cells = [_ratio(share, speaker) for share in shares.values()]
        rows.append([speaker.name("map", name), f"{games}", *cells, *[""] * (seats - len(cells))])
    return page.section(
        speaker.say("maps"), page.text(speaker.say("maps-text")), page.table(head, rows)
    )


def _ratio(share: Share, speaker: Speaker) -> tuple[str, str]:
    low, high = (speaker.number(end, 2) for end in share.ratios)
    points, error = share.ahead
    text = f"{speaker.number(share.ratio, 2)} ({low} – {high}), "
    text += f"{speaker.number(points, sign=True)} ± {speaker.number(error)}"
    return text, "loud" if is_suspect(share) else ""


def taken(figures: Figures, speaker: Speaker) -> Iterator[str]:
    """For each kind of card what is never or always taken, and a folded table of everything."""
    kinds: dict[str, dict[str, Count]] = {}
    for key, count in figures.counts.items():
        kind, _, name = key.partition(" ")
        kinds.setdefault(kind, {})[name] = count
    parts = [page.text(speaker.say("taken-text"))]
    for kind, counts in kinds.items():
        parts += _kind(kind, counts, figures, speaker)
    yield page.section(speaker.say("taken"), *parts)


def _kind(kind: str, counts: dict[str, Count], figures: Figures, speaker: Speaker) -> Iterator[str]:
    yield page.heading(speaker.kind(kind))
    judged = {name: c[1] / c[0] for name, c in counts.items() if c[0] >= ENOUGH}
    everything = figures.tournament.found.arena.content.get(kind, frozenset())
    lists = {
        "never": [name for name, share in judged.items() if share <= NEVER],
        "always": [name for name, share in judged.items() if share >= ALWAYS],
        "unseen": sorted(everything - counts.keys()),
    }
    for key, names in lists.items():
        if names:
            named = ", ".join(sorted(speaker.name(kind, name) for name in names))
            yield page.text(speaker.say(f"taken-{key}", names=named))
    if not any(lists.values()):
        yield page.text(speaker.say("taken-fine"))
    head = [speaker.kind(kind)]
    head += [speaker.say(f"head-{name}") for name in ("offered", "taken", "share", "won-takers")]
    rows = sorted(counts.items(), key=lambda item: (-item[1][1] / item[1][0], item[0]))
    yield page.folded(
        speaker.say("taken-all", n=len(counts)),
        page.table(head, [_counted(kind, name, count, speaker) for name, count in rows]),
    )


def _counted(kind: str, name: str, count: Count, speaker: Speaker) -> list[str]:
    offered, took, won = count
    winners = speaker.percent(won / took) if took else "–"
    share = speaker.percent(took / offered)
    return [speaker.name(kind, name), f"{offered:.0f}", f"{took:.0f}", share, winners]
