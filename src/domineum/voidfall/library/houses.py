"""The Houses of the library: abilities, tracks space by space, both Origins."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.kernel.library import Line
from domineum.voidfall.cards.effects import Nothing
from domineum.voidfall.content.records import House, OriginCard, StartingSector
from domineum.voidfall.library.lines import amount, line, names
from domineum.voidfall.words import TIERS, Track


def house_lines(house: House) -> Iterator[Line]:
    """A House mat with its Origin cards."""
    yield amount("complexity", house.complexity)
    yield line("preferred", names("focus", house.preferred))
    if house.focus_cards:
        yield line("focus-cards", names("focus", house.focus_cards))
    yield line("home", Message(f"tile-{house.home}"))
    name = f"house_ability-{house.id}" if house.ability_name else "library-ability"
    for ability in house.abilities:
        yield Line(ability.describe(), Message(name))
    for track in house.tracks:
        yield from track_lines(house, track)
    for side, origin in house.origins.items():
        for text in origin_texts(origin):
            yield Line(text, Message("library-side", {"side": side}))


def track_lines(house: House, track: Track) -> Iterator[Line]:
    """The spaces of a Civilization track."""
    for index, effect in enumerate(house.tracks[track]):
        if not isinstance(effect, Nothing):
            key = "library-track-tier" if TIERS[index] > TIERS[index - 1] else "library-track"
            where: dict[str, int | str | Message] = {
                "track": track, "number": index + 1, "tier": TIERS[index],
            }  # fmt: skip
            yield Line(effect.describe(), Message(key, where))


def origin_texts(origin: OriginCard) -> Iterator[Message]:
    """What a House starts with."""
    yield Message("library-start-technology", {"technology": origin.technology})
    yield Message("library-start-resources", {"what": _resources(origin)})
    yield Message("library-start-active", {"number": origin.active})
    yield Message("library-start-home", {"what": sector_text(origin.home)})
    yield Message("library-start-outpost", {"what": sector_text(origin.outpost)})
    for track, index in origin.tracks.items():
        if index:
            yield Message("library-start-track", {"track": track, "number": index + 1})
    if origin.trade_tokens:
        yield Message("library-start-trade", {"number": origin.trade_tokens})
    for effect in origin.setup:
        yield Message("library-start-effect", {"do": effect.describe()})
    for agenda in (origin.agenda, origin.extra_agenda):
        if agenda:
            yield Message("library-start-agenda", {"agenda": agenda})


def _resources(origin: OriginCard) -> Message:
    return joined(
        "list-comma",
        [
            Message("library-stock", {"resource": name, "number": number})
            for name, number in origin.resources.items()
        ],
    )


def sector_text(sector: StartingSector) -> Message:
    """What is in a sector at the start."""
    parts = [Message("library-start-population", {"number": sector.population})]
    parts += [
        Message(f"library-start-{kind}", {kind: str(name), "number": number})
        for kind, found in (
            ("guild", sector.guilds.items()),
            ("installation", sector.installations.items()),
            ("fleet", sector.fleets.items()),
        )
        for name, number in found
    ]
    if sector.corrupted:
        parts.append(Message("library-start-corrupted"))
    return joined("list-comma", parts)
