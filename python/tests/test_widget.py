"""The widget: what it shows, and in a real browser with Python on the other side."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import solvarium

from conftest import bfs

NAMES = ("puzzle", "views", "view", "row", "picture", "moves", "caption")


@pytest.fixture
def notebook() -> None:
    if not (Path(solvarium.__file__).parent / "static" / "widget.js").exists():
        pytest.skip("the widget was not built")


def chromium() -> str:
    named = [os.environ.get("CHROMIUM"), "chromium-headless-shell", "chromium", "google-chrome"]
    found = next((path for name in named if name and (path := shutil.which(name))), None)
    return found or pytest.skip("Chromium is missing")


def test_rows_of_the_search_and_moves_of_the_solution_are_shown(notebook: None, sokoban: solvarium.Level) -> None:
    result = sokoban.solve(bfs, record=True)
    replay = result.replay()
    assert [view["last"] for view in replay.views] == [result.expanded - 1, len(result)]
    assert replay.caption.startswith(f"Expansion 1 of {result.expanded}")
    replay.row = 3
    assert replay.moves == result.recording.moves(3) and "Expansion 4" in replay.caption
    replay.view, replay.row = 1, 10**6
    assert replay.row == len(result) and replay.moves == result.moves
    assert replay.picture["cells"] == result.boards()[-1].data["cells"]
    replay.view = -5
    assert replay.view == 0


def test_nothing_to_show_is_said(notebook: None, sokoban: solvarium.Level) -> None:
    with pytest.raises(solvarium.Error, match="record=True"):
        sokoban.solve("bfs", nodes=1).replay()


PAGE = """<!doctype html><link rel="stylesheet" href="widget.css"><div id="here"></div>
<script type="module">
import widget from './widget.js';
const heard = {};
let values = await (await fetch('values')).json();
const changed = {};
const model = {
  get: (name) => values[name],
  set: (name, value) => { values = { ...values, [name]: value }; changed[name] = value; },
  on: (event, call) => (heard[event] ??= []).push(call),
  off: () => {},
  async save_changes() {
    values = await (await fetch('values', { method: 'POST', body: JSON.stringify(changed) })).json();
    Object.values(heard).flat().forEach((call) => call());
  },
};
const here = document.getElementById('here');
widget.render({ model, el: here });
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const seen = [];
const look = async () => {
  const colours = () => {
    const canvas = here.querySelector('canvas');
    const ctx = canvas?.width && canvas.getContext('2d');
    return ctx ? new Set(new Uint32Array(ctx.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size : 0;
  };
  await wait(300);
  for (let tries = 0; tries < 100 && colours() < 4; tries++) await wait(50);
  seen.push({ caption: here.querySelector('[role=status]').textContent, colours: colours(), drawn: !!here.querySelector('canvas, svg') });
};
const button = (name) => [...here.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
await look();
button('+1').click();
await look();
const line = here.querySelector('input[type=range]');
line.value = line.max;
line.dispatchEvent(new Event('input', { bubbles: true }));
await look();
button('Solution').click();
await look();
await fetch('seen', { method: 'POST', body: JSON.stringify(seen) });
</script>"""


@pytest.mark.parametrize("puzzle", ["sokoban", "bloxorz", "water-sort", "tents", "light-up", "grid"])
def test_a_search_is_gone_through_in_a_real_browser(notebook: None, puzzle: str, tmp_path: Path) -> None:
    browser = chromium()
    result = solvarium.load(f"{puzzle}/1").solve("greedy", record=True)
    replay, static = result.replay(), Path(solvarium.__file__).parent / "static"

    seen: list[dict[str, Any]] = []
    looked = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def reply(self, body: bytes, kind: str) -> None:
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.end_headers()
            self.wfile.write(body)

        def values(self) -> None:
            values = {name: getattr(replay, name) for name in NAMES}
            self.reply(json.dumps(values).encode(), "application/json")

        def do_GET(self) -> None:  # noqa: N802
            if self.path == "/values":
                return self.values()
            if self.path == "/":
                return self.reply(PAGE.encode(), "text/html; charset=utf-8")
            file = static / self.path.removeprefix("/")
            if not file.is_file():
                return self.send_error(404)
            self.reply(file.read_bytes(), "text/css" if file.suffix == ".css" else "text/javascript")

        def do_POST(self) -> None:  # noqa: N802
            said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if self.path == "/seen":
                seen.extend(said)
                looked.set()
                return self.reply(b"", "text/plain")
            for name, value in said.items():
                setattr(replay, name, value)
            self.values()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader", f"--user-data-dir={tmp_path}"]
    # What keeps the browser open until it is ended.
    flags += ["--remote-debugging-port=0"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([browser, *flags, address], **quiet) as running:
        done = looked.wait(60)
        running.terminate()
    server.shutdown()
    assert done, "the browser did not come to the end"
    last = result.expanded
    assert [one["caption"].split(":")[0] for one in seen[:3]] == [f"Expansion {n} of {last}" for n in (1, 2, last)]
    assert seen[3]["caption"] == f"After 0 of {len(result)} moves"
    assert all(one["drawn"] for one in seen)
    # Bloxorz is a scene in space and Water Sort is SVG: neither has pixels to ask for.
    if puzzle not in ("bloxorz", "water-sort"):
        assert all(one["colours"] > 3 for one in seen), seen
