"""Undo and redo, and why they stop."""

from __future__ import annotations

import pytest

from domineum.kernel import (
    Flow,
    Match,
    Message,
    Option,
    Preview,
    Question,
    Random,
    Refused,
    ask,
    ask_all,
)
from domineum.kernel.hidden import leaks_by_looking
from domineum.kernel.state import digest
from tests.kernel.table import Toy, choose, history, say, start, words


def talk(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "a", "b")
    yield from say(toy, 0, "only")
    yield from say(toy, 0, "c", "d")
    yield from say(toy, 1, "e", "f")


def more(toy: Toy) -> Flow[None]:
    for _ in range(4):
        yield from say(toy, 0, "x", "y")


def again(toy: Toy) -> Flow[None]:
    yield from more(toy)


def roll(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "roll", "wait")
    toy.random.below(6)
    yield from say(toy, 0, "a", "b")


def look(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "look", "wait")
    toy.reveal()
    yield from say(toy, 0, "a", "b")


def together(toy: Toy) -> Flow[None]:
    said = yield from ask_all([words(0, "a", "b"), words(1, "c", "d"), words(2, "e", "f")])
    toy.said += said.values()
    yield from say(toy, 2, "g", "h")


def hand_over(toy: Toy) -> Flow[None]:
    """Seat 1 has one card to play, which seat 0 has not seen."""
    yield from say(toy, 0, "end", "wait")
    yield from say(toy, 1, f"card-{toy.cards[1]}")
    yield from say(toy, 1, "a", "b")


def hand_over_in_secret(toy: Toy) -> Flow[None]:
    """Whether seat 1 has a choice depends on its card."""
    yield from say(toy, 0, "end", "wait")
    offered = ("low", "high") if toy.cards[1] % 2 else ("low",)
    options = [Option(word, word) for word in offered]
    toy.said.append((yield from ask(Question(1, "toy.say", options, secret=True))))
    yield from say(toy, 1, "a", "b")


def hand_over_openly(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "end", "wait")
    toy.said.append((yield from ask(Question(1, "toy.say", [Option("go", "go")], public=True))))
    yield from say(toy, 1, "a", "b")


def shuffle_back(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "discard", "wait")
    toy.shuffle_unseen(toy.deck)
    yield from say(toy, 0, "roll", "stop")
    toy.said.append(f"rolled {toy.random.below(1000)}")
    yield from say(toy, 0, "a", "b")


def refusal(match: Match[Toy], seat: int) -> str:
    """Why the seat cannot undo; nothing changes."""
    before = digest(match.state), history(match)
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert (digest(match.state), history(match)) == before
    assert refused.value.reason == match.why_no_undo(seat)
    assert refused.value.reason
    return refused.value.reason.key


def test_undo_takes_back_the_last_choice_and_what_followed_from_it() -> None:
    match = start(talk)
    match.choose("a")
    assert history(match) == ["a", "(only)"]
    match.undo(0)
    assert (history(match), match.state.said) == ([], [])
    assert match.question().find("b") == 1


def test_undo_and_redo_give_the_same_state() -> None:
    match = start(talk)
    states = [digest(match.state)]
    for code in ("a", "d"):
        match.choose(code)
        states.append(digest(match.state))
    match.undo(0)
    assert digest(match.state) == states[1]
    match.undo(0)
    assert digest(match.state) == states[0]
    match.redo(0)
    match.redo(0)
    assert digest(match.state) == states[2]


def test_undo_goes_back_across_steps_and_checkpoints() -> None:
    match = start(more, again)
    for code in "xyxyyx":
        match.choose(code)
    for length in range(5, -1, -1):
        match.undo(0)
        assert match.state.said == list("xyxyyx"[:length])


def test_a_copy_can_undo_as_far_as_the_original() -> None:
    match = start(more, again)
    for code in "xyxyyx":
        match.choose(code)
    twin = match.copy()
    for _ in range(6):
        twin.undo(0)
    assert (twin.state.said, match.state.said) == ([], list("xyxyyx"))


def test_a_copy_stays_where_it_was_made_though_nobody_has_looked_at_it_yet() -> None:
    match = start(more, again)
    for code in "xyxyyx":
        match.choose(code)
    twin, other = match.copy(), match.copy().copy()
    twin.log = True
    for _ in range(6):
        match.undo(0)
    match.choose("y")
    assert (twin.state.said, other.state.said) == (list("xyxyyx"), list("xyxyyx"))
    assert twin.events_since() == []
    assert len(twin.history) == len(other.history) == 6
    other.undo(0)
    assert (other.state.said, match.state.said) == (list("xyxyy"), ["y"])


def test_the_last_choice_of_a_game_can_be_taken_back() -> None:
    match = start(talk)
    choose(match, (0, "a"), (0, "c"), (1, "e"))
    assert match.over
    match.undo(1)
    assert match.question().seat == 1


def test_undo_stops_at_the_start() -> None:
    assert refusal(start(talk), 0) == "undo-start"


def test_undo_stops_at_the_choice_of_another_seat() -> None:
    match = start(talk, more)
    choose(match, (0, "a"), (0, "c"), (1, "e"))
    assert refusal(match, 0) == "undo-other-seat"
    assert match.why_no_undo(1) is None


def test_undo_stops_at_a_draw() -> None:
    match = start(roll)
    match.choose("roll")
    assert refusal(match, 0) == "undo-random"
    match.choose("a")
    match.undo(0)
    assert refusal(match, 0) == "undo-random"


def test_undo_stops_at_a_reveal() -> None:
    match = start(look)
    match.choose("look")
    assert refusal(match, 0) == "undo-reveal"


def test_undo_stops_when_simultaneous_answers_were_shown() -> None:
    match = start(together)
    choose(match, (0, "a"), (1, "c"), (2, "e"))
    assert refusal(match, 2) == "undo-reveal"


def test_undo_stops_when_simultaneous_answers_without_a_choice_were_shown() -> None:
    def forced(toy: Toy) -> Flow[None]:
        yield from say(toy, 0, "a", "b")
        yield from ask_all([words(0, "last"), words(1, "last")])
        yield from say(toy, 0, "c", "d")

    match = start(forced)
    match.choose("a")
    assert refusal(match, 0) == "undo-reveal"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_hidden_answer_can_be_taken_back_while_the_others_stay(order: tuple[int, int]) -> None:
    match = start(together)
    for seat in order:
        match.choose("ac"[seat], seat)
    match.undo(0)
    assert [question.seat for question in match.questions] == [0, 2]
    assert history(match) == ["c"]
    choose(match, (2, "e"), (0, "b"))
    assert match.state.said == ["b", "c", "e"]


def test_two_seats_take_back_their_hidden_answers_and_give_them_again() -> None:
    match = start(together)
    choose(match, (0, "a"), (1, "d"))
    for seat in (0, 1):
        match.undo(seat)
    for seat in (0, 1):
        match.redo(seat)
    match.choose("e")
    assert match.state.said == ["a", "d", "e"]


def test_a_seat_that_has_not_answered_cannot_go_back_past_the_answers_of_others() -> None:
    match = start(talk, together)
    choose(match, (0, "a"), (0, "c"), (1, "e"), (0, "b"))
    assert refusal(match, 1) == "undo-other-seat"


def test_what_came_before_a_simultaneous_question_can_be_taken_back() -> None:
    match = start(talk, together)
    choose(match, (0, "a"), (0, "c"), (1, "e"), (1, "d"))
    match.undo(1)
    match.undo(1)
    assert (match.question().seat, history(match)) == (1, ["a", "(only)", "c"])


def test_a_new_choice_clears_what_could_be_redone() -> None:
    match = start(talk)
    match.choose("a")
    match.undo(0)
    match.choose("b")
    with pytest.raises(Refused) as refused:
        match.redo(0)
    assert refused.value.reason == Message("refused-redo")


def test_only_the_seat_that_took_back_can_redo() -> None:
    match = start(talk)
    match.choose("a")
    match.undo(0)
    with pytest.raises(Refused, match="nothing to redo"):
        match.redo(1)
    match.redo(0)
    assert match.state.said == ["a", "only"]


def test_events_of_choices_that_were_taken_back_are_gone() -> None:
    match = start(talk, more, again, log=True)
    choose(match, (0, "a"), (0, "c"), (1, "e"), *[(0, "x")] * 6)
    for length in range(6, 0, -1):
        said = [event.data["word"] for event in match.events_since()]
        assert said == ["a", "only", "c", "e", *["x"] * length]
        match.undo(0)
    match.redo(0)
    assert len(match.events_since()) == 5


def test_what_the_kernel_answers_for_another_seat_is_shown() -> None:
    """The only option of another seat may be its secret: no undo and no preview past it."""
    match = start(hand_over)
    assert Preview.of(match, "end").reveals
    match.choose("end")
    assert match.state.said[1] == f"card-{match.state.cards[1]}"
    assert refusal(match, 0) == "undo-reveal"


def test_whether_another_seat_has_a_secret_choice_is_shown() -> None:
    """An answer by the kernel and a question both show it: no undo and no preview past either."""
    match = start(hand_over_in_secret)
    asked = {}
    for i in range(10):
        twin = match.sample(0, Random(i))
        assert Preview.of(twin, "end").reveals
        twin.choose("end")
        asked[twin.state.cards[1] % 2] = [option.code for option in twin.question().options]
        assert refusal(twin, 0) in ("undo-reveal", "undo-start")
    assert asked == {0: ["a", "b"], 1: ["low", "high"]}
    assert not [x for i in range(10) for x in leaks_by_looking(match, 0, "end", Random(i))]


def test_an_answer_for_another_seat_that_everybody_knew_can_be_taken_back() -> None:
    match = start(hand_over_openly)
    preview = Preview.of(match, "end")
    assert not preview.reveals
    assert ("said", [], ["end", "go"]) in preview.changes
    match.choose("end")
    match.undo(0)
    assert match.state.said == []


def test_shuffling_what_nobody_saw_can_be_taken_back() -> None:
    match = start(shuffle_back)
    before = list(match.state.deck)
    assert not Preview.of(match, "discard").reveals
    match.choose("discard")
    assert sorted(match.state.deck) == sorted(before)
    match.undo(0)
    assert match.state.deck == before


def test_taking_back_a_shuffle_is_no_way_to_roll_again() -> None:
    """The order after undo and redo is the same, and what is rolled next does not depend on it."""
    match = start(shuffle_back)
    match.choose("discard")
    order = list(match.state.deck)
    twin = match.copy()
    match.undo(0)
    match.redo(0)
    assert match.state.deck == order
    for other in (match, twin):
        other.choose("roll")
        assert refusal(other, 0) == "undo-random"
    assert match.state.said == twin.state.said


def test_piles_are_shuffled_differently() -> None:
    """Neither a second shuffle nor another pile of that length gets the same permutation."""
    toy = start(shuffle_back).state
    first, second = list(range(20)), list(range(100, 120))
    toy.shuffle_unseen(first)
    toy.shuffle_unseen(second)
    assert first != [n - 100 for n in second]
    again = list(first)
    toy.shuffle_unseen(again)
    assert [first[n] for n in first] != again
    assert sorted(again) == list(range(20))


def test_what_is_done_is_returned() -> None:
    match = start(talk)
    made = match.do("choose", 0, "a")
    assert (made.seat, made.code, made.forced) == (0, "a", False)
    assert match.do("undo", 0) is made
    again = match.do("redo", 0)
    assert (again.seat, again.code) == (0, "a")
    assert again in match.history
