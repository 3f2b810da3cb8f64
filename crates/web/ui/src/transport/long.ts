// Which asks take long, and which ones belong to the same place as those that do: recordings stay where they were made.
import type { Ask } from '../protocol';

const long = new Set<Ask['ask']>(['solve', 'compare', 'generate', 'check', 'hint']);

/** Whether an ask takes long, gives events and can be cancelled. */
export function isLong(ask: Ask): boolean {
  return long.has(ask.ask);
}

/** Whether an ask must be answered where searches run. */
export function isHeavy(ask: Ask): boolean {
  return isLong(ask) || ask.ask.startsWith('trace-') || ask.ask === 'forget';
}
