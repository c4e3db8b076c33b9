/*
 * Draws the seven pictures of the home page's banner from the demo's drawings: one gif, five jpg and one png. Also draws the gif as a still, in full
 * width and in the width of a phone.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 375;
const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'frontend/public/banner');

const item = (art, size) =>
  sharp(readFileSync(join(root, `tools/demo/art/${art}.svg`)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();

const background = (from, to) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <circle cx="980" cy="40" r="230" fill="#fff" opacity=".28"/><circle cx="720" cy="360" r="150" fill="#fff" opacity=".2"/>
  <ellipse cx="${WIDTH - 300}" cy="322" rx="270" ry="22" fill="#2b2440" opacity=".14"/></svg>`);

async function scene([from, to], arts, lift = () => 0) {
  const places = [
    { size: 190, left: 640, top: 120 },
    { size: 230, left: 800, top: 86 },
    { size: 180, left: 1000, top: 130 },
  ];
  const layers = await Promise.all(
    arts.map(async (art, index) => {
      const { size, left, top } = places[index];
      return { input: await item(art, size), left, top: Math.round(top - lift(index)) };
    }),
  );
  return sharp(background(from, to)).composite(layers).png().toBuffer();
}

const tints = { sand: ['#fbe6b0', '#f3e3c3'], sky: ['#cfe2f7', '#e6dcf5'], rose: ['#f6d6cf', '#fbe6d8'], mint: ['#d3efdb', '#cfe9ea'] };

mkdirSync(out, { recursive: true });
const frames = [];
for (let frame = 0; frame < 8; frame += 1) {
  frames.push(await scene(tints.sand, ['books', 'guitar', 'backpack'], (index) => 16 * Math.max(0, Math.sin((frame / 8) * 2 * Math.PI + index * 2))));
}
await sharp(frames, { join: { animated: true } })
  .gif({ delay: 160, loop: 0, colours: 64, dither: 0.4 })
  .toFile(join(out, '1.gif'));

for (const width of [WIDTH, 720])
  await sharp(frames[0])
    .resize(width)
    .webp({ quality: 80 })
    .toFile(join(out, `1-${width}.webp`));

const stills = [
  ['2.jpg', tints.sky, ['open-book', 'blue-book', 'notebook']],
  ['3.jpg', tints.rose, ['musical-keyboard', 'studio-microphone', 'headphone']],
  ['4.jpg', tints.mint, ['rescue-workers-helmet', 'bicycle', 'kick-scooter']],
  ['5.jpg', tints.sand, ['light-bulb', 'chair', 'potted-plant']],
  ['6.jpg', tints.sky, ['cricket-game', 'soccer-ball', 'badminton']],
];
for (const [file, tint, arts] of stills)
  await sharp(await scene(tint, arts))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(out, file));
await sharp(await scene(tints.rose, ['camera', 'watch', 'video-game']))
  // Without a palette, which would show bands in the gradient.
  .png({ compressionLevel: 9 })
  .toFile(join(out, '7.png'));
