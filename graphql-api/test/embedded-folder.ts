import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startEmbedded } from '../src/infra/embedded.ts';

/*
 * A first start of the embedded database takes seconds of computing, for files that are always the same: it is done once for each version of
 * PGlite, and copied by tests that are not about it.
 */
const { dependencies } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const template = resolve(import.meta.dirname, '../../.cache/embedded', dependencies['@electric-sql/pglite']!);
const filesIn = (dataDir: string): string => join(dataDir, 'database/pgdata');

async function makeTemplate(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-first-start-'));
  await (await startEmbedded(dataDir)).stop();
  const own = `${template}-${process.pid}`;
  mkdirSync(dirname(template), { recursive: true });
  cpSync(filesIn(dataDir), own, { recursive: true });
  rmSync(dataDir, { recursive: true });
  try {
    renameSync(own, template);
  } catch (error) {
    // Another process was faster.
    rmSync(own, { recursive: true });
    if (!existsSync(template)) throw error;
  }
}

/** Puts an embedded database into a data folder as its first start would, without tables; leaves one that is there. */
export async function copyFirstStart(dataDir: string): Promise<void> {
  if (existsSync(filesIn(dataDir))) return;
  if (!existsSync(template)) await makeTemplate();
  cpSync(template, filesIn(dataDir), { recursive: true });
}
