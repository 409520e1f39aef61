"""What holds at every choice of every game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from domineum.kernel import Choice, Match, Preview, Random, Refused
from domineum.kernel.hidden import leaks
from domineum.kernel.messages import LANGUAGES
from domineum.kernel.record import load, replay, take
from domineum.kernel.state import digest
from tests.example.game import GAME
from tests.example.state import Night
from tests.kernel.table import history, lanterns, play_on
from tests.thorough import thorough, upto

games = given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
few = settings(max_examples=upto(15, 250))


def fresh(seed: int, players: int, log: bool = False) -> Match[Night]:
    return Match(GAME, {"players": players}, seed, log=log)


def reloaded(match: Match[Night]) -> Match[Night]:
    """What is left of a game after the program was killed: the text of its record."""
    return replay(load(take(match).to_text()), GAME)


def asked(match: Match[Night]) -> list[tuple[int, list[str]]]:
    """Who is asked, and what is offered."""
    return [(q.seat, [option.code for option in q.options]) for q in match.questions]


def complete(match: Match[Night]) -> tuple[str, list[str], list[tuple[int, list[str]]]]:
    return digest(match.state), history(match), asked(match)


@thorough
@few
@games
def test_a_copy_a_replay_and_a_loaded_record_agree_at_every_choice(seed: int, players: int) -> None:
    match, player = fresh(seed, players), Random(seed)
    while not match.over:
        play_on(match, player, 1)
        assert complete(match) == complete(match.copy()) == complete(reloaded(match))


@thorough
@few
@games
def test_a_game_killed_at_any_choice_ends_the_same(seed: int, players: int) -> None:
    final = lanterns(seed, players)
    choices = [c for c in final.history if isinstance(c, Choice) and not c.forced]
    match = fresh(seed, players)
    for choice in choices:
        match = reloaded(match)
        match.choose(choice.code, choice.seat)
    assert complete(match) == complete(final)


@thorough
@few
@games
def test_undo_and_redo_lead_back_and_forth(seed: int, players: int) -> None:
    match, player = fresh(seed, players), Random(seed)
    while not match.over:
        play_on(match, player, 1)
        here = complete(match)
        for seat in range(players):
            if match.why_no_undo(seat) is None:
                match.undo(seat)
                match.redo(seat)
                assert (digest(match.state), asked(match)) == (here[0], here[2])
                assert sorted(history(match)) == sorted(here[1])


@thorough
@few
@games
def test_undo_stops_at_the_same_place_after_loading(seed: int, players: int) -> None:
    match, player = fresh(seed, players), Random(seed)
    while not match.over:
        play_on(match, player, 1)
        twins = match.copy(), reloaded(match)
        for seat in range(players):
            reason = match.why_no_undo(seat)
            assert all(twin.why_no_undo(seat) == reason for twin in twins)


@thorough
@few
@games
def test_the_rules_break_no_invariant_and_reveal_no_secret(seed: int, players: int) -> None:
    match, player = fresh(seed, players), Random(seed)
    while not match.over:
        assert list(GAME.check(match.state)) == []
        for seat in (*range(players), None):
            assert list(leaks(GAME, match.state, seat, Random(seed))) == []
        play_on(match, player, 1)
    assert match.outcome
    assert match.outcome.winners


@thorough
@few
@games
def test_previews_show_what_happens_and_nothing_else(seed: int, players: int) -> None:
    """Of a choice that reveals something: what happens first, however the unknown is dealt."""
    match, player = fresh(seed, players, log=True), Random(seed)
    while not match.over:
        question = player.pick(match.questions)
        code = player.pick(question.options).code
        seat, length = question.seat, len(match.history)
        preview = Preview.of(match, code, seat)
        seen = [event.seen_by(seat) for event in preview.events]
        for i in range(2):
            again = Preview.of(match.sample(seat, Random(seed + i)), code, seat)
            assert (again.reveals, again.changes) == (preview.reveals, preview.changes)
            assert [event.seen_by(seat) for event in again.events] == seen
        match.choose(code, seat)
        happened = [event.seen_by(seat) for event in match.events_since(length + 1)]
        assert happened[: len(seen)] == seen
        if not preview.reveals:
            assert happened == seen
            for path, _, after in preview.changes:
                assert look(match.view(seat), path) == after


def look(view: object, path: str) -> object:
    """What is at a path of a view."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]  # type: ignore[index]
    return view


@thorough
@few
@games
def test_everything_that_is_said_has_a_text(seed: int, players: int) -> None:
    match, player, said = fresh(seed, players, log=True), Random(seed), []
    while not match.over:
        for question in match.questions:
            said += [question.prompt(), *(option.label() for option in question.options)]
            said += [blocked.reason for blocked in question.blocked]
            said += [blocked.option.label() for blocked in question.blocked]
        said += [reason for seat in range(players) if (reason := match.why_no_undo(seat))]
        play_on(match, player, 1)
    said += [e.seen_by(seat) for e in match.events_since() for seat in (*range(players), None)]
    for message in said:
        assert message.key in GAME.catalogue, message
        for language in LANGUAGES:
            text = GAME.catalogue.render(message, language)
            assert not set(text) & set("[]{}"), text


class Table(RuleBasedStateMachine):
    """People at a table do anything at any time; the game stays a game."""

    @initialize(seed=st.integers(0, 2**32), players=st.integers(2, 4))
    def sit_down(self, seed: int, players: int) -> None:
        self.match = fresh(seed, players, log=True)
        self.players = players

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        question = data.draw(st.sampled_from(self.match.questions))
        option = data.draw(st.sampled_from(question.options))
        self.match.choose(option.code, question.seat)

    @rule(seat=st.integers(0, 4), code=st.sampled_from(["pour 9", "stop", "play sun 9", ""]))
    def choose_nonsense(self, seat: int, code: str) -> None:
        before = complete(self.match)
        if not any(seat == asked and code in codes for asked, codes in before[2]):
            with pytest.raises(Refused):
                self.match.choose(code, seat)
            assert complete(self.match) == before

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        before = complete(self.match)
        if self.match.why_no_undo(seat) is None:
            self.match.undo(seat)
            assert sum(len(codes) for _, codes in asked(self.match)) > 1
            assert complete(self.match) != before

    @rule(seat=st.integers(0, 3))
    def redo(self, seat: int) -> None:
        before = complete(self.match)
        try:
            self.match.redo(seat)
        except Refused:
            assert complete(self.match) == before

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 99))
    def peek_into_the_future(self, seed: int) -> None:
        before = complete(self.match)
        seat = seed % self.players
        sample = self.match.sample(seat, Random(seed))
        assert sample.view(seat) == self.match.view(seat)
        play_on(sample, Random(seed))
        for option in self.match.question().options:
            Preview.of(self.match, option)
        assert complete(self.match) == before

    @rule()
    def kill_and_reload(self) -> None:
        self.match = replay(load(take(self.match).to_text()), GAME, log=True)

    @invariant()
    def the_game_is_sound(self) -> None:
        if hasattr(self, "match"):
            assert list(GAME.check(self.match.state)) == []
            assert complete(self.match.copy()) == complete(self.match)

    @invariant()
    def the_log_is_that_of_a_replay(self) -> None:
        if hasattr(self, "match"):
            again = replay(take(self.match), GAME, log=True)
            here = [event.seen_by(None) for event in self.match.events_since()]
            assert [event.seen_by(None) for event in again.events_since()] == here


TestTable = thorough(Table.TestCase)
TestTable.settings = settings(max_examples=upto(50, 500), stateful_step_count=upto(25, 40))


def test_the_global_generator_is_never_used() -> None:
    before = random.getstate()
    play_on(fresh(1, 3).sample(0, Random(1)), Random(2))
    assert random.getstate() == before
