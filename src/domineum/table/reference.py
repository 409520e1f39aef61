"""What never changes about a game: its texts, its content in words, its rules."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from domineum import bots, rulebook
from domineum.kernel import AnyGame, Message
from domineum.kernel.library import Entry
from domineum.kernel.messages import Pattern, Select
from domineum.library import kind_name
from domineum.table import answers, show
from domineum.table.problems import texts
from domineum.table.puzzles import puzzle


def game_offer(
    game: AnyGame,
    bots: Sequence[str],
    versions: Mapping[str, str],
    packs: Iterable[answers.Pack] = (),
) -> answers.Game:
    """What can be played of the game, with whom, and which packs there are for it."""
    modes = {mode: list(players) for mode, players in game.modes.items()}
    return answers.Game(
        game.name, game.version, game.content, modes, [*bots], {**versions}, [*packs]
    )


def game_texts(game: AnyGame, language: Literal["en", "pl"]) -> answers.Texts:
    """Every text that can appear at a table of the game, in one language."""
    found: dict[str, Pattern] = {}
    for catalogue in (texts(), bots.CATALOGUE, game.catalogue):
        found |= catalogue.texts[language]
    return answers.Texts(game.name, language, {key: plain(found[key]) for key in sorted(found)})


def game_library(game: AnyGame) -> answers.Library:
    """All content of the game."""
    kinds = [answers.LibraryKind(kind, show.text(kind_name(kind))) for kind in game.pieces]
    packs = {place: pack.about.name for pack in game.packs for place in game.records.added(pack)}
    found = [_entry(entry, packs) for entry in game.library()]
    return answers.Library(game.name, game.content, kinds, found)


def _entry(entry: Entry, packs: Mapping[tuple[str, str], str]) -> answers.LibraryEntry:
    piece = entry.piece
    lines = [
        answers.LibraryLine(show.text(line.label) if line.label else None, show.text(line.text))
        for line in entry.lines
    ]
    return answers.LibraryEntry(
        kind=entry.kind, id=piece.id, name=answers.Names(piece.name["en"], piece.name["pl"]),
        origin=piece.origin, note=piece.note, lines=lines, data=entry.data,
        texts={path: show.text(text) for path, text in entry.texts.items()},
        pack=packs.get((entry.kind, piece.id), ""),
    )  # fmt: skip


def game_rules(game: AnyGame, language: Literal["en", "pl"]) -> answers.Rules:
    """The rules of a game of this package, chapter by chapter; other games have none here."""
    own = [rule for rule in rulebook.load(language).rules.values() if rule.game == game.name]
    chapters = [
        answers.RulesChapter(
            title,
            [answers.Rule(r.number, r.markdown(), list(r.modes), r.page) for r in rules],
        )
        for title, rules in itertools.groupby(own, key=lambda rule: rule.chapter)
    ]
    glossary = [answers.Names(t.en, t.pl) for t in rulebook.glossary(game.name)] if own else []
    return answers.Rules(game.name, language, chapters, glossary)


def game_puzzles(game: AnyGame) -> answers.Puzzles:
    """All puzzles that come with the game."""
    return answers.Puzzles(game.name, [_offer(game, one) for one in puzzle.shipped(game)])


def _offer(game: AnyGame, one: puzzle.Puzzle) -> answers.PuzzleOffer:
    names = game.arena.names
    keys = [f"{names.get(kind, kind)}-{name}" for kind, name in one.start.items()]
    about = [show.text(Message(key)) for key in keys if key in game.catalogue]
    return answers.PuzzleOffer(
        one.id, one.mode, one.kind, one.level, one.plans, len(one.solution), one.places, one.deals,
        show.text(puzzle.text(one)), show.text(Message(f"puzzle-kind-{one.kind}")), about,
        puzzle.to_text(one),
    )  # fmt: skip


def plain(pattern: Pattern) -> str | list[Any]:
    """A pattern of a catalogue as JSON."""
    parts = [_part(piece) for piece in pattern]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(piece: Any) -> str | dict[str, Any]:
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Select):
        variants = {name: plain(pattern) for name, pattern in piece.variants.items()}
        return {"sel": piece.name, "of": variants, "or": piece.default}
    return {"msg" if piece.kind == "message" else "var": piece.name}


MAKERS: dict[str, Callable[[AnyGame], object]] = {
    "texts/en": lambda game: game_texts(game, "en"),
    "texts/pl": lambda game: game_texts(game, "pl"),
    "library": game_library,
    "rules/en": lambda game: game_rules(game, "en"),
    "rules/pl": lambda game: game_rules(game, "pl"),
    "puzzles": game_puzzles,
}
