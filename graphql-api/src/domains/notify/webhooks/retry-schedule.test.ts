import { describe, expect, it } from 'vitest';
import { secondsUntilNext } from './retry-schedule.ts';

describe('the attempts to deliver an event', () => {
  it('wait longer each time, then twelve hours, until three days have passed', () => {
    const waits: number[] = [];
    for (let since = 0, tries = 1; ; tries += 1) {
      const seconds = secondsUntilNext({ tries, since }, 0.5);
      if (seconds === null) break;
      waits.push(seconds);
      since += seconds;
    }
    expect(waits).toEqual([5, 60, 300, 1_800, 7_200, 21_600, 43_200, 43_200, 43_200, 43_200, 43_200]);
  });

  it('are spread by a fifth, and wait as long as the receiver asked', () => {
    expect([0, 1].map((random) => secondsUntilNext({ tries: 3, since: 0 }, random))).toEqual([240, 360]);
    expect(secondsUntilNext({ tries: 1, since: 0, atLeast: 3_600 }, 0.5)).toBe(3_600);
  });
});
