// What a draft begins with.
import { expect, test, vi } from 'vitest';
import tools from '../../puzzles/sokoban/editor';
import { seeds } from './seeds';

vi.mock('../../transport/asking', () => ({ asked: ({ level }: { level: { text: string } }) => Promise.resolve(level) }));

test('a level that is larger than can be edited is refused', async () => {
  const { width, height } = tools.largest;
  const text = (columns: number, rows: number) => Array.from({ length: rows }, () => '#'.repeat(columns)).join('\n');
  expect(await seeds.sheetOf(tools, 'sokoban', text(width, height))).toMatchObject({ width, height });
  await expect(seeds.sheetOf(tools, 'sokoban', text(width + 1, 3))).rejects.toThrow(`${width}`);
  await expect(seeds.sheetOf(tools, 'sokoban', text(3, height + 1))).rejects.toThrow(`${height}`);
});
