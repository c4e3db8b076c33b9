import { describe, expect, it } from 'vitest';
import { inputTime, isElsewhere, meetingChips, nextHour } from './meetingChips.ts';

const ZONE = 'Asia/Kolkata';
const OFFSET_MINUTES = 330;
/** Returns a time on 27 November 2026 in the time zone of the campus, regardless of the machine's time zone. */
const at = (hours: number, minutes = 0) => Date.UTC(2026, 10, 27, hours, minutes - OFFSET_MINUTES);
const times = [{ at: '13:00', name: 'lunch' }, { at: '17:00' }];
const labels = (now: number) => meetingChips(times, ZONE, now).map(({ label }) => label);

describe('chips of meeting times', () => {
  it('are the next times of today and tomorrow with their names', () => {
    expect(labels(at(9))).toEqual(['Today lunch', 'Today 5 pm', 'Tomorrow lunch', 'Tomorrow 5 pm']);
    expect(labels(at(14))).toEqual(['Today 5 pm', 'Tomorrow lunch', 'Tomorrow 5 pm']);
    expect(labels(at(22))).toEqual(['Tomorrow lunch', 'Tomorrow 5 pm']);
  });

  it('omit times less than a quarter of an hour away, and are empty without times', () => {
    expect(labels(at(12, 46))).toEqual(['Today 5 pm', 'Tomorrow lunch', 'Tomorrow 5 pm']);
    expect(meetingChips([], ZONE, at(9))).toEqual([]);
  });

  it('are in campus time, also on a device in another time zone', () => {
    const [lunch, five] = meetingChips(times, ZONE, at(9));
    expect([lunch!.at.getTime(), five!.at.getTime()]).toEqual([at(13), at(17)]);
    // In Auckland it is already the next day.
    expect(meetingChips(times, 'Pacific/Auckland', at(20)).map(({ label }) => label)).toEqual([
      'Today lunch',
      'Today 5 pm',
      'Tomorrow lunch',
      'Tomorrow 5 pm',
    ]);
  });

  it('name the time zone when it differs', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(isElsewhere(here)).toBe(false);
    expect(['Asia/Kolkata', 'America/Lima'].some((zone) => isElsewhere(zone))).toBe(true);
  });

  it('are written in the format of the input', () => {
    expect(inputTime(new Date(2026, 10, 27, 17))).toBe('2026-11-27T17:00');
  });
});

it('a proposal starts with the next full hour that is at least a quarter of an hour away', () => {
  const proposedAt = (hours: number, minutes: number) => {
    const time = nextHour(new Date(2026, 10, 27, hours, minutes).getTime());
    return [time.getHours(), time.getMinutes()];
  };
  expect([proposedAt(11, 45), proposedAt(11, 46), proposedAt(11, 0)]).toEqual([
    [12, 0],
    [13, 0],
    [12, 0],
  ]);
});
