import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/* The drawn demo shop, kept for the next run of the same server. */

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache/e2e-shop');
/** Reservations and meetings of the shop are hours away. */
const FRESH_MS = 3 * 3_600_000;

/** Differs for a server that would draw another shop. */
function keyOfShop(): string {
  const hash = createHash('sha256');
  for (const sources of ['graphql-api/dist', 'tools/demo/art']) {
    const names = readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' }).toSorted();
    for (const name of names.filter((each) => /\.(js|svg)$/.test(each))) hash.update(name).update(readFileSync(join(root, sources, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where the shop of this server is kept. */
export const shopFolder = (): string => join(folder, keyOfShop());

/** The folder of the shop that this server drew within the last hours, if there is one. */
export function keptShop(): string | undefined {
  const path = shopFolder();
  return existsSync(path) && Date.now() - statSync(path).mtimeMs < FRESH_MS ? path : undefined;
}

/** Keeps the data folder of a server that has exited, in place of older ones. */
export function keepShop(drawn: string): void {
  const path = shopFolder();
  const unfinished = `${path}.${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(drawn, unfinished, { recursive: true });
  renameSync(unfinished, path);
}
