// Titles of built-in levels, which say how hard a level is and how short it can be solved, taken apart so that they can be
// told in another language.

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a title counts, besides its name. */
export type Counted = 'colours' | 'cups' | 'boxes' | 'shortest' | 'pushes' | 'moves' | 'rolls' | 'trees' | 'numbers';

export interface TitleFacts {
  difficulty: Difficulty | null;
  counts: Partial<Record<Counted, number>>;
  /** Columns and rows. */
  size: readonly [number, number] | null;
  /** A passcode. */
  code: string | null;
  /** What is left: a name. */
  name: string;
}

export function titleFacts(title: string | null | undefined): TitleFacts {
  const facts: TitleFacts = { difficulty: null, counts: {}, size: null, code: null, name: '' };
  const names: string[] = [];
  for (const part of (title ?? '').split(/[,:;]/).map((text) => text.trim())) {
    const [, word] = /^(easy|medium|hard)\b(?: \d+)?$/.exec(part) ?? [];
    const [, number, thing] = /^(\d+) (colours|cups|boxes|pushes|moves|rolls|trees|numbers)$/.exec(part) ?? [];
    const [, least] = /^shortest (\d+)$/.exec(part) ?? [];
    const [, wide, high] = /^(\d+) ?(?:x|by) ?(\d+)$/.exec(part) ?? [];
    const [, code] = /^code (\d+)$/.exec(part) ?? [];
    if (word) facts.difficulty = word as Difficulty;
    else if (number && thing) facts.counts[thing as Counted] = Number(number);
    else if (least) facts.counts.shortest = Number(least);
    else if (code) facts.code = code;
    else if (wide && high) facts.size = [Number(wide), Number(high)];
    else if (part && !/^stage \d+$/.test(part)) names.push(part);
  }
  facts.name = names.join(', ');
  return facts;
}

/** The cost of the best solution known, and what it counts. */
export function bestKnown(facts: TitleFacts): number | null {
  const { shortest, pushes, rolls } = facts.counts;
  return shortest ?? pushes ?? rolls ?? null;
}
