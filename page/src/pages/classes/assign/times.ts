// Moments as fields of a form write them: in the time of the place, to the minute.

/** What a field shows of a moment; empty where there is none. */
export function toField(moment: number | null): string {
  if (moment === null) return '';
  const there = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return there.toISOString().slice(0, 16);
}

/** The moment in a field. */
export function fromField(text: string): number | null {
  const moment = new Date(text).getTime();
  return Number.isNaN(moment) ? null : moment;
}
