// What a quiz in an address is about.
import type { Request } from '../../protocol';

export const USUAL_COUNT = 6;
export const MOST_COUNT = 20;

/**
 * The request that an address carries as JSON, if it is one; the engine says whether it can be run. Programs come with links
 * only, which show them first: in an address a heuristic called `own` is the person's own.
 */
export function requestIn(text: string | undefined): Request | null {
  try {
    const request: unknown = JSON.parse(text ?? '');
    const named = typeof request === 'object' && request !== null && 'algorithm' in request && typeof request.algorithm === 'string';
    if (!named) return null;
    const { script: _, ...search } = request as Request;
    return search;
  } catch {
    return null;
  }
}
