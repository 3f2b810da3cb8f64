// Tags are words between commas, each once.
import { expect, test } from 'vitest';
import { detailsOf, tagsOf } from './details';

test.each([
  ['', []],
  [' small, Easy ,small,, #tricky; hai bước', ['small', 'easy', 'tricky', 'hai bước']],
])('%j', (text, tags) => expect(tagsOf(text)).toEqual(tags));

test('what is known comes back', () => {
  const { tags, ...rest } = detailsOf({ title: 'A', author: 'B', licence: 'MIT', tags: ['c', 'd'] });
  expect({ ...rest, tags: tagsOf(tags) }).toEqual({ title: 'A', author: 'B', licence: 'MIT', tags: ['c', 'd'] });
});
