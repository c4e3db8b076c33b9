import { expect, it } from 'vitest';
import { describeCounts } from './counts.ts';

it('states what happens to how many things', () => {
  const counts = [
    { kind: 'CATEGORIES_DELETED', count: 1 },
    { kind: 'LISTINGS_MOVED', count: 4 },
    { kind: 'SAVED_SEARCHES_DELETED', count: 2 },
    { kind: 'POINTS_TAKEN', count: 20 },
  ] as const;
  expect(describeCounts(counts)).toBe('This means: 1 category deleted, 4 listings moved, 2 saved searches deleted, 20 points taken back.');
});

it('states that nothing else changes', () => {
  expect(describeCounts([])).toBe('Nothing else changes.');
});
