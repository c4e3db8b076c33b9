import { describe, expect, it } from 'vitest';
import { dayOf, formatDateTime, startOf } from './dates.ts';

describe('the beginning of a date', () => {
  it("is midnight of that day or a later one in the browser's time zone", () => {
    expect(startOf('2026-03-31')).toBe(new Date(2026, 2, 31).toISOString());
    expect(startOf('2026-03-31', 1)).toBe(new Date(2026, 3, 1).toISOString());
  });

  it.each([null, '', 'yesterday', '2026-3-1', '31/03/2026'])('is null for %j', (text) => {
    expect(startOf(text)).toBeNull();
  });
});

describe('the date of a time', () => {
  it.each(['2026-01-01', '2026-12-31'])('is %s at its start and one millisecond before its end', (date) => {
    expect(dayOf(new Date(startOf(date)!))).toBe(date);
    expect(dayOf(new Date(Date.parse(startOf(date, 1)!) - 1))).toBe(date);
  });
});

describe('a time', () => {
  it("is written as DD/MM/YYYY HH:mm in the browser's time zone", () => {
    expect(formatDateTime(new Date(2026, 0, 5, 9, 7).toISOString())).toBe('05/01/2026 09:07');
  });
});
