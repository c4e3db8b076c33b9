/* Writes Brotli and gzip versions of the built files beside them, so that the server does not compress responses. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');
const files = readdirSync(dist, { recursive: true }).map((name) => join(dist, name));

async function compress(file) {
  const source = readFileSync(file);
  if (source.length < 512) return;
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
}

// Runs in parallel, because the compression has threads of its own.
await Promise.all(files.filter((path) => statSync(path).isFile() && /\.(js|css|html|svg|txt)$/.test(path)).map(compress));
