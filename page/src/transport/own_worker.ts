// The worker that runs heuristics which people wrote: the engine asks them about states. It is shut off before the first.
// The server gives this file a policy of its own, by its name: code may be made of texts here, and nothing may be fetched.
import type { Language } from '../i18n/languages';
import type { Ask } from '../protocol';
import { Judge, type Scene } from './own/judge';
import { lockDown } from './own/sandbox';
import { serve } from './worker_host';

/** Milliseconds between two signs of life. */
const SIGN_EVERY = 200;

const judge = new Judge();
const clock = performance;
let language: Language = 'en';

serve({
  own: (sign) => {
    let told = 0;
    const alive = (every: number) => {
      const now = clock.now();
      if (now - told < every) return;
      told = now;
      sign();
    };
    // From the first sign on the page waits for the next: every search gives one before the program has a chance to hang.
    return {
      begin: (scene) => (alive(0), judge.begin(scene as Scene, language)),
      estimate: (numbers) => (alive(SIGN_EVERY), judge.estimate(numbers)),
    };
  },
  started: lockDown,
  asked: (ask) => (language = (ask as Ask & { lang?: Language }).lang ?? 'en'),
});
