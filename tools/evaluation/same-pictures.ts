import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { SAME } from '../../graphql-api/src/domains/market/products/photos/same-picture.queries.ts';
import { encodePhoto, type EncodedPhoto } from '../../graphql-api/src/domains/media/photos/photo-codec.ts';
import { demoCatalogue } from '../demo/catalogue.ts';
import { drawPicture } from '../demo/pictures.ts';

/*
 * `npm run evaluate -- same-pictures [folder with JPEGs]`: measures whether a picture is recognized after typical changes to copies, and how many
 * pairs of different pictures are taken for the same. Uses the pictures of the demo shop, or photos of different things.
 */
type Change = (picture: Sharp, width: number, height: number) => Sharp;

const without =
  (share: number): Change =>
  (picture, width, height) =>
    picture.extract({
      left: Math.round(width * share),
      top: Math.round(height * share),
      width: Math.round(width * (1 - 2 * share)),
      height: Math.round(height * (1 - 2 * share)),
    });

const captioned: Change = (picture, width, height) => {
  const text = `<text x="${width * 0.04}" y="${height * 0.95}" font-family="sans-serif" font-size="${height * 0.06}" fill="#fff">For sale</text>`;
  return picture.composite([{ input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${text}</svg>`) }]);
};

const changes: Record<string, [quality: number, change: Change]> = {
  'JPEG, quality 60': [60, (picture) => picture],
  'half the size': [85, (picture, width) => picture.resize(Math.round(width / 2))],
  'nine tenths of the size': [85, (picture, width) => picture.resize(Math.round(width * 0.9))],
  '3 % of width and height cut off': [85, without(0.015)],
  '3 % of each side cut off': [85, without(0.03)],
  '10 % brighter': [85, (picture) => picture.linear(1.1, 0)],
  '10 % darker': [85, (picture) => picture.linear(0.9, 0)],
  'a small caption': [85, captioned],
};

async function* pictures(folder: string | undefined): AsyncGenerator<Buffer> {
  if (folder) {
    for (const file of readdirSync(folder)) if (/\.jpe?g$/i.test(file)) yield readFileSync(join(folder, file));
    return;
  }
  const art = new Set(
    Object.values(demoCatalogue)
      .flat()
      .map((product) => product.art),
  );
  for (const [at, name] of [...art].entries()) yield drawPicture(name, at);
}

async function encoded(bytes: Buffer): Promise<EncodedPhoto> {
  const photo = await encodePhoto(bytes);
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
}

function isSame({ lookHash: bits }: EncodedPhoto, { lookHash: others }: EncodedPhoto): boolean {
  return bits !== null && others !== null && [...bits].filter((bit, at) => bit !== others[at]).length <= SAME;
}

const originals: EncodedPhoto[] = [];
const known = new Map(Object.keys(changes).map((name) => [name, 0]));
for await (const bytes of pictures(process.argv[2])) {
  const original = await encoded(bytes);
  originals.push(original);
  const { data, info } = await sharp(bytes).rotate().toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  for (const [name, [quality, change]] of Object.entries(changes)) {
    const changed = await change(sharp(data), info.width, info.height).jpeg({ quality }).toBuffer();
    if (isSame(original, await encoded(changed))) known.set(name, known.get(name)! + 1);
  }
}
const pairs = originals.flatMap((one, at) => originals.slice(at + 1).filter((other) => isSame(one, other)));
console.log(`| copy | known again, of ${originals.length} |\n| --- | --- |`);
for (const [name, count] of known) console.log(`| ${name} | ${((100 * count) / originals.length).toFixed(1)} % |`);
console.log(`\n${pairs.length} of ${(originals.length * (originals.length - 1)) / 2} pairs are taken for one picture.`);
