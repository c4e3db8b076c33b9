/* Fails the build when a part of the pages is larger than budget.json allows, in transferred bytes (Brotli; fonts uncompressed). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const frontend = resolve(import.meta.dirname, '..');
const assets = join(frontend, 'dist/assets');
const { files, inline } = JSON.parse(readFileSync(join(frontend, 'dist/pages.json'), 'utf8'));
const budget = JSON.parse(readFileSync(join(frontend, 'budget.json'), 'utf8'));

const sizeOf = (path) => statSync(path).size;
/** Returns the transferred size of a file. Small files are sent uncompressed. */
const travelling = (path) => sizeOf(readdirSync(join(path, '..')).includes(`${basename(path)}.br`) ? `${path}.br` : path);
/** Scripts outside the first script. The API explorer has a folder of its own and no budget. */
const others = readdirSync(assets).filter((name) => name.endsWith('.js') && !files.program.includes(`/assets/${name}`));

const found = {
  'first screen, scripts': files.program.reduce((sum, path) => sum + travelling(join(frontend, 'dist', path)), 0),
  'first screen, styles': brotliCompressSync(inline.styles).length,
  'first screen, HTML without data': travelling(join(frontend, 'dist/index.html')),
  'largest script of another page': Math.max(...others.map((name) => travelling(join(assets, name)))),
  'largest font': Math.max(...readdirSync(assets).flatMap((name) => (name.endsWith('.woff2') ? [sizeOf(join(assets, name))] : []))),
};
const over = Object.entries(found).filter(([what, bytes]) => !(bytes <= budget[what]));
for (const [what, bytes] of over) console.error(`${what}: ${bytes} bytes, and frontend/budget.json allows ${budget[what]}`);
process.exit(over.length > 0 ? 1 : 0);
