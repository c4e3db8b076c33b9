import { describe, expect, it } from 'vitest';
import { inputTime, meetingChips } from './meetingChips.ts';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 27, hours, minutes).getTime();
const times = [{ at: '13:00', name: 'lunch' }, { at: '17:00' }];
const labels = (now: number) => meetingChips(times, now).map(({ label }) => label);

describe('chips of meeting times', () => {
  it('are the next times of today and tomorrow, with their names', () => {
    expect(labels(at(9))).toEqual(['Today lunch', 'Today 5 pm', 'Tomorrow lunch', 'Tomorrow 5 pm']);
    expect(labels(at(14))).toEqual(['Today 5 pm', 'Tomorrow lunch', 'Tomorrow 5 pm']);
    expect(labels(at(22))).toEqual(['Tomorrow lunch', 'Tomorrow 5 pm']);
  });

  it('leave out what is less than a quarter of an hour away, and are none without times', () => {
    expect(labels(at(12, 46))).toEqual(['Today 5 pm', 'Tomorrow lunch', 'Tomorrow 5 pm']);
    expect(meetingChips([], at(9))).toEqual([]);
  });

  it('are written as the input writes them', () => {
    expect(inputTime(meetingChips(times, at(9))[1]!.at)).toBe('2026-11-27T17:00');
  });
});
