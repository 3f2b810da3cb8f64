// A hint in the language of the page: where to look, why something follows, what follows, and the cells of each.
import { cellOf } from '../../boards/tiles';
import { cellsNamed, retold } from '../../boards/places';
import { i18n, told } from '../../i18n';
import type { HintReport, Picture, Reason } from '../../protocol';

export interface HintText {
  where: string;
  why: string;
  what: string;
  /** The rule's name, and how hard it is. */
  rule: string;
}

/** The cells a step is about, the more the more is told: 1 where, 2 why, 3 what. */
export function hintCells(step: Reason, told: number, board: Picture): number[] {
  const follows = [...step.moves, ...step.closed].map((text) => cellOf(board, text));
  const where = cellsNamed(step.where, board);
  const cells = [
    ...(where.length ? where : follows),
    ...(told > 1 ? cellsNamed(step.why, board) : []),
    ...(told > 2 ? follows : []),
  ];
  return [...new Set(cells)];
}

export function hintText({ hint, puzzle }: HintReport, step: Reason, board: Picture): HintText {
  const t = i18n.t.tutor;
  const key = `${puzzle}/${step.rule}`;
  const marked = hintCells(step, 1, board).length;
  return {
    where: marked ? t.look(marked) : t.lookAround,
    why: told(t.rules, key, sentence(retold(step.why, t.cell))),
    what: hint === 'mistake' ? taken(step, puzzle) : following(step, puzzle),
    rule: `${told(t.names, key, step.rule)} · ${t.levels[step.level]}`,
  };
}

/** Why there is no step. */
export function noHint(hint: string): string {
  const { play, tutor, watch } = i18n.t;
  const plain: Record<string, string> = { solved: play.hintSolved, unsolvable: play.hintUnsolvable, beyond: play.hintBeyond };
  const [, limit] = /^limit reached: (.+)$/.exec(hint) ?? [];
  return limit ? tutor.stopped(told(watch.limitNames, limit, limit)) : (plain[hint] ?? tutor.interrupted);
}

/** What a mistake asks for. */
function taken(step: Reason, puzzle: string): string {
  const t = i18n.t.tutor;
  return t.take(t.things[puzzle]?.this ?? '', places(step.closed));
}

/** What is to be put, and what stays empty. */
function following({ moves, closed, what }: Reason, puzzle: string): string {
  const t = i18n.t.tutor;
  const put = moves.length ? [t.put(t.things[puzzle]?.any ?? '', moves.length, places(moves))] : [];
  const empty = closed.length ? [t.empty(closed.length, places(closed))] : [];
  return [...put, ...empty].join(' ') || sentence(retold(what, t.cell));
}

/** Cells, written like moves, in words. */
function places(texts: readonly string[]): string {
  const t = i18n.t.tutor;
  const words = texts.map((text) => {
    const [row = 0, column = 0] = text.split(',').map(Number);
    return t.cell(row + 1, column + 1);
  });
  const last = words.pop() ?? '';
  return words.length ? t.list(words.join('; '), last) : last;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
