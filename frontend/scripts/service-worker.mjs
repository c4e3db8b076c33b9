/*
 * Builds the service worker with the list of files that it precaches: those that every page needs, and the pages that are available without a
 * network.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const frontend = resolve(import.meta.dirname, '..');
const dist = resolve(frontend, 'dist');
const { files, inline, offline } = JSON.parse(readFileSync(resolve(dist, 'pages.json'), 'utf8'));

const hashOf = (...texts) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
const icon = { url: '/icon.svg', revision: hashOf(readFileSync(resolve(dist, 'icon.svg'))) };
// Its content is the template with the files of this build.
const shell = { url: '/app-shell.html', revision: hashOf(readFileSync(resolve(dist, 'index.html')), JSON.stringify(files), JSON.stringify(inline)) };
const hashed = [...new Set([...files.program, ...files.fonts, ...offline])].map((url) => ({ url, revision: null }));

await build({
  entryPoints: [resolve(frontend, 'service-worker/main.ts')],
  outfile: resolve(dist, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"', 'self.__WB_MANIFEST': JSON.stringify([icon, shell, ...hashed]) },
});
