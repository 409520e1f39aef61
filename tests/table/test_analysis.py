"""On the analysis board everything can be taken back, and every line is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domineum.kernel import Match, Random, Refused
from domineum.kernel.state import digest
from domineum.table import show
from domineum.table.analysis import Analysis
from domineum.table.forks import fork, open_fork
from domineum.table.lines import NOWHERE
from tests.example import GAME as LANTERNS
from tests.test_looks import GAMES

KINDS = [name for name in GAMES if name != "voidfall-preselected"]


def begun(name: str, choices: int, seed: int = 3) -> Match[Any]:
    """A game of a kind after some choices of chance."""
    game, configs = GAMES[name]
    match, chance = Match(game, configs[0], seed), Random.stream(seed, "analysis")
    for _ in range(choices):
        question = chance.pick(match.questions)
        match.choose(chance.pick(question.options), question.seat)
    return match


def wander(board: Analysis, choices: int, chance: Random) -> None:
    """Go on by chance."""
    for _ in range(choices):
        match = board.live.match
        if match.over:
            break
        question = chance.pick(match.questions)
        board.choose(question.seat, [chance.pick(question.options).code])


def standing(board: Analysis) -> object:
    """All that can be seen where one stands."""
    match, live = board.live.match, board.live
    asked = [[q.seat, q.topic, [o.code for o in q.options]] for q in match.questions]
    log = [[line.seat, line.event and line.event.kind] for line in live.lines]
    turns = [turn.title for turn in show.turns(live).turns]
    return digest(match.state), asked, log, turns, match.over


@pytest.mark.parametrize("name", KINDS)
def test_everything_is_taken_back_to_the_beginning_and_comes_again(name: str) -> None:
    """Also what was drawn, what others have chosen, and the end of the game."""
    match, chance = begun(name, 20), Random(9)
    board = Analysis.begin(match.game, fork(match, match.question().seat, chance))
    board.back(lambda _: board.lines.nodes[board.lines.at].parent == NOWHERE)
    seen = [standing(board)]
    while len(seen) < 60 and not board.live.match.over:
        wander(board, 1, chance)
        seen.append(standing(board))
    fences = [made for made in board.live.match.history if getattr(made, "fence", None)]
    assert fences
    for before in seen[-2::-1]:
        board.back()
        assert standing(board) == before
    with pytest.raises(Refused, match="nothing to take back"):
        board.back()
    for after in seen[1:]:
        if board.onward() is not None:
            board.forth()
        assert standing(board) == after


@pytest.mark.parametrize("name", KINDS)
def test_one_comes_back_to_any_position_of_any_line(name: str) -> None:
    match, chance = begun(name, 12), Random(6)
    board = Analysis.begin(match.game, open_fork(match))
    seen: dict[int, object] = {}
    for _ in range(6):
        board.go(chance.pick([*board.lines.nodes]))
        for _ in range(8):
            wander(board, 1, chance)
            seen[board.lines.at] = standing(board)[0]  # type: ignore[index]
    assert len(board.lines.all()) > 3
    for _ in range(20):
        number = chance.pick([*seen])
        board.go(number)
        assert board.lines.at == number
        assert digest(board.live.match.state) == seen[number]


@pytest.mark.parametrize("name", KINDS)
def test_a_board_is_stored_and_read_again(name: str) -> None:
    match, chance = begun(name, 15), Random(7)
    board = Analysis.begin(match.game, fork(match, 0, chance))
    wander(board, 10, chance)
    board.lines.call(board.lines.at, " the  first ")
    board.back()
    board.back()
    wander(board, 5, chance)
    again = Analysis.read(match.game, json.loads(json.dumps(board.plain())), seq=40)
    assert again.plain() == board.plain()
    assert standing(again) == standing(board)
    assert again.live.seq > 40
    assert again.lines.all()[0].name == "the first"


def test_positions_only_ever_get_higher_numbers() -> None:
    """Whoever looks has to notice that something else is shown."""
    board, chance = Analysis.begin(LANTERNS, open_fork(begun("lanterns", 0))), Random(1)
    last = board.live.seq
    for _ in range(20):
        wander(board, 7, chance)
        board.go(chance.pick([*board.lines.nodes]))
        assert board.live.seq >= last
        last = board.live.seq


def test_lines_branch_where_another_choice_is_made() -> None:
    board, chance = Analysis.begin(LANTERNS, open_fork(begun("lanterns", 0))), Random(1)
    wander(board, 6, chance)
    first, fork_at = board.lines.at, board.lines.path(board.lines.at)[3]
    board.go(fork_at)
    question = board.live.match.question()
    taken = {board.lines.nodes[n].code for n in board.lines.after(fork_at)}
    other = next(o.code for o in question.options if o.code not in taken)
    board.choose(question.seat, [other])
    one, two = board.lines.all()
    assert (one.end, two.end) == (first, board.lines.at)
    assert two.apart == board.lines.at
    assert (one.length, two.length) == (6, 4)
    board.go(fork_at)
    board.forth()
    assert board.lines.nodes[board.lines.at].code == other


def test_what_goes_without_saying_is_taken_back_with_the_choice_before_it() -> None:
    match, chance = begun("voidfall", 0), Random(4)
    board = Analysis.begin(match.game, open_fork(match))
    found = 0
    while not found:
        before, question = board.lines.at, board.live.match.question()
        done = board.choose(question.seat, [chance.pick(question.options).code], usual=True)
        if len(done) > 1:
            found, after = len(done), board.lines.at
    assert len(board.back()) == found
    assert board.lines.at == before
    assert len(board.forth()) == found
    assert board.lines.at == after


def test_the_name_of_a_line_goes_on_with_it() -> None:
    board, chance = Analysis.begin(LANTERNS, open_fork(begun("lanterns", 0))), Random(1)
    wander(board, 2, chance)
    board.lines.call(board.lines.at, "oil first")
    wander(board, 2, chance)
    assert [(line.name, line.length) for line in board.lines.all()] == [("oil first", 4)]


def test_a_line_is_forgotten_back_to_where_another_leaves_it() -> None:
    board, chance = Analysis.begin(LANTERNS, open_fork(begun("lanterns", 0))), Random(1)
    wander(board, 6, chance)
    first, branch = board.lines.at, board.lines.path(board.lines.at)[3]
    board.go(branch)
    taken = {board.lines.nodes[n].code for n in board.lines.after(branch)}
    question = board.live.match.question()
    board.choose(question.seat, [next(o.code for o in question.options if o.code not in taken)])
    wander(board, 2, chance)
    board.cut(board.lines.at)
    assert board.lines.at == branch
    assert [line.end for line in board.lines.all()] == [first]
    board.cut(first)
    assert [line.length for line in board.lines.all()] == [0]


@pytest.mark.parametrize("name", KINDS)
def test_dealt_again_the_seat_knows_what_it_knew(name: str) -> None:
    match, chance = begun(name, 25), Random(8)
    seat = match.question().seat
    board = Analysis.begin(match.game, fork(match, seat, chance))
    known = board.live.match.view(seat)
    board.deal_again(chance)
    assert board.live.match.view(seat) == known
    assert board.deal == 1
    if name != "voidfall-against-voidborn":
        assert len({digest(board._begun(each).state) for each in board.forks}) == 2
    board.go(0)
    assert board.deal == 0


@pytest.mark.parametrize("name", ["lanterns", "voidfall", "revenant"])
def test_lines_are_compared_by_the_figures_of_the_game(name: str) -> None:
    match, chance = begun(name, 20), Random(9)
    board = Analysis.begin(match.game, open_fork(match))
    for _ in range(3):
        board.go(0)
        wander(board, 25, chance)
    ends = [line.end for line in board.lines.all()]
    found = board.compare(ends, 0)
    for one in found:
        board.go(one.end)
        state = board.live.match.state
        assert one.figures == list(match.game.figures(state, 0))
        assert one.scores == match.game.scores(state)
        assert (one.worth is None) == (match.game.judge is None)
    assert len({json.dumps([f.amount for f in one.figures]) for one in found}) > 1 or (
        name == "lanterns"
    )


def test_a_plan_is_what_the_seat_still_does_in_its_turn() -> None:
    """Not what it had done before, nor what others do, nor what comes after its turn."""
    match, chance = begun("voidfall", 0), Random(4)
    game = match.game
    while match.game.chapter(match.state).seat != 0 or match.question().seat != 0:
        question = match.question()
        match.choose(chance.pick(question.options), question.seat)
    board = Analysis.begin(game, fork(match, 0, chance))
    before = len(board.lines.path(board.lines.at))
    turn = game.chapter(match.state)
    wander(board, 40, chance)
    codes = []
    twin = Analysis.read(game, board.plain())
    twin.go(board.lines.path(board.lines.at)[before - 1])
    for number in board.lines.path(board.lines.at)[before:]:
        node = board.lines.nodes[number]
        if game.chapter(twin.live.match.state) != turn:
            break
        if node.seat == 0:
            codes.append(node.code)
        twin.go(number)
    assert codes
    assert [code for code, _ in board.plan()] == codes
    board.go(board.lines.path(board.lines.at)[before])
    assert [code for code, _ in board.plan()] == codes
