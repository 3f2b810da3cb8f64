// Which asks are slow, and which ones must go to the same worker as those: recordings stay where they were made.
import type { Ask } from '../protocol';

const slow = new Set<Ask['ask']>(['solve', 'compare', 'generate', 'generate-batch', 'check', 'hint', 'alarm', 'regret', 'heuristics', 'quiz']);

/** Whether an ask may take long, sends events and can be cancelled. */
export function isSlow(ask: Ask): boolean {
  return slow.has(ask.ask);
}

/** Whether an ask must be answered by a worker that searches. */
export function needsSearcher(ask: Ask): boolean {
  return isSlow(ask) || ask.ask.startsWith('trace-') || ask.ask === 'forget';
}
