/* Writes Brotli and gzip versions of the built files beside them, so that the server does not compress responses. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');
const files = readdirSync(dist, { recursive: true }).map((name) => join(dist, name));
for (const file of files.filter((path) => statSync(path).isFile() && /\.(js|css|html|svg|txt)$/.test(path))) {
  const source = readFileSync(file);
  if (source.length < 1024) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
}
