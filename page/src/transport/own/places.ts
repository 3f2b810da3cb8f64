// Where programs of people run: each in a worker of its own, so that one finds nothing of another. A worker is given to another
// program only when nothing runs there and no recording that was made there is kept.

/** Places from this one on run programs of people, in workers that are shut off. */
export const OWN_PLACES = 1000;

interface Taken {
  /** Which of those that search at the same time, and what it runs. */
  at: number;
  texts: string;
  running: number;
}

export class OwnPlaces {
  private readonly all: Taken[] = [];

  /** The place for these programs, which is taken until `leave`; `isKept` says where recordings are kept. */
  take(texts: string, at: number, isKept: (place: number) => boolean): number {
    const same = this.all.findIndex((one) => one.at === at && one.texts === texts);
    const free = this.all.findIndex(({ running }, index) => running === 0 && !isKept(OWN_PLACES + index));
    const index = [same, free].find((found) => found >= 0) ?? this.all.length;
    this.all[index] = { at, texts, running: (index === same ? (this.all[index]?.running ?? 0) : 0) + 1 };
    return OWN_PLACES + index;
  }

  /** An ask at a place has ended; other places are none of these. */
  leave(place: number): void {
    const one = this.all[place - OWN_PLACES];
    if (one) one.running -= 1;
  }
}
