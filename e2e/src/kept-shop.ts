import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/* Caches the rendered demo shop for the next run of the same server. */

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache/e2e-shop');
/** Maximum age of the cached shop, because its reservations and meetings are only hours ahead. */
const FRESH_MS = 3 * 3_600_000;

/** Returns a key that changes with everything that determines the shop. */
function keyOfShop(): string {
  const hash = createHash('sha256');
  for (const sources of ['graphql-api/dist', 'tools/demo/art']) {
    const names = readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' }).toSorted();
    for (const name of names.filter((each) => /\.(js|svg)$/.test(each))) hash.update(name).update(readFileSync(join(root, sources, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the folder of the cached shop of this server. */
export const shopFolder = (): string => join(folder, keyOfShop());

/** Returns the folder of the shop that this server rendered within the last hours, if there is one. */
export function keptShop(): string | undefined {
  const path = shopFolder();
  return existsSync(path) && Date.now() - statSync(path).mtimeMs < FRESH_MS ? path : undefined;
}

/** Stores the data folder of a stopped server, in place of older ones. */
export function keepShop(drawn: string): void {
  const path = shopFolder();
  const unfinished = `${path}.${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(drawn, unfinished, { recursive: true });
  renameSync(unfinished, path);
}
