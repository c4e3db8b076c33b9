import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, VIEWS } from '../../tools/demo/pictures.ts';

const folder = resolve(import.meta.dirname, '../../tools/demo/art');
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

/** Canvas of a drawing, and the margin in which nothing may be drawn, in units of the drawing. */
const CANVAS = 32;
const MARGIN = 8;
/** Pixels per unit. */
const SCALE = 4;

/** Returns the maximum opacity, from 0 to 255, of the part of the drawing that its canvas would clip. */
async function mostOutside(file: string): Promise<number> {
  const side = CANVAS + 2 * MARGIN;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * SCALE}" height="${side * SCALE}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}">
    <style>svg svg { overflow: visible; width: ${CANVAS}px; height: ${CANVAS}px }</style>${readFileSync(join(folder, file), 'utf8')}</svg>`;
  const { data, info } = await sharp(Buffer.from(scene)).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const isInside = (place: number) => place >= MARGIN * SCALE && place < (MARGIN + CANVAS) * SCALE;
  const outside = data.filter((_opacity, index) => !isInside(index % info.width) || !isInside(Math.floor(index / info.width)));
  return Math.max(...outside);
}

describe('the drawings of the demo', () => {
  it.each(drawings)('are not clipped: %s', async (file) => {
    expect(await mostOutside(file)).toBe(0);
  });

  it('are the same size in every view', async () => {
    for (let view = 0; view < VIEWS; view += 1) {
      const { width, height } = await sharp(await drawPicture('bucket', 0, view)).metadata();
      expect([width, height]).toEqual([960, 720]);
    }
  });
});
