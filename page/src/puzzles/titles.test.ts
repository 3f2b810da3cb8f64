// The page's own titles are those of the puzzles' message files.
import { expect, test } from 'vitest';
import { pageOf, puzzleNames } from '.';

const files = import.meta.glob<string>('../../../crates/puzzles/src/*/messages/*.ftl', { query: '?raw', import: 'default', eager: true });

test.each(puzzleNames)('%s', (puzzle) => {
  for (const [language, { title }] of Object.entries(pageOf(puzzle).words ?? {})) {
    const file = `../../../crates/puzzles/src/${puzzle.replaceAll('-', '_')}/messages/${language}.ftl`;
    expect(files[file] ?? `no file ${file}`).toContain(`\n${puzzle} = ${title}\n`);
  }
});
