import { expect, it } from 'vitest';
import { fits } from './fits.ts';

it.each([
  ['Drone', null, 'Air cooler', 2000, false],
  ['Wanted: a cycle', null, 'Hero cycle with lock', 2500, true],
  ['Textbooks for physics', 300, 'Textbook, thermodynamics', 250, true],
  ['Textbooks for physics', 200, 'Textbook, thermodynamics', 250, false],
  ['Something for the room', null, 'Lamp for the desk', 100, false],
])('"%s" up to %s is answered with %s at %s: %s', (title, maxPrice, name, price, isFitting) => {
  expect(fits({ title, maxPrice }, { name, price })).toBe(isFitting);
});
