// What a search that a link asks for may use before the person has said anything.
import type { Limits, Report } from '../../protocol';

/** Seconds of all searches of a link together. */
const ARRIVAL_SECONDS = 1;

/** Limits for one of several searches that run one after the other. */
export function onArrival(limits: Limits = {}, turns = 1): Limits {
  return { ...limits, seconds: Math.min(limits.seconds ?? Infinity, ARRIVAL_SECONDS / turns) };
}

/** Whether a search was ended by its time. */
export function ranOut(report: Pick<Report, 'limit'> | null | undefined): boolean {
  return report?.limit === 'time';
}
