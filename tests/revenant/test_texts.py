"""Every text that the game can say exists in both languages and is filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from domineum.kernel import Match, Message, Random
from domineum.kernel.effects import Effect
from domineum.kernel.messages import LANGUAGES
from domineum.revenant import GAME
from domineum.revenant.effects import EFFECTS
from domineum.revenant.state import At
from tests.revenant.players import config, eager
from tests.revenant.table import CONTENT

FOLDER = Path(__file__).parents[2] / "src" / "domineum" / "revenant"


def messages(message: Message) -> Iterator[Message]:
    yield message
    for part in message.args.values():
        if isinstance(part, Message):
            yield from messages(part)


def check(message: Message) -> None:
    """The message and all its parts exist, and no hole is left open."""
    for part in messages(message):
        assert part.key in GAME.catalogue, part.key
    for language in LANGUAGES:
        text = GAME.catalogue.render(message, language)
        assert not re.search(r"[\[\]{}]", text), text
        assert not re.search(r"[a-z]_[a-z]", text), text


def said(players: int, seed: int) -> Iterator[Message]:
    """Everything that is said in a game."""
    match = Match(GAME, config(players, seed), seed, log=True)
    random = Random.stream(seed, "players")
    while not match.over:
        question = match.question()
        yield question.prompt()
        for option in question.options:
            yield option.label()
        for blocked in question.blocked:
            yield blocked.reason
            yield blocked.option.label()
            assert re.fullmatch(r"(R-\d{3}|)", blocked.rule)
        match.choose(eager(question, random))
    for event in match.events_since():
        for seat in (0, 1, None):
            yield event.seen_by(seat)
        assert re.fullmatch(r"R-\d{3}|S-\d\d", event.rule)
    outcome = match.outcome
    assert outcome is not None
    yield outcome.how


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_everything_said_in_a_game_can_be_read(players: int, seed: int) -> None:
    for message in {repr(message): message for message in said(players, seed)}.values():
        check(message)


def effects() -> Iterator[Effect[At]]:
    """All effects of all content."""
    for pieces in GAME.pieces.values():
        for piece in pieces.values():
            for value in vars(piece).values():
                for item in value if isinstance(value, list) else [value]:
                    if isinstance(item, Effect):
                        yield item


def test_the_text_of_every_card_is_made_in_both_languages() -> None:
    for effect in effects():
        check(effect.describe())
    for card in (*CONTENT.cadets.values(), *CONTENT.frigate_cards.values()):
        for ability in card.abilities:
            check(ability.describe())
    for captain in CONTENT.captains.values():
        for ability in (captain.basic, captain.activated, *captain.levels):
            check(ability.describe())
    for agenda in CONTENT.agendas.values():
        check(agenda.requires.describe())
    for option in CONTENT.arkships.values():
        check(option.describe())


def test_a_card_text_reads_well() -> None:
    captain = CONTENT.captains["anselm-crowe"].levels[1].describe()
    assert GAME.catalogue.render(captain, "en") == (
        "After an Arkship effect: pay an Operation card from hand: control 1 Corruption from your "
        "Frigate board or a House ship and/or gain 1 Tactics"
    )
    order = CONTENT.orders["relief-fleet"].effect.describe()
    assert "usuń 6 Uszkodzeń w dowolnych Sektorach" in GAME.catalogue.render(order, "pl")


def test_every_effect_of_the_vocabulary_is_used_and_has_a_text() -> None:
    used = set()
    for path in (FOLDER / "content").glob("*.toml"):
        used |= set(re.findall(r"\b[a-z]+(?:_[a-z]+)*\b", path.read_text(encoding="utf-8")))
    assert set(EFFECTS.leaves) <= used
    for name in EFFECTS.leaves:
        assert f"effect-{name.replace('_', '-')}" in GAME.catalogue


def test_every_key_in_the_rules_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    keys = set(re.findall(r"Message\(\s*\"([a-z0-9-]+)\"", source))
    keys |= {f"event-{kind}" for kind in re.findall(r"Event\(\s*\"([a-z-]+)\"", source)}
    keys |= {f"ask-revenant-{t}" for t in re.findall(r"\"revenant\.([a-z-]+)\"", source)}
    assert sorted(key for key in keys if key not in GAME.catalogue) == []
    texts = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
    questions = set(re.findall(r"^(ask-[a-z-]+) =", texts, re.M))
    assert questions == {key for key in keys if key.startswith("ask-")}


def test_every_option_of_the_texts_is_offered_somewhere() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    verbs = set(re.findall(r"(?:Option|ship_options)\(\s*\"([a-z-]+)\"", source))
    texts = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^option-([a-z-]+) =", texts, re.M))
    kinds = ("board", "repair", "extra", "take", "spend")
    special = {key for key in written if key.split("-")[0] in kinds}
    assert written - special <= verbs
    assert verbs - written == {"done", "forfeit"}
