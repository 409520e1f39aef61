"""The report of a tournament: one page, and the same figures for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median
from typing import Any

from domineum.arena import balance, charts, page
from domineum.arena.charts import Row
from domineum.arena.figures import FAULTS, Figures, Goal, Share, Shares
from domineum.arena.parquet import write_parquet
from domineum.arena.speaker import Speaker
from domineum.arena.tournament import command

QUANTILES = (0.5, 0.95, 0.99)
PROBLEMS = 20
"""How many problems are shown at most."""


def write(folder: Path, language: str) -> tuple[Figures, Path]:
    """Write report.html, summary.json and, where it is possible, results.parquet."""
    figures = Figures(folder)
    speaker = Speaker(figures.tournament.found, language)
    text = json.dumps(summary(figures), indent=2, ensure_ascii=False) + "\n"
    (folder / "summary.json").write_text(text, encoding="utf-8", newline="\n")
    write_parquet(figures.games, folder / "results.parquet")
    path = folder / "report.html"
    path.write_text(render(figures, speaker), encoding="utf-8", newline="\n")
    return figures, path


def render(figures: Figures, speaker: Speaker) -> str:
    """The page."""
    title = speaker.say(
        "balance-title" if figures.tournament.balance else "title",
        game=figures.tournament.game.capitalize(), bots=", ".join(figures.bots),
    )  # fmt: skip
    return page.page(title, speaker.language, _sections(figures, speaker))


def _sections(figures: Figures, speaker: Speaker) -> Iterator[str]:
    yield page.text(
        speaker.say("games-n", n=len(figures.games)) + " " + speaker.say("intervals"), "soft"
    )
    if figures.together:
        yield _goals(figures, speaker)
    else:
        if figures.rivals:
            yield _ratings(figures, speaker)
            yield _pairs(figures, speaker)
        if figures.tournament.balance:
            yield balance.verdict(figures, speaker)
        yield _fairness(figures, speaker)
        yield balance.maps(figures, speaker)
    yield _scores(figures, speaker)
    if figures.tournament.balance:
        yield from balance.taken(figures, speaker)
    yield _times(figures, speaker)
    yield _faults(figures, speaker)
    yield _making(figures, speaker)


# -- rivals -------------------------------------------------------------------------------------


def _ratings(figures: Figures, speaker: Speaker) -> str:
    ratings, wins, scores = figures.ratings(), figures.wins(), figures.scores()
    rows = [
        Row(bot, r.points, r.low, r.high, speaker.number(r.points, 0, sign=True))
        for bot, r in ratings.items()
    ]
    title = speaker.say("ratings")
    head = [speaker.say(f"head-{name}") for name in ("bot", "points", "won", "fair", "mean")]
    cells = [
        [
            bot,
            f"{r.points:+.0f} ({r.low:+.0f} – {r.high:+.0f})",
            f"{speaker.percent(wins[bot].share)} ({speaker.range(wins[bot].interval)})",
            speaker.percent(wins[bot].fair),
            speaker.number(mean(scores[bot])),
        ]
        for bot, r in ratings.items()
    ]
    parts = [page.text(speaker.say("ratings-text")), page.table(head, cells)]
    if standing := figures.live():
        parts.append(page.text(speaker.say("openskill", standing=standing), "soft"))
    drawn = page.charts((title, charts.intervals(title, rows)))
    return page.section(title, drawn, *parts)


def _pairs(figures: Figures, speaker: Speaker) -> str:
    pairs = figures.pairs()
    head = [speaker.say("head-ahead"), *figures.bots]
    rows = [
        [one, *(_pair(pairs.get((one, other)), speaker) for other in figures.bots)]
        for one in figures.bots
    ]
    return page.section(
        speaker.say("pairs"), page.text(speaker.say("pairs-text")), page.table(head, rows)
    )


def _pair(share: Share | None, speaker: Speaker) -> str:
    if share is None:
        return "–"
    return f"{speaker.percent(share.share)} ({speaker.range(share.interval)}), n={share.number}"


def _fairness(figures: Figures, speaker: Speaker) -> str:
    drawn = []
    kinds: dict[str, Shares] = {"seat": figures.by_seat()}
    kinds |= {kind: figures.by_label(kind) for kind in figures.kinds()}
    for kind, found in kinds.items():
        title = speaker.kind(kind)
        rows = [
            Row(
                speaker.name(kind, name), share.share, *share.interval,
                f"{speaker.percent(share.share, 0)}", share.fair, balance.is_unfair(share),
            )
            for name, share in found.items()
        ]  # fmt: skip
        drawn.append((title, charts.shares(title, rows)))
    return page.section(
        speaker.say("fairness"), page.text(speaker.say("fairness-text")), page.charts(*drawn)
    )


# -- goals --------------------------------------------------------------------------------------


def _goals(figures: Figures, speaker: Speaker) -> str:
    title = speaker.say("goals")
    kinds = [kind for kind in ("difficulty", "map", "house") if _has(figures, kind)]
    first = figures.goals()
    rows = [_goal_row(bot, goal, speaker) for (bot,), goal in first.items()]
    parts = [page.charts((title, charts.shares(title, rows)))]
    for kind in kinds:
        found = figures.goals(kind)
        body = page.table(
            [speaker.say("head-bot"), speaker.kind(kind), *_goal_head(speaker)],
            [[bot, speaker.name(kind, name), *_goal_cells(goal, speaker)]
             for (bot, name), goal in found.items()],
            names=2,
        )  # fmt: skip
        parts.append(page.heading(speaker.kind(kind)) + body)
    return page.section(title, page.text(speaker.say("goals-text")), *parts)


def _has(figures: Figures, kind: str) -> bool:
    game = figures.games[0]
    return kind in game or kind in game["labels"]


def _goal_row(label: str, goal: Goal, speaker: Speaker) -> Row:
    return Row(label, goal.share, *goal.interval, speaker.percent(goal.share, 0))


def _goal_head(speaker: Speaker) -> list[str]:
    return [speaker.say(f"head-{name}") for name in ("games", "won", "mean", "margin")]


def _goal_cells(goal: Goal, speaker: Speaker) -> list[str]:
    return [
        str(goal.number),
        f"{goal.won}: {speaker.percent(goal.share)} ({speaker.range(goal.interval)})",
        speaker.number(mean(goal.scores)),
        speaker.number(mean(goal.margins), sign=True) if goal.margins else "–",
    ]


# -- everything ---------------------------------------------------------------------------------


def _scores(figures: Figures, speaker: Speaker) -> str:
    title = speaker.say("scores")
    rows = [
        (bot, values, speaker.number(median(values), 0))
        for bot, values in figures.scores().items()
        if values
    ]
    drawn = page.charts((title, charts.histograms(title, rows)))
    return page.section(title, page.text(speaker.say("scores-text")), drawn)


def _times(figures: Figures, speaker: Speaker) -> str:
    title = speaker.say("times")
    rows = [
        Row(bot, clock.quantile(0.95), clock.quantile(0.5), clock.longest,
            charts.seconds(clock.quantile(0.95)))
        for bot, clock in figures.clocks.items()
    ]  # fmt: skip
    head = [
        speaker.say("head-bot"), speaker.say("head-decisions"), speaker.say("head-mean-time"),
        *(f"{100 * share:.0f} %" for share in QUANTILES), speaker.say("head-longest"),
    ]  # fmt: skip
    cells = [
        [
            bot, f"{clock.decisions}", charts.seconds(clock.mean),
            *(charts.seconds(clock.quantile(share)) for share in QUANTILES),
            charts.seconds(clock.longest),
        ]
        for bot, clock in figures.clocks.items()
    ]  # fmt: skip
    return page.section(
        title, page.text(speaker.say("times-text")),
        page.charts((title, charts.times(title, rows))), page.table(head, cells),
    )  # fmt: skip


def _faults(figures: Figures, speaker: Speaker) -> str:
    head = [speaker.say("head-bot"), speaker.say("head-decisions")]
    head += [speaker.say(f"fault-{kind}") for kind in FAULTS]
    rows: list[list[page.Cell]] = [
        [bot, f"{counts['decisions']}",
         *((f"{counts[kind]}", "loud" if counts[kind] else "") for kind in FAULTS)]
        for bot, counts in figures.faults().items()
    ]  # fmt: skip
    parts = [page.text(speaker.say("faults-text")), page.table(head, rows)]
    if figures.problems:
        names = ("bot", "problem", "games", "seed", "game")
        known = [
            [bot, f"{speaker.say(f'fault-{kind}')}: {problem}", *map(str, where)]
            for (bot, kind, problem), where in figures.problems.items()
        ]
        parts.append(page.text(speaker.say("problems-text")))
        parts.append(page.table([speaker.say(f"head-{n}") for n in names], known[:PROBLEMS], 2))
    return page.section(speaker.say("faults"), *parts)


def _making(figures: Figures, speaker: Speaker) -> str:
    first, last = figures.seeds()
    versions = [[speaker.version(name), v] for name, v in figures.versions.items()]
    ends = [[key, f"{number}"] for key, number in figures.ends().items()]
    files = ["results.jsonl", "records/", "summary.json", "times.jsonl"]
    if not any("record" in game for game in figures.games):
        files.remove("records/")
    folder = page.table(
        [speaker.say("head-file"), speaker.say("head-content")],
        [[name, speaker.say(f"file-{name.strip('/').partition('.')[0]}")] for name in files],
    )
    return page.section(
        speaker.say("making"),
        page.code(f"{command(figures.tournament)} --out DIR"),
        page.text(speaker.say("seeds", first=first, last=last)),
        page.table([speaker.say("head-version"), ""], versions),
        page.table([speaker.say("head-end"), speaker.say("head-games")], ends),
        folder,
    )


def summary(figures: Figures) -> dict[str, Any]:
    """The figures for programs."""
    found: dict[str, Any] = {
        "command": command(figures.tournament),
        "versions": figures.versions,
        "games": len(figures.games),
        "seeds": figures.seeds(),
        "faults": figures.faults(),
        "ends": figures.ends(),
    }
    if figures.together:
        return found | {
            "goals": [
                {"bot": key[0], "difficulty": key[1], "games": goal.number, "won": goal.won,
                 "interval": goal.interval,
                 "margin": mean(goal.margins) if goal.margins else None}
                for key, goal in figures.goals("difficulty").items()
            ]
        }  # fmt: skip
    if figures.rivals:
        found["ratings"] = {bot: vars(rating) for bot, rating in figures.ratings().items()}
    shares = {"bot": figures.wins(), "seat": figures.by_seat()}
    shares |= {kind: figures.by_label(kind) for kind in figures.kinds()}
    found["won"] = {kind: _plain(rows) for kind, rows in shares.items()}
    found["maps"] = {name: _plain(rows) for name, rows in figures.by_map().items()}
    if figures.tournament.balance:
        found["counts"] = figures.counts
    return found


def _plain(rows: Shares) -> dict[str, Any]:
    return {
        name: {"number": share.number, "won": share.won, "fair": share.fair,
               "interval": share.interval, "ahead": share.ahead if share.points else None}
        for name, share in rows.items()
    }  # fmt: skip
