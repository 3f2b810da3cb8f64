// A population as a block: one square for each candidate, the fittest first, the stronger coloured the fitter.
import type { TracePopulation } from '../../../protocol';
import { relative } from '../../watch/local/look';
import { LINE, text, type Block } from './block';

const [WIDTH, LARGEST] = [480, 40];

/** `said` are the lines below the field. */
export function populationBlock({ fitness, rank }: Pick<TracePopulation, 'fitness' | 'rank'>, said: readonly string[]): Block {
  const columns = Math.max(1, Math.ceil(Math.sqrt(rank.length * 2)));
  const side = Math.min(LARGEST, WIDTH / columns);
  const high = Math.ceil(rank.length / columns) * side;
  return {
    width: WIDTH,
    height: high + said.length * LINE,
    paint: (ctx, { accent, soft }) => {
      ctx.fillStyle = accent;
      relative(fitness).forEach((share, at) => {
        ctx.globalAlpha = 0.12 + 0.88 * share;
        ctx.fillRect(((at % columns) + 0.06) * side, (Math.floor(at / columns) + 0.06) * side, side * 0.88, side * 0.88);
      });
      ctx.globalAlpha = 1;
      said.forEach((line, at) => text(ctx, line, 0, high + (at + 0.5) * LINE, { size: 13, colour: soft, wide: WIDTH }));
    },
  };
}
