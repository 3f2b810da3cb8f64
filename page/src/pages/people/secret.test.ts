import { beforeAll, expect, test, vi } from 'vitest';

let secrets: typeof import('./secret');
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '', href: 'https://puzzles.example/solve/?x#/account' });
  vi.stubGlobal('window', { addEventListener: () => undefined, scrollTo: () => undefined });
  vi.stubGlobal('history', { replaceState: () => undefined });
  secrets = await import('./secret');
});

test('a link brings its secret, wherever the page is', () => {
  const address = secrets.linkOf('6pa463ks3mqft6dy');
  expect(address).toBe('https://puzzles.example/solve/#/account/in/6pa463ks3mqft6dy');
  for (const text of [address, ` ${address}\n`, '#/account/in/6pa463ks3mqft6dy', '6pa463ks3mqft6dy']) {
    expect(secrets.secretIn(text)).toBe('6pa463ks3mqft6dy');
  }
  for (const text of ['', 'https://puzzles.example/', '#/account', 'my secret', '#/account/in/']) expect(secrets.secretIn(text)).toBe(null);
});
