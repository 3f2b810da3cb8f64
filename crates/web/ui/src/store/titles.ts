// Titles of built-in levels, which say how hard a level is and how short it can be solved, taken apart so that they can be
// told in another language.

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a title counts, besides its name. */
export type Counted = 'colours' | 'cups' | 'boxes' | 'shortest' | 'pushes' | 'moves' | 'rolls' | 'keys' | 'trees' | 'numbers';

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

/** The words for difficulties; the tutors call the middle one so. */
const difficulties: Record<string, Difficulty> = { easy: 'easy', medium: 'medium', normal: 'medium', tricky: 'medium', hard: 'hard' };

export function titleFacts(title: string | null | undefined): TitleFacts {
  const facts: TitleFacts = { difficulty: null, counts: {}, size: null, code: null, name: '' };
  const names: string[] = [];
  for (const part of (title ?? '').split(/[,:;]/).map((text) => text.trim())) {
    const [, word = ''] = /^([a-z]+)(?: \d+)?$/.exec(part) ?? [];
    const [, number, thing] = /^(\d+) (colours|cups|boxes|pushes|moves|rolls|keys|trees|numbers)$/.exec(part) ?? [];
    const [, least] = /^shortest (\d+)$/.exec(part) ?? [];
    const [, wide, high] = /^(\d+) ?(?:x|by) ?(\d+)$/.exec(part) ?? [];
    const [, code] = /^code (\d+)$/.exec(part) ?? [];
    const difficulty = difficulties[word];
    if (difficulty) facts.difficulty = difficulty;
    else if (number && thing) facts.counts[thing as Counted] = Number(number);
    else if (least) facts.counts.shortest = Number(least);
    else if (code) facts.code = code;
    else if (wide && high) facts.size = [Number(wide), Number(high)];
    else if (part && !/^stage \d+$/.test(part) && !isCommand(part)) names.push(part);
  }
  facts.name = names.join(', ');
  return facts;
}

/** Some titles say how the level was made. */
function isCommand(part: string): boolean {
  return part.startsWith('solvarium generate ');
}
