// A chart as a block: axes, curves, the place that is shown, and what comes after the last place.
import type { Ctx } from '../../../boards/grid/pen';
import { disc, polygon, stroke } from '../../../boards/grid/pen';
import type { Curve } from '../../../widgets/Chart.svelte';
import { lineColour } from '../../../widgets/chart/palette';
import { thinned } from '../../../widgets/chart/thin';
import type { ChartData } from '../../watch/curves';
import { text, type Block, type Inks } from './block';

/** Pixels: the whole, the room for axes and words, and the points that such a picture can show. */
const [WIDTH, HEIGHT] = [480, 240];
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 48, 34, 28];
const MOST = 1600;

/** A part of the number line, with round numbers on it. */
export interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

/** An axis for some values: from 0, unless they are far from it. */
export function axisOf(values: readonly number[], wanted = 5, whole = false): Axis {
  const least = values.reduce((so, value) => Math.min(so, value), Infinity);
  const most = values.reduce((so, value) => Math.max(so, value), -Infinity);
  if (values.length === 0) return { from: 0, to: 1, ticks: [0, 1] };
  const from = least >= 0 && least < most * 0.75 ? 0 : least;
  const to = most > from ? most : from + 1;
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].map((digit) => digit * power).find((each) => each >= rough) ?? rough;
  const step = whole ? Math.max(1, round) : round;
  const first = Math.ceil(from / step);
  const ticks = Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
  return { from, to, ticks };
}

export function chartBlock({ title, x, curves, lines = [], end, format }: ChartData, at: number | null, plain: (value: number) => string): Block {
  const isNumber = (value: number | null): value is number => value !== null;
  const values = (right: boolean) => [
    ...curves.filter((curve) => (curve.right ?? false) === right).flatMap((curve) => curve.values.filter(isNumber)),
    ...(end?.values.filter((value, index): value is number => value !== null && (curves[index]?.right ?? false) === right) ?? []),
  ];
  const along = axisOf(x.length ? [x[0] ?? 0, x.at(-1) ?? 0] : [end?.after ?? 0], 6, true);
  // An axis of places begins at its first place.
  along.from = x[0] ?? along.from;
  const room = end ? Math.max(1, (along.to - along.from) * 0.05) : 0;
  const [up, beside] = [axisOf(values(false)), axisOf(values(true))];
  const hasRight = curves.some(({ right }) => right);
  const [wide, high] = [WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM];
  const across = (value: number) => LEFT + ((value - along.from) / Math.max(1e-9, along.to + room - along.from)) * wide;
  const height = (value: number, { from, to }: Axis) => TOP + high - ((value - from) / (to - from)) * high;
  const axisFor = (curve: Curve) => (curve.right ? beside : up);

  function frame(ctx: Ctx, { soft, line }: Inks): void {
    for (const tick of up.ticks) {
      stroke(ctx, [[LEFT, height(tick, up)], [LEFT + wide, height(tick, up)]], line, 1);
      text(ctx, (format ?? plain)(tick), LEFT - 8, height(tick, up), { size: 11, colour: soft, align: 'right' });
    }
    for (const tick of along.ticks.filter((each) => each >= along.from)) text(ctx, plain(tick), across(tick), HEIGHT - BOTTOM / 2, { size: 11, colour: soft, align: 'center' });
    if (hasRight) for (const tick of beside.ticks) text(ctx, plain(tick), LEFT + wide + 8, height(tick, beside), { size: 11, colour: soft });
  }

  function draw(ctx: Ctx, curve: Curve, colour: string): void {
    const axis = axisFor(curve);
    const kept = thinned(x.length, MOST, [curve.values]);
    const points = kept.flatMap((index): [number, number][] => {
      const value = curve.values[index] ?? null;
      return value === null ? [] : [[across(x[index] ?? 0), height(value, axis)]];
    });
    if (curve.dots || points.length === 1) points.forEach(([px, py]) => disc(ctx, px, py, 2, colour));
    else if (points.length) stroke(ctx, points, colour, 1.75);
  }

  return {
    width: WIDTH,
    height: HEIGHT,
    paint: (ctx, inks) => {
      text(ctx, title, 0, 10, { weight: 600, colour: inks.ink, wide: WIDTH * 0.6 });
      frame(ctx, inks);
      ctx.save();
      ctx.setLineDash([4, 4]);
      for (const line of lines) stroke(ctx, [[across(line), TOP], [across(line), TOP + high]], inks.soft, 1);
      ctx.restore();
      curves.forEach((curve, index) => {
        const colour = lineColour(curve.colour, inks.dark);
        draw(ctx, curve, colour);
        if (curves.length > 1) text(ctx, curve.label, WIDTH - (curves.length - 1 - index) * (WIDTH * 0.14), 10, { size: 12, weight: 600, colour, align: 'right', wide: WIDTH * 0.13 });
        const value = end?.values[index] ?? null;
        if (!end || value === null) return;
        const [px, py] = [across(end.after + room), height(value, axisFor(curve))];
        polygon(ctx, [[px, py - 5], [px + 5, py], [px, py + 5], [px - 5, py]], colour);
      });
      if (end) text(ctx, end.label, across(end.after + room), TOP - 8, { size: 11, weight: 600, colour: inks.soft, align: 'right' });
      if (at === null) return;
      const here = across(end && at > end.after ? end.after + room : Math.max(along.from, Math.min(along.to, at)));
      stroke(ctx, [[here, TOP], [here, TOP + high]], inks.accent, 2);
    },
  };
}
