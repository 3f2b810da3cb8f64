// Blocks of pictures, as SVG.
import { expect, test } from 'vitest';
import type { TraceEntry, TraceMoment, TreeNode } from '../../../protocol';
import { en } from '../../../i18n/en/think';
import { below, beside, captioned, cut, svgOfBlock, type Block, type Inks } from './block';
import { axisOf, chartBlock } from './chart';
import { populationBlock } from './population';
import { codeBlock, listBlock } from './thought';
import { treeBlock } from './tree';

const inks: Inks = {
  tone: 'light', dark: false, surface: '#ffffff', sunken: '#eeece7', ink: '#1c1e24', soft: '#565a66', line: '#e2dfd8',
  later: '#938f85', accent: '#4f46e5', warn: '#8a5000',
};
const drawn = (block: Block) => svgOfBlock(block, inks, 'A* on <grid>');
const square = (side: number): Block => ({ width: side, height: side, paint: (ctx) => ctx.fillRect(0, 0, side, side) });

test('blocks stand beside and below each other without overlapping, under their caption', () => {
  expect(beside([square(10), square(30)])).toMatchObject({ width: 60, height: 30 });
  expect(below([square(10), square(30)])).toMatchObject({ width: 30, height: 60 });
  const svg = drawn(captioned(['A* · Manhattan', 'Grid 2'], beside([square(10), square(30)])));
  expect(svg).toContain('<title>A* on &lt;grid></title>');
  expect(svg).toContain('>A* · Manhattan</text>');
  expect(svg.match(/transform="translate\((\d+) (\d+)\)"/g)?.slice(-2)).toEqual(['transform="translate(20 88)"', 'transform="translate(50 88)"']);
});

test('what is too long is cut where there is no more room', () => {
  expect(cut('short', 100, 14, false)).toBe('short');
  expect(cut('0123456789', 50, 10, true)).toBe('0123456…');
});

test('an axis has round numbers, from 0 unless everything is far from it', () => {
  expect(axisOf([3, 48])).toEqual({ from: 0, to: 48, ticks: [0, 10, 20, 30, 40] });
  expect(axisOf([90, 100]).from).toBe(90);
  expect(axisOf([])).toEqual({ from: 0, to: 1, ticks: [0, 1] });
  expect(axisOf([7, 7]).to).toBeGreaterThan(7);
});

test('a chart names its curves, and has a diamond for the goal behind the last place', () => {
  const chart = { key: 'costs', title: 'Costs', x: [1, 2, 3], curves: [{ label: 'f', colour: 1, values: [4, 4, 4] }, { label: 'g', colour: 0, values: [0, null, 2] }] };
  const without = drawn(chartBlock(chart, 2, String));
  expect(without).toContain('>Costs</text>');
  expect(without).toContain('>g</text>');
  const withGoal = drawn(chartBlock({ ...chart, end: { after: 3, label: 'Goal', values: [4, 4] } }, 4, String));
  expect(withGoal).toContain('>Goal</text>');
  // A diamond on each of the two curves.
  expect(withGoal.split('<path').length - without.split('<path').length).toBe(2);
});

const entry = (place: number, f: number): TraceEntry => ({ from: 0, place, row: null, id: place, move: 'R', state: `s${place}`, g: 1, h: f - 1, f, priority: [f], backward: false });

test('the lit line of the code is marked by more than its colour, and lists say what is next', () => {
  const lines = [{ indent: 0, code: 'take s', note: null }, { indent: 1, code: 'test s', note: 'is it a goal?' }];
  const code = drawn(codeBlock(lines, 1, 'Test the state.', [{ name: 'f', value: '4', move: null }]));
  expect(code).toMatch(/font-weight="700"[^>]*>test s<\/text>/);
  expect(code).toMatch(/font-weight="400"[^>]*>take s<\/text>/);
  expect(code).toContain('>Test the state.</text>');
  const reason = { id: 'x', args: {}, text: 'least f' };
  const moment: TraceMoment = {
    index: 0, n: 1, step: 0, steps: [], open: { total: 5, entries: [entry(1, 4), entry(2, 6)] }, closed: { total: 0, entries: [] },
    order: reason, next: { entry: entry(1, 4), reason }, variables: [],
  };
  const open = drawn(listBlock('open', moment, { ...en, start: 'start' }, String));
  expect(open).toContain('>Open list (5)</text>');
  expect(open).toContain('>[next] R</text>');
  expect(open).toContain('>… +3</text>');
  expect(drawn(listBlock('closed', moment, { ...en, start: 'start' }, String))).toContain(`>${en.empty}</text>`);
});

test('a tree has a dot for each node and a ring around one', () => {
  const node = (name: number, parent: number | null): TreeNode => ({
    node: name, parent, index: name, children: 0, below: 0, hidden: 0, depth: name, g: 0, h: 0, on_path: false, backward: false,
  });
  const picture = { nodes: [node(0, null), node(1, 0), node(2, 0)], leaves: new Map(), index: 1, ringed: 1, meeting: null, words: { past: 'Expanded', future: 'Later', path: 'Solution' } };
  const svg = drawn(treeBlock(picture));
  expect(svg).toContain('>Solution</text>');
  // Nodes and the three dots of the key are filled circles; the ring is two circles that are not.
  expect(svg.match(/<path d="[^"]*A[^"]*" fill="#/g)?.length).toBe(3 + 3);
  expect(svg.match(/<path d="[^"]*A[^"]*" fill="none"/g)?.length).toBe(2);
});

test('a population is a field of squares, the stronger the fitter', () => {
  const svg = drawn(populationBlock({ fitness: [4, 2, 0], rank: [0, 1, 2] }, ['Generation 3']));
  expect(svg.match(/<rect x/g)?.length).toBe(3);
  expect(svg).toContain('opacity="0.56"');
  expect(svg).toContain('>Generation 3</text>');
});
