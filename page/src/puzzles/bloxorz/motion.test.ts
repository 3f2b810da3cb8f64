import { describe, expect, it } from 'vitest';
import { cut, inTurn, together } from './motion';

describe('films', () => {
  it('in turn are each shown their end, once', () => {
    const log: string[] = [];
    const film = (name: string, length: number) => ({ length, show: (moment: number) => log.push(`${name} ${moment}`) });
    const whole = inTurn(film('a', 100), cut(() => log.push('cut')), film('b', 100));
    for (const moment of [0, 0.25, 0.75, 1]) whole.show(moment);
    expect(whole.length).toBe(200);
    expect(log).toEqual(['a 0', 'a 0.5', 'a 1', 'cut', 'b 0.5', 'b 1']);
  });

  it('together last as long as the longest', () => {
    const last: Record<string, number> = {};
    const film = (name: string, length: number) => ({ length, show: (moment: number) => void (last[name] = moment) });
    const whole = together(film('short', 50), film('long', 100));
    whole.show(0.75);
    expect(whole.length).toBe(100);
    expect(last).toEqual({ short: 1, long: 0.75 });
  });
});
