import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 720;
const ITEM = 540;
/**
 * Scale at which an item is drawn before it is enlarged, which is hardly visible. The time for its blurred shadows grows with the cube of the size.
 */
const DRAWN = 2 / 3;

/** Paper tints, alternating between light and warm. */
const tints = ['#f3e3c3', '#d9e4f5', '#f6d6cf', '#d8ecd9', '#e6dcf5', '#fbe6b0', '#cfe9ea', '#f2dbe8'];

const artFolder = resolve(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'art' : '../../tools/demo/art');

/** A view of an item: as a whole, from nearer, or turned. */
interface View {
  /** Size of the item in the picture. */
  size: number;
  /** Offset of the item from the centre, in pixels. */
  left: number;
  top: number;
  isMirrored: boolean;
}

const views: View[] = [
  { size: ITEM, left: 0, top: -14, isMirrored: false },
  { size: HEIGHT, left: 90, top: 0, isMirrored: false },
  { size: 430, left: -60, top: 40, isMirrored: true },
];

/** Number of views of an item. */
export const VIEWS = views.length;

/** Draws a demo picture: the item on a tinted table, lit from the upper left. Returns a PNG. */
export async function drawPicture(art: string, index: number, view = 0): Promise<Buffer> {
  const { size, left, top, isMirrored } = views[view]!;
  const tint = tints[index % tints.length]!;
  const spot = 220 + ((index * 137) % 520);
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <radialGradient id="light" cx="0.25" cy="0.1" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="#2b2440" stop-opacity="0.32"/><stop offset="1" stop-color="#2b2440" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${tint}"/>
    <circle cx="${spot}" cy="250" r="270" fill="#fff" opacity="0.28"/>
    <rect y="545" width="100%" height="175" fill="#2b2440" opacity="0.07"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="${WIDTH / 2 + left}" cy="${HEIGHT / 2 + size / 2 + top + 8}" rx="${size * 0.46}" ry="40" fill="url(#shadow)"/>
  </svg>`;
  const drawn = await sharp(readFileSync(join(artFolder, `${art}.svg`)), { density: 72 * ((size * DRAWN) / 32) })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const item = await sharp(drawn)
    .flop(isMirrored)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(scene))
    .composite([{ input: item, left: (WIDTH - size) / 2 + left, top: (HEIGHT - size) / 2 + top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
