import 'reflect-metadata';
import { Migration } from '@mikro-orm/migrations';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { openApplication, type PrimaryApplication } from '../../graphql-api/src/app/application.ts';
import { createCampus, type CampusAdmin } from '../../graphql-api/src/app/ops/campus-admin.ts';
import { migrateCampuses, openCampuses, type Campuses } from '../../graphql-api/src/app/campuses/campuses.ts';
import { entities } from '../../graphql-api/src/app/schema/entities.ts';
import { openPlatform } from '../../graphql-api/src/infra/campuses/platform.ts';
import { openDatabase, type StatementListener } from '../../graphql-api/src/infra/database/database.ts';
import { migrations } from '../../graphql-api/migrations/index.ts';
import { readCampusSettings } from '../../graphql-api/src/platform/settings/campus-settings.ts';
import { readSettings } from '../../graphql-api/src/platform/settings/settings.ts';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';

/*
 * `npm run bench -- campuses [campuses] [idle] [connections]`: measures the cost of many campuses on a separate PostgreSQL server. Prints one line
 * for each figure.
 */

const [campuses = 100, idle = 1_000, connections = 10] = process.argv.slice(2).map(Number);
const WARM_REQUESTS = 3;
const REQUESTS = 1_000;
/** Time for which the idle campuses are observed, in milliseconds. */
const IDLE_MS = 30_000;
const MB = 1_048_576;
const HOME = '{ products(first: 8) { nodes { name price seller { name } category { name } } } categories { name } }';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** A change of the schema as in a release. */
class BenchMigration extends Migration {
  override up(): void {
    this.addSql('alter table products add column bench text');
    this.addSql('create index products_bench on products (bench)');
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-campuses-'));
const server = await startPostgres();
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: server.url,
  PUBLIC_URL: 'http://main.example',
  WEB_DIR: dataDir,
  RATE_LIMITS: 'off',
  CAMPUSES_OPEN: '1000',
  DATABASE_CONNECTIONS: String(connections),
};
const settingsOf: CampusAdmin['settingsOf'] = (campus) => readCampusSettings(campus, env);
const log = pino({ level: 'error' });
const hostOf = (index: number): string => `c${index}.example`;

async function withPrimary<Result>(work: (primary: PrimaryApplication) => Promise<Result>, onStatement?: StatementListener): Promise<Result> {
  const primary = await openApplication(readSettings(env), onStatement ? { onStatement } : {});
  try {
    return await work(primary);
  } finally {
    await primary.close();
  }
}

/** Returns the milliseconds of each creation, by the function that the command calls. */
async function createAll(): Promise<number[]> {
  const times: number[] = [];
  await withPrimary(async (primary) => {
    for (let index = 0; index < campuses; index += 1) {
      const startedAt = performance.now();
      const plan = { slug: `c${index}`, name: `College ${index}`, hosts: [hostOf(index)], emailDomains: [`c${index}.example`] };
      await createCampus({ primary, settingsOf }, { ...plan, isListed: true, settings: {}, categories: ['Books'], spots: [] });
      times.push(performance.now() - startedAt);
    }
  });
  return times;
}

/** Makes every campus look closed, with nothing due today. */
async function restAll(): Promise<void> {
  await withPrimary(async (primary) => {
    const platform = (await openPlatform(primary.database, new Date()))!;
    await platform.pool.query({ text: "update due set at = now() + interval '1 day'" });
    platform.close();
  });
}

async function migrateAll(): Promise<number> {
  const database = await openDatabase({ url: server.url, dataDir }, { entities, migrations: [...migrations, BenchMigration] });
  await database.migrate();
  const platform = (await openPlatform(database, new Date()))!;
  const startedAt = performance.now();
  await migrateCampuses(platform, log);
  const took = performance.now() - startedAt;
  platform.close();
  await database.close();
  return took;
}

async function withServer<Result>(
  work: (url: URL, open: Campuses, primary: PrimaryApplication) => Promise<Result>,
  onStatement?: StatementListener,
): Promise<Result> {
  return withPrimary(async (primary) => {
    await primary.database.migrate();
    const open = (await openCampuses(primary, { settingsOf, log }))!;
    await new Promise<void>((resolve) => open.app.http.listen(0, '127.0.0.1', resolve));
    try {
      return await work(new URL(`http://127.0.0.1:${(open.app.http.address() as AddressInfo).port}/graphql`), open, primary);
    } finally {
      await open.app.stop();
      await open.stop();
    }
  }, onStatement);
}

function ask(url: URL, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers: { host, 'content-type': 'application/json' } }, (response) => {
      response.resume().once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${host}: ${response.statusCode}`))));
    });
    call.once('error', reject).end(JSON.stringify({ query: HOME }));
  });
}

/** Returns the median of sequential requests to some campuses in turns, in milliseconds. */
async function homeTimes(url: URL, count: number): Promise<number> {
  for (let n = 0; n < WARM_REQUESTS * count; n += 1) await ask(url, hostOf(n % count));
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const startedAt = performance.now();
    await ask(url, hostOf(n % count));
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Returns the statements a second while nobody uses a server, and the memory of its heap. */
async function idleFigures(count: () => number): Promise<{ perSecond: number; mb: number }> {
  const before = count();
  await wait(IDLE_MS);
  collectGarbage();
  return { perSecond: ((count() - before) / IDLE_MS) * 1_000, mb: process.memoryUsage().heapUsed / MB };
}

/** Measures what closed campuses cost an unused server. */
async function measureIdle(): Promise<string> {
  let statements = 0;
  return withServer(
    async (_url, { registry }, primary) => {
      const few = await idleFigures(() => statements);
      await registerIdle(primary);
      await registry.look();
      const many = await idleFigures(() => statements);
      return `${idle} more idle campuses: ${(many.perSecond - few.perSecond).toFixed(1)} statements a second and ${(many.mb - few.mb).toFixed(1)} MB more than ${few.perSecond.toFixed(1)} and ${few.mb.toFixed(0)} MB`;
    },
    () => void (statements += 1),
  );
}

/** Returns the size of a campus in the database, and the private memory of a connection after it served all campuses. Linux only. */
async function databaseFigures({ database }: PrimaryApplication): Promise<string> {
  const client = await database.openClient();
  const { rows: campus } = await client.query<{ relations: number; mb: number }>(
    `select count(*)::int as relations, sum(case when relkind = 'r' then pg_total_relation_size(oid) end)::float8 / ${MB} as mb from pg_class
      where relnamespace = 'campus_c0'::regnamespace`,
  );
  const { rows: sessions } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  const memory = sessions.map(({ pid }) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024);
  const { relations, mb } = campus[0]!;
  return `A campus: ${relations} relations, ${mb.toFixed(1)} MB when empty. ${memory.length} connections: median ${Math.round(median(memory))} MB each, largest ${Math.round(Math.max(...memory))} MB`;
}

/** Registers campuses that are never opened. Their schemas would be the same as any other. */
async function registerIdle(primary: PrimaryApplication): Promise<void> {
  const platform = (await openPlatform(primary.database, new Date()))!;
  await platform.pool.query({
    text: `insert into campuses (slug, name, email_domains, schema, role, status, is_listed, settings, created_at)
      select 'idle' || n, 'Idle ' || n, array['idle.example'], 'idle' || n, 'idle' || n, 'active', true, '{}', now() from generate_series(1, $1::int) n`,
    values: [idle],
  });
  await platform.pool.query({
    text: "insert into hosts (host, campus, rank) select slug || '.example', slug, 1 from campuses where slug like 'idle%'",
  });
  await platform.pool.query({ text: "insert into due (campus, at) select slug, now() + interval '1 day' from campuses where slug like 'idle%'" });
  platform.close();
}

try {
  const created = await createAll();
  await restAll();
  console.log(`Create a campus: median ${Math.round(median(created))} ms, slowest ${Math.round(Math.max(...created))} ms`);
  await withServer(async (url, _open, primary) => {
    const one = await homeTimes(url, 1);
    const all = await homeTimes(url, campuses);
    const beside = await homeTimes(url, 1);
    const mb = Math.round(process.memoryUsage().rss / MB);
    console.log(
      `Home: p50 ${one.toFixed(2)} ms with one campus open, ${beside.toFixed(2)} ms of one with ${campuses} open, ${all.toFixed(2)} ms with these in turns; ${mb} MB`,
    );
    console.log(await databaseFigures(primary));
  });
  console.log(`Migrate ${campuses} campuses: ${Math.round(await migrateAll())} ms`);
  console.log(await measureIdle());
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
