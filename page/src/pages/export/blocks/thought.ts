// What a search thinks at a moment, as blocks: the pseudo-code with its line and the variables, and the lists.
import type { CodeLine, TraceMoment } from '../../../protocol';
import { slab, stroke } from '../../../boards/grid/pen';
import { markOf, nameOf } from '../../watch/think/marks';
import { text, type Block } from './block';

/** Pixels of a line of code, of a row of a list, and of either block. */
const [CODE_LINE, ROW] = [22, 24];
const [CODE_WIDE, LIST_WIDE] = [560, 420];

/** The pseudo-code: `lit` is the line that is carried out; below it what the step does, and the variables. */
export function codeBlock(lines: readonly CodeLine[], lit: number | null, said: string, variables: TraceMoment['variables']): Block {
  const height = (lines.length + variables.length) * CODE_LINE + (said ? CODE_LINE + 8 : 0) + 16;
  return {
    width: CODE_WIDE,
    height,
    paint: (ctx, { sunken, ink, soft, accent }) => {
      slab(ctx, 0, 0, CODE_WIDE, lines.length * CODE_LINE + 8, 6, sunken);
      lines.forEach(({ indent, code }, at) => {
        const y = 4 + (at + 0.5) * CODE_LINE;
        if (at === lit) {
          ctx.globalAlpha = 0.16;
          ctx.fillStyle = accent;
          ctx.fillRect(0, y - CODE_LINE / 2, CODE_WIDE, CODE_LINE);
          ctx.globalAlpha = 1;
          ctx.fillRect(0, y - CODE_LINE / 2, 4, CODE_LINE);
        }
        text(ctx, String(at + 1), 28, y, { size: 11, colour: soft, align: 'right' });
        const x = 38 + indent * 18;
        text(ctx, code, x, y, { size: 13, weight: at === lit ? 700 : 400, colour: ink, mono: true, wide: CODE_WIDE - x });
      });
      let y = lines.length * CODE_LINE + 8 + CODE_LINE / 2;
      if (said) text(ctx, said, 0, y + 4, { size: 14, weight: 570, colour: ink, wide: CODE_WIDE });
      y += said ? CODE_LINE + 8 : 0;
      variables.forEach(({ name, value, move }, at) => {
        text(ctx, name, 0, y + at * CODE_LINE, { size: 13, colour: soft, mono: true, wide: 150 });
        text(ctx, move ?? value, 160, y + at * CODE_LINE, { size: 13, colour: ink, mono: true, wide: CODE_WIDE - 160 });
      });
    },
  };
}

export interface ListWords {
  open: string;
  closed: string;
  state: string;
  empty: string;
  start: string;
  marks: Record<'now' | 'same' | 'next', string>;
}

/** The beginning of the open or of the closed list, with how many entries there are. */
export function listBlock(which: 'open' | 'closed', moment: TraceMoment, t: ListWords, number: (value: number | null) => string): Block {
  const { total, entries } = moment[which];
  const rest = total - entries.length;
  const shown = Math.max(1, entries.length);
  return {
    width: LIST_WIDE,
    height: (2 + shown + (rest > 0 ? 1 : 0)) * ROW,
    paint: (ctx, { ink, soft, line, accent, warn }) => {
      text(ctx, `${t[which]} (${number(total)})`, 0, ROW / 2, { size: 15, weight: 650, colour: ink });
      [['f', 36], ['g', 76], ['h', 116]].forEach(([name, x]) => text(ctx, String(name), Number(x), ROW * 1.5, { size: 12, weight: 600, colour: soft, align: 'right' }));
      text(ctx, t.state, 130, ROW * 1.5, { size: 12, weight: 600, colour: soft });
      if (!entries.length) text(ctx, t.empty, 0, ROW * 2.5, { size: 13, colour: soft });
      entries.forEach((entry, at) => {
        const y = ROW * (2.5 + at);
        const mark = markOf(entry, moment);
        stroke(ctx, [[0, y - ROW / 2], [LIST_WIDE, y - ROW / 2]], line, 1);
        if (mark === 'now' || mark === 'same') {
          ctx.globalAlpha = 0.14;
          ctx.fillStyle = mark === 'now' ? accent : warn;
          ctx.fillRect(0, y - ROW / 2, LIST_WIDE, ROW);
          ctx.globalAlpha = 1;
        }
        [[entry.f, 36], [entry.g, 76], [entry.h, 116]].forEach(([value, x]) => text(ctx, number(value ?? null), Number(x), y, { size: 13, colour: ink, align: 'right' }));
        const name = nameOf(entry, t.start);
        const said = mark ? `[${t.marks[mark]}] ${name}` : name;
        text(ctx, said, 130, y, { size: 12, weight: mark ? 700 : 400, colour: ink, mono: true, wide: LIST_WIDE - 130 });
      });
      if (rest > 0) text(ctx, `… +${number(rest)}`, 0, ROW * (2.5 + shown), { size: 13, colour: soft });
    },
  };
}
