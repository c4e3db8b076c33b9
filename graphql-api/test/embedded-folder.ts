import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startEmbedded } from '../src/infra/embedded/embedded.ts';
import { migrate } from './migrate.ts';

/*
 * The first start of the embedded database and its migrations each take seconds of CPU time, and always produce the same files. Tests on other
 * subjects therefore copy files that are prepared once.
 */
const { dependencies } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const version = dependencies['@electric-sql/pglite']!;
const migrationFolder = resolve(import.meta.dirname, '../migrations');

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  const names = readdirSync(migrationFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(migrationFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

const templates = resolve(import.meta.dirname, '../../.cache/embedded');
const firstStart = join(templates, version);
const migrated = join(templates, `${version}-${hashOfMigrations()}`);
const filesIn = (dataDir: string): string => join(dataDir, 'database/pgdata');

/** Starts the database in its own folder, lets `work` change it, and stores its files under the name of the template. */
async function makeTemplate(template: string, work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-template-'));
  await work(dataDir);
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

/** Copies an embedded database without tables into a data folder, as after its first start. An existing database is kept. */
export async function copyFirstStart(dataDir: string): Promise<void> {
  if (existsSync(filesIn(dataDir))) return;
  if (!existsSync(firstStart)) await makeTemplate(firstStart, async (folder) => (await startEmbedded(folder)).stop());
  cpSync(firstStart, filesIn(dataDir), { recursive: true });
}

async function migrateFolder(dataDir: string): Promise<void> {
  await copyFirstStart(dataDir);
  const server = await startEmbedded(dataDir);
  await migrate({ host: server.host, port: server.port, user: 'postgres', password: 'postgres', dbName: 'postgres' });
  await server.stop();
}

/** Creates the files that `copyMigrated` copies, unless they exist. */
export async function makeMigratedTemplate(): Promise<void> {
  if (!existsSync(migrated)) await makeTemplate(migrated, migrateFolder);
}

/** Copies an embedded database with all tables, and only the rows of migrations, into a data folder. An existing database is kept. */
export async function copyMigrated(dataDir: string): Promise<void> {
  if (existsSync(filesIn(dataDir))) return;
  await makeMigratedTemplate();
  cpSync(migrated, filesIn(dataDir), { recursive: true });
}
