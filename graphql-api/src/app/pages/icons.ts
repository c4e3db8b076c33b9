import { Router } from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { brandColorOf, PAGES_COLOR, type CollegeSettings } from '../../platform/settings/college-settings.ts';

/** Icons of the installed app: size in pixels, and whether the device masks their corners. */
const ICONS: Record<string, { size: number; masked: boolean }> = {
  '192': { size: 192, masked: false },
  '512': { size: 512, masked: false },
  'maskable-512': { size: 512, masked: true },
  'apple-180': { size: 180, masked: true },
};
/**
 * Share of the width that the drawing of a masked icon uses. A mask shows a circle with four fifths of the width, and the drawing must fit into it.
 */
const SAFE = 0.7;
/** Width of the drawing, in its own units. */
const UNITS = 32;

const drawn = (svg: string, size: number): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * size) / UNITS })
    .resize(size, size)
    .png();

async function masked(svg: string, size: number, background: string): Promise<Sharp> {
  const icon = await drawn(svg, Math.round(size * SAFE)).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: icon, gravity: 'centre' }])
    .png();
}

/** Serves the icons of the pages and of the installed app, in the colour of the college. Each is drawn at the first request for it. */
export function icons(webDir: string, college: CollegeSettings): Router {
  const color = brandColorOf(college);
  const svg = readFileSync(join(webDir, 'icon.svg'), 'utf8').replaceAll(PAGES_COLOR, color);
  const draw = async (name: string): Promise<Buffer> => {
    const { size, masked: isMasked } = ICONS[name]!;
    return (isMasked ? await masked(svg, size, color) : drawn(svg, size)).toBuffer();
  };
  const pictures = new Map<string, Promise<Buffer>>();
  return Router()
    .get('/icon.svg', (_request, response) => void response.set('Cache-Control', 'no-cache').type('image/svg+xml').send(svg))
    .get('/icons/:name.png', async ({ params: { name } }, response, next) => {
      if (!Object.hasOwn(ICONS, name)) return next();
      const picture = pictures.get(name) ?? draw(name);
      pictures.set(name, picture);
      response
        .set('Cache-Control', 'no-cache')
        .type('image/png')
        .send(await picture);
    });
}
