// The module gives the answers of the native program: same moves, same counts. `make test-wasm` builds both and runs this.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { start } from "../host.mjs";

const root = new URL("../../../", import.meta.url);
const module = new WebAssembly.Module(
  await readFile(process.env.SOLVARIUM_WASM ?? new URL("target/wasm32-unknown-unknown/wasm/solvarium_wasm.wasm", root)),
);
const program = process.env.SOLVARIUM ?? new URL("target/debug/solvarium", root).pathname;

const level = (name) => ({ from: "built-in", name });

/**
 * What must be the same on every machine: all but times, the system's measures, and bytes. Bytes are counted exactly,
 * and a machine of 32 bits has smaller words; so the module may hold less than the program, which is checked apart. The
 * sentences of steps count cells from 1 on a page and from 0 on the command line; their data, in `messages`, is the same.
 */
function comparable(report) {
  const { seconds, search_cpu_seconds, peak_rss_bytes, states_per_second, bytes, search_bytes, series, ...stats } = report.stats;
  const wordless = (key, value) => (key === "text" ? undefined : value);
  const steps = report.steps.map(({ where, why, what, ...data }) => JSON.parse(JSON.stringify(data, wordless)));
  return { ...report, steps, stats: { ...stats, series: series.map(({ seconds, bytes, ...sample }) => sample) } };
}

function native(name, algorithm) {
  const args = ["solve", name, "-a", algorithm, "--max-nodes", "20000", "--max-memory", "1GiB", "--output", "json"];
  try {
    return JSON.parse(execFileSync(program, args, { encoding: "utf8" }));
  } catch (error) {
    return JSON.parse(error.stdout);
  }
}

const { ask } = await start(module);
const { puzzles, algorithms } = ask({ ask: "catalogue" });

for (const puzzle of puzzles) {
  const name = puzzle.packs[0].levels[0].name;
  const loaded = ask({ ask: "load", level: level(name) });
  const solvers = [...algorithms, ...puzzle.solvers].map(({ name }) => name);
  for (const algorithm of solvers.filter((solver) => loaded.algorithms.includes(solver))) {
    test(`${name} by ${algorithm}: the module and the program agree`, () => {
      const request = { algorithm, limits: { nodes: 20000, bytes: 2 ** 30 } };
      const reply = ask({ ask: "solve", level: level(name), request });
      assert.equal(reply.reply, "solve");
      const expected = native(name, algorithm);
      assert.deepEqual(comparable(reply.report), comparable(expected));
      assert.ok(reply.report.stats.search_bytes <= expected.stats.search_bytes, "it holds more than the program");
    });
  }
}

test("events come while an ask is answered, and it can be ended", async () => {
  const events = [];
  const other = await start(module, { emit: (event) => events.push(event), cancelled: () => events.length > 2 });
  const colour = (unit) => String.fromCharCode(97 + ((unit * 37 + Math.floor(unit / 20)) % 20));
  const cups = Array.from({ length: 20 }, (_, cup) => [0, 1, 2, 3].map((unit) => colour(cup * 4 + unit)).join(""));
  const long = { from: "text", text: `4:${cups.join(".")}._._` };
  const reply = other.ask({ ask: "solve", level: long, request: { algorithm: "ids", limits: { seconds: 60 } } });
  assert.equal(reply.report.outcome, "interrupted");
  assert.deepEqual(events.slice(0, 3).map(({ event }) => event), ["begin", "progress", "progress"]);
});

test("a search that needs too much memory stops at the limit, and the module lives on", () => {
  const request = { algorithm: "bfs", limits: { bytes: 2 ** 20 } };
  const name = puzzles[0].packs[0].levels.at(-1).name;
  const { report } = ask({ ask: "solve", level: level(name), request });
  assert.equal(report.outcome, "limit");
  assert.equal(report.limit, "memory");
  assert.equal(ask({ ask: "load", level: level(name) }).reply, "load");
});

test("a heuristic of the host's guides a search, and its failure is told with its line", async () => {
  let told;
  const seen = [];
  const own = { begin: (scene) => (told = scene), estimate: (numbers) => (seen.push([...numbers]), numbers.length) };
  const judged = await start(module, { own });
  const request = { algorithm: "astar", heuristic: "own", script: "text" };
  const { report } = judged.ask({ ask: "solve", level: level("sokoban/1"), request });
  assert.deepEqual([report.outcome, report.heuristic, told.about.script], ["solved", "own", "text"]);
  assert.deepEqual(told.state.fields.map(([name]) => name), ["player", "boxes"]);
  assert.deepEqual(seen[0], told.state.numbers);
  const failing = await start(module, {
    own: {
      begin: () => {},
      estimate: () => {
        throw Object.assign(new Error("two\nlines"), { line: 7, column: 2 });
      },
    },
  });
  const failed = failing.ask({ ask: "solve", level: level("sokoban/1"), request });
  assert.deepEqual([failed.kind, failed.line, failed.column], ["script", 7, 2]);
  assert.match(failed.message.text, /two\nlines/);
  assert.equal(ask({ ask: "solve", level: level("sokoban/1"), request }).kind, "script");
});

test("nonsense is answered, not died of", async () => {
  const { askJson } = await start(module);
  for (const nonsense of ["", "{", "[]", '{"ask":"what"}', '{"ask":"load"}', "\u0000", '{"ask":"load","level":7}']) {
    assert.equal(JSON.parse(askJson(nonsense)).reply, "error");
  }
});

test("ten thousand random texts as links are answered with a sentence in two languages", () => {
  let seed = 20261117;
  const below = (n) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/%=?&.#đ€ ";
  const versions = ["1/", "1/", "1/", "2/", "0/", "", "/", "1", "x/", "00001/"];
  for (let round = 0; round < 10_000; round++) {
    const kinds = round % 3 === 0 ? letters.length : 64;
    const body = Array.from({ length: below(100) }, () => letters[below(kinds)]).join("");
    const link = `#/s/${versions[below(versions.length)]}${body}${round}`;
    const [english, vietnamese] = ["en", "vi"].map((lang) => ask({ ask: "read-link", link, lang }));
    assert.equal(english.reply, "error", link);
    assert.ok(english.message.text.length > 10, link);
    assert.notEqual(vietnamese.message.text, english.message.text, link);
  }
});

for (const { name, formats, targets } of puzzles.filter(({ targets }) => targets?.daily)) {
  // A whole week, and a leap day: every recipe.
  const days = ["16", "17", "18", "19", "20", "21", "22"].map((day) => `2026-11-${day}`);
  test(`${name}: the levels of the days are those of the program`, () => {
    for (const day of [...days, "2028-02-29"]) {
      const args = ["generate", name, "--daily", day, "--format", formats[0].name];
      const expected = execFileSync(program, args, { encoding: "utf8" });
      assert.equal(ask({ ask: "load", level: level(`${name}/daily/${day}`) }).text, expected, day);
    }
  });

  test(`${name}: a target gives the levels that the program finds`, () => {
    const target = `difficulty ${targets.difficulties[1]}, astar solves 50000`;
    const args = ["generate", name, "--target", target, "--seed", "4", "--count", "2", "--output", "json", "--format", formats[0].name];
    const { reply, ...batch } = ask({ ask: "generate-batch", puzzle: name, target, seed: 4, count: 2 });
    assert.equal(reply, "generate-batch");
    assert.deepEqual(batch, JSON.parse(execFileSync(program, args, { encoding: "utf8" })));
  });
}
