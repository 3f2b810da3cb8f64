import { expect, test } from 'vitest';
import { scrubbable, shared, type Scrubbable } from './html';

const film: Scrubbable = {
  title: 'A* <on> "grid"',
  language: 'en',
  width: 100,
  height: 50,
  ground: '#ffffff',
  ink: '#000000',
  scheme: 'light',
  frames: [['<rect/>', '<a>1</a>'], ['<rect/>', '</script><a>2</a>']],
  labels: ['one', 'two'],
  pace: 100,
  words: { scrub: 'Position', play: 'Play', pause: 'Pause', keys: 'Arrow keys step.', sampled: '' },
};

test('pieces that pictures share are written once', () => {
  expect(shared(film.frames)).toEqual({ pieces: ['<rect/>', '<a>1</a>', '</script><a>2</a>'], frames: [[0, 1], [0, 2]] });
});

test('the page holds everything, asks for nothing, and its data cannot end its script', () => {
  const page = scrubbable(film);
  expect(page).toContain('<title>A* &lt;on> &quot;grid&quot;</title>');
  expect(page.match(/<\/script>/g)?.length).toBe(2);
  expect(page).not.toMatch(/(src|href)="/);
  const [, data = ''] = /id="data">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data).pieces[2]).toBe('</script><a>2</a>');
});
