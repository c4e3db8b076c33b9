import { serializeStyles } from '@emotion/serialize';
import { expect, it, vi } from 'vitest';
import { rememberStyles } from './rememberStyles.ts';
import { makeSystem } from './theme.ts';

const system = makeSystem();
const button = { base: { px: '4' }, variants: { size: { sm: { h: '9' }, md: { h: '11' } } } };

it("returns the same styles as the library, in Emotion's format", () => {
  const remembering = rememberStyles(system);
  const looks = [{ color: 'fg.muted', _hover: { color: 'fg' } }, { px: { base: '2', md: undefined } }, { px: { base: '2', md: '4' } }];
  for (const size of ['sm', 'md', 'sm'] as const)
    for (const style of looks) {
      const [recipe, own] = [remembering.cva(button)({ size }), system.cva(button)({ size })];
      const { name, styles } = serializeStyles([system.css(own, style)]);
      expect(remembering.css(recipe, style)).toMatchObject({ name, styles });
    }
});

it('creates a recipe once, and styles once for the same properties', () => {
  const [cva, css] = [vi.fn((config: object) => system.cva(config)), vi.fn(system.css)];
  const remembering = rememberStyles({ ...system, cva: cva as typeof system.cva, css });
  for (const color of ['fg', 'fg', 'fg.muted']) remembering.css(remembering.cva(button)({ size: 'sm' }), { color });
  expect(cva).toHaveBeenCalledOnce();
  expect(css).toHaveBeenCalledTimes(2);
});

it('stores a bounded number of styles', () => {
  const css = vi.fn(system.css);
  const remembering = rememberStyles({ ...system, css });
  const recipe = remembering.cva(button)({ size: 'sm' });
  const draw = (width: number) => remembering.css(recipe, { width: `${width}px` });
  for (let width = 0; width < 2_000; width++) draw(width);
  draw(0);
  expect(css).toHaveBeenCalledTimes(2_000);
  draw(2_000);
  draw(0);
  expect(css).toHaveBeenCalledTimes(2_002);
});

it('recognizes which properties are styles', () => {
  const remembering = rememberStyles(system);
  expect(['color', 'px', 'href', 'color', 'href'].map((name) => remembering.isValidProperty(name))).toEqual([true, true, false, true, false]);
});
