"""A worker has no files: after warming up, games of every mode need none."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import builtins, io, os, sys
from domineum.browser.warming import warm_up
from tests.browser.test_packs import CONFIG, zipped

given, zipped_wrong = zipped(), zipped(agendas=('type = "wealth"', 'type = "weather"'))
warm_up()
known = set(sys.modules)

def nothing(place, *more, **also):
    raise AssertionError(f"{place} is read after warming up")

builtins.open = io.open = os.open = nothing

from domineum import games
from domineum.bots import ranks
from domineum.kernel import Random
from domineum.table.problems import BadPack
from tests.browser.tab import Tab

for name in games.names():
    game = games.find(name)
    for mode in game.modes:
        for seed in (3, 4):
            random = Random(seed)
            config = game.random_config(random, mode=mode)
            tab = Tab()
            bots = [""] + ["cadet"] * (game.seats(config) - 1)
            table = tab.create(name, config, bots, seed)
            assert game.arena.mode(config)
            tab.play(table, 12, random)
            tab.let_bots_play(table)
            now = tab.update(table)
            for rank in ranks.playing(game)[:3] if now["question"] else []:
                ask = {"seat": now["seat"], "seq": now["seq"], "bot": rank}
                job = tab.ask("POST", f"/tables/{table}/hint", ask)["job"]
                assert tab.thinker.answer(job)["code"]
            again = tab.get(f"/tables/{table}/record")["record"]
            tab.post("/import", {"record": again})
            tab.post("/tables", {"setup": now["table"]["setup"]})
tab = Tab()
made = tab.shelf.tried(given)
tab.shelf.give(given)
game = f"voidfall+{made.id}"
table = tab.create(game, CONFIG, ["", "captain"])
tab.play(table, 6, Random(1))
tab.post("/import", tab.get(f"/tables/{table}/record"))
for what in ("library", "texts/pl"):
    tab.get(f"/games/{game}/{what}")
try:
    tab.shelf.tried(zipped_wrong)
except BadPack as error:
    assert "agendas.toml" in str(error)
else:
    raise AssertionError("a broken pack was taken")
new = {name for name in sys.modules if name.startswith("domineum")} - known
assert not new, new
"""


def test_nothing_is_read_after_warming_up() -> None:
    """In a process of its own, in which nobody else has read anything."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
