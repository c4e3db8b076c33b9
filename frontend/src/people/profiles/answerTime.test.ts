import { expect, it } from 'vitest';
import { answerTime } from './answerTime.ts';

it.each([
  [0, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within 2 hours'],
  [1440, 'within 24 hours'],
  [1441, 'within 2 days'],
])('describes %i minutes as: %s', (minutes, text) => {
  expect(answerTime(minutes)).toBe(text);
});
