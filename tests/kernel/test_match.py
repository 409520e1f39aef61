"""Asking, choosing, events and reactions."""

from __future__ import annotations

import pytest

from domineum.kernel import (
    BadRecord,
    Blocked,
    BrokenRule,
    Event,
    Flow,
    Match,
    Message,
    Option,
    Question,
    Random,
    Refused,
    ask,
    ask_all,
)
from domineum.kernel.decode import Plain
from domineum.kernel.record import take
from domineum.kernel.state import digest
from tests.example.game import GAME, Lanterns
from tests.example.positions import FULL, keeper, night, play, table
from tests.example.state import Night
from tests.kernel.table import Toy, choose, history, lanterns, play_on, say, start, words


def two_turns(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "hello", "goodbye")
    yield from say(toy, 1, "yes", "no")


def together(toy: Toy) -> Flow[None]:
    said = yield from ask_all([words(2, "a", "b"), words(0, "c", "d"), words(1, "e", "f")])
    toy.said += said.values()


def one_way(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "only")


def test_a_match_asks_and_goes_on() -> None:
    match = start(two_turns)
    choose(match, (0, "hello"), (1, "no"))
    assert match.state.said == ["hello", "no"]
    assert match.over
    assert match.outcome
    assert match.outcome.winners == [0]


def test_a_question_with_one_option_is_answered_by_the_kernel() -> None:
    match = start(one_way, two_turns)
    assert history(match) == ["(only)"]
    assert match.question().seat == 0


def test_a_question_to_confirm_is_asked_even_with_one_option() -> None:
    def step(toy: Toy) -> Flow[None]:
        yield from say(toy, 1, "read", confirm=True)

    match = start(step)
    assert [option.code for option in match.question(1).options] == ["read"]
    match.choose("read")
    assert history(match) == ["read"]


def test_a_step_can_be_without_questions() -> None:
    def silent(toy: Toy) -> None:
        toy.said.append("silence")

    assert start(silent, two_turns).state.said == ["silence"]


def test_seats_answer_together_in_any_order() -> None:
    match = start(together)
    choose(match, (1, "f"), (0, "c"))
    assert [question.seat for question in match.questions] == [2]
    match.choose("b")
    assert match.state.said == ["b", "c", "f"]


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    first, second = start(together), start(together)
    choose(first, (0, "c"), (1, "e"), (2, "a"))
    choose(second, (2, "a"), (1, "e"), (0, "c"))
    assert digest(first.state) == digest(second.state)


def test_simultaneous_questions_with_one_option_are_answered_by_the_kernel() -> None:
    def step(toy: Toy) -> Flow[None]:
        said = yield from ask_all([words(0, "only"), words(1, "yes", "no")])
        toy.said += said.values()

    match = start(step)
    assert [question.seat for question in match.questions] == [1]
    match.choose("no")
    assert (history(match), match.state.said) == (["(only)", "no"], ["only", "no"])


@pytest.mark.parametrize("simultaneous", [False, True])
def test_a_question_without_options_is_a_broken_rule(simultaneous: bool) -> None:
    def step(toy: Toy) -> Flow[None]:
        if simultaneous:
            yield from ask_all([words(0, "yes", "no"), words(1)])
        yield from ask(words(0))

    with pytest.raises(BrokenRule, match="no options"):
        start(step)


def test_a_blocked_choice_is_refused_with_its_reason_and_rule() -> None:
    match = table(night(keeper(""), keeper("", 1), steps=[("pour", 1)], harbours=[FULL]))
    with pytest.raises(Refused, match=r"'pour 0' is not possible: .* \[L-08\]") as refused:
        match.choose("pour 0", 1)
    assert refused.value.rule == "L-08"
    assert refused.value.reason == Message("blocked-taken", {"harbour": 0, "owner": 0})


@pytest.mark.parametrize(
    ("seat", "code", "key"),
    [
        (0, "shout", "refused-no-option"),
        (0, "", "refused-no-option"),
        (0, "x" * 10_000, "refused-no-option"),
        (1, "hello", "refused-not-asked"),
        (99, "hello", "refused-not-asked"),
    ],
)
def test_a_refused_choice_changes_nothing(seat: int, code: str, key: str) -> None:
    match = start(two_turns, log=True)
    match.choose("hello")
    match.undo(0)
    before = digest(match.state), history(match), match.questions, match.events_since()
    with pytest.raises(Refused) as refused:
        match.choose(code, seat)
    assert refused.value.reason == Message(key)
    assert len(str(refused.value)) < 200
    assert before == (digest(match.state), history(match), match.questions, match.events_since())
    match.redo(0)


def test_an_option_can_be_chosen_itself_or_by_its_twin_in_a_copy() -> None:
    match = start(two_turns)
    match.choose(match.copy().question().options[1])
    match.choose(match.question().options[0])
    assert match.state.said == ["goodbye", "yes"]


def test_an_option_of_another_question_is_refused() -> None:
    match = start(two_turns)
    stale = match.question().options[0]
    match.choose(stale)
    with pytest.raises(Refused, match=r"'hello' is not among the options of toy\.say"):
        match.choose(stale)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    match = start(one_way)
    with pytest.raises(Refused, match="the game is over"):
        match.choose("only")
    assert match.questions == []


def test_what_is_blocked_is_worked_out_only_when_asked_for() -> None:
    asked = []

    def blocked() -> list[Blocked]:
        asked.append(1)
        return [Blocked(Option("fly", ""), Message("refused-redo"), "T-02")]

    def step(toy: Toy) -> Flow[None]:
        options = [Option("walk", ""), Option("run", "")]
        yield from ask(Question(0, "toy.move", options, blocked))

    match = start(step)
    assert asked == []
    assert [b.rule for b in match.question().blocked] == ["T-02"]


def said(match: Match[Toy], since: int = 0) -> list[object]:
    return [event.data["word"] for event in match.events_since(since)]


def test_a_match_with_a_log_keeps_events() -> None:
    match = start(one_way, two_turns, log=True)
    choose(match, (0, "hello"))
    length = len(match.history) + 1
    choose(match, (1, "no"))
    assert said(match) == ["only", "hello", "no"]
    assert said(match, length) == ["no"]


def test_a_match_without_a_log_keeps_no_events() -> None:
    match = start(two_turns)
    choose(match, (0, "hello"))
    assert match.events_since() == []
    assert start(one_way, log=True).copy().events_since() == []


def test_a_copy_goes_its_own_way() -> None:
    match = start(two_turns)
    match.choose("hello")
    twin = match.copy()
    twin.choose("no")
    assert (twin.over, match.over) == (True, False)
    assert match.state.said == ["hello"]


def answer_back(toy: Toy, event: Event) -> Flow[None] | None:
    """Seat 2 answers whenever somebody says goodbye."""
    return stop(toy) if event.data["word"] == "goodbye" else None


def stop(toy: Toy) -> Flow[None]:
    yield from say(toy, 2, "wait", "bye")


def test_a_reaction_asks_in_the_middle_of_a_rule() -> None:
    match = start(two_turns, react=answer_back, log=True)
    match.choose("goodbye")
    assert match.question().seat == 2
    choose(match, (2, "wait"), (1, "yes"))
    assert said(match) == match.state.said == ["goodbye", "wait", "yes"]


class Toasts(Lanterns):
    """When a harbour is filled, every other keeper may drink an oil to it."""

    def react(self, state: Night, event: Event) -> Flow[None] | None:
        return self.toast(state, event.seat) if event.kind == "filled" else None

    def toast(self, state: Night, filler: int | None) -> Flow[None]:
        for seat, other in enumerate(state.keepers):
            if seat != filler and other.oil:
                options = [Option("drink", 1), Option("abstain", 0)]
                drunk = yield from ask(Question(seat, "lanterns.toast", options))
                other.oil -= drunk


def test_a_reaction_can_be_copied_and_taken_back() -> None:
    position = night(keeper("", 2), keeper("", 3), steps=[("pour", 0)], harbours=[(3, -1)])
    match = table(position, Toasts())
    play(match, "pour 0")
    assert match.question().seat == 1
    play(twin := match.copy(), "drink")
    twin.undo(1)
    assert digest(twin.state) == digest(match.state)
    play(twin, "abstain", "pour 1")
    assert [k.oil for k in twin.state.keepers] == [0, 3]


def test_the_codes_of_a_question_are_distinct() -> None:
    for seed in range(30):
        match = lanterns(seed, 2 + seed % 3, seed)
        for question in match.questions:
            codes = [option.code for option in question.options]
            assert len(set(codes)) == len(codes)


def test_a_match_starts_from_a_position() -> None:
    position = night(keeper("", 2), steps=[("pour", 0)], harbours=[(3, -1)])
    match = Match.at(GAME, {"players": 1}, 1, position)
    assert match.state is position
    before = digest(position)
    play(match, "pour 0")
    assert digest(match.copy().state) == digest(match.state) != before
    match.undo(0)
    assert digest(match.state) == before
    with pytest.raises(Refused, match="there is nothing to take back"):
        match.undo(0)
    match.redo(0)
    with pytest.raises(BadRecord, match="a match from a position, has no record"):
        take(match)


def test_a_match_from_a_position_goes_on_like_the_one_that_led_there() -> None:
    config: dict[str, Plain] = {"players": 3}
    first = GAME.setup(config, Random.stream(9, "game"))
    match = play_on(Match.at(GAME, config, 9, first, log=True), Random.stream(9, "player"))
    straight = lanterns(9, 3, log=True)
    assert history(match) == history(straight)
    assert match.outcome == straight.outcome
    assert len(match.events_since()) == len(straight.events_since())


def another_turn(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "one", "two")


def test_a_copy_that_was_looked_at_shortens_the_way_for_others() -> None:
    """The next copy begins where the last step began; the match itself keeps its checkpoints,
    and what was taken back leads no copy astray."""
    match = start(two_turns, another_turn)
    choose(match, (0, "hello"), (1, "no"), (0, "one"))
    assert [place for place, _ in match._checkpoints] == [0]
    assert match.copy().state.said == ["hello", "no", "one"]
    twin = match.copy()
    assert [place for place, _ in twin._checkpoints] == [0, 2]
    assert twin.state.said == ["hello", "no", "one"]
    assert [place for place, _ in match._checkpoints] == [0]
    for seat in (0, 1):
        match.undo(seat)
    choose(match, (1, "yes"), (0, "two"))
    assert match.copy().state.said == ["hello", "yes", "two"]
