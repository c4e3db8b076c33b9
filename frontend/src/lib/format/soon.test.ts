import { expect, it } from 'vitest';
import { formatSoon } from './soon.ts';

it.each([
  [4, 17, 0, 'yesterday 5 pm'],
  [5, 0, 5, 'today 12:05 am'],
  [6, 12, 30, 'tomorrow 12:30 pm'],
  [7, 9, 0, '07/01/2026 9 am'],
])('names the day of a nearby time: %i January, %i:%i', (day, hour, minute, text) => {
  expect(formatSoon(new Date(2026, 0, day, hour, minute).toISOString(), new Date(2026, 0, 5, 22).getTime())).toBe(text);
});
