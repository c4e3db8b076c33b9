import { expect, it } from 'vitest';
import { nearestSpots, pinOf } from './mappedSpots.ts';

const library = { id: '1', name: 'Library', latitude: 12.84, longitude: 80.15, mapX: 20, mapY: 0 };
const gate = { id: '2', name: 'Gate', latitude: 12.841, longitude: 80.15 };

it('the nearest spot comes first, and spots without a location are omitted', () => {
  const near = nearestSpots([library, gate, { id: '3', name: 'Nowhere' }], { latitude: 12.8411, longitude: 80.15 });
  expect(near.map(({ spot, metres }) => [spot.name, metres])).toEqual([
    ['Gate', 11],
    ['Library', 122],
  ]);
});

it('a spot has a pin when both of its map coordinates are known', () => {
  expect(pinOf(library)).toEqual({ mapX: 20, mapY: 0 });
  expect(pinOf(gate)).toBeUndefined();
});
