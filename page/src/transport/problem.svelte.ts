// The problem behind an error on the screen, in the language of the page.
import type { Problem } from '../protocol';
import { settings } from '../store/settings.svelte';
import { AskError } from './asking';

/** Follows the error that `shown` reads: when the language changes, the engine is asked for the same problem again. */
export function problemOf(shown: () => unknown): { readonly now: Problem | null } {
  const error = $derived(shown());
  let reworded = $state.raw<{ error: AskError; problem: Problem } | null>(null);
  $effect(() => {
    const { language } = settings;
    if (!(error instanceof AskError)) return;
    if (error.language === language) return void (reworded = null);
    error.again().catch((other: unknown) => {
      if (other instanceof AskError && settings.language === language) reworded = { error, problem: other.problem };
    });
  });
  return {
    get now() {
      if (!(error instanceof AskError)) return null;
      return reworded?.error === error ? reworded.problem : error.problem;
    },
  };
}
