import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';

const metricsOf = async ({ url }: ServerProcess): Promise<string> => (await fetch(`${url}/metrics`)).text();
const leads = async (server: ServerProcess): Promise<boolean> => (await metricsOf(server)).includes('\ncampuscart_job_leader 1\n');
const hasRun = async (server: ServerProcess, job: string): Promise<boolean> =>
  (await metricsOf(server)).includes(`campuscart_job_success_timestamp_seconds{name="${job}"}`);
const JOBS = ['late offers', 'expired listings', 'unused photos'];
const haveRun = (server: ServerProcess) => Promise.all(JOBS.map((job) => hasRun(server, job)));

/** Returns the process id of the leader's database connection. */
async function connectionOfLeader(): Promise<number> {
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{ pid: number }>(
    raw(`select pid from pg_locks where locktype = 'advisory' and granted and objid = 723014831
      and database = (select oid from pg_database where datname = current_database())`),
  );
  expect(rows).toHaveLength(1);
  return rows[0]!.pid;
}

// The embedded database has a single process by design.
describe.skipIf(!databaseUrl)('when several server processes share a database', () => {
  let servers: ServerProcess[];
  const leaders = async (): Promise<ServerProcess[]> => {
    const found = await Promise.all(servers.map(leads));
    return servers.filter((_, index) => found[index]);
  };
  beforeAll(async () => {
    await testApplication();
    servers = await Promise.all([launch({ DATABASE_URL: databaseUrl }), launch({ DATABASE_URL: databaseUrl })]);
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
  }, 30_000);

  it('one is the leader and runs the jobs, and the others run none', async () => {
    const [leader, ...more] = await leaders();
    expect(more).toEqual([]);
    const follower = servers.find((server) => server !== leader)!;
    await expect.poll(() => haveRun(leader!)).toEqual([true, true, true]);
    expect(await haveRun(follower)).toEqual([false, false, false]);
  });

  it("one becomes the leader again after the leader's connection is lost", async () => {
    const lost = await connectionOfLeader();
    await (await testApplication()).container.database.db.rows(raw(`select pg_terminate_backend(${lost})`));
    await expect.poll(connectionOfLeader, { timeout: 15_000 }).not.toBe(lost);
    await expect.poll(async () => (await leaders()).length).toBe(1);
  }, 20_000);

  it('another becomes the leader and runs the jobs within ten seconds after the leader is killed or stopped', async () => {
    const [killed] = await leaders();
    killed!.child.kill('SIGKILL');
    await once(killed!.child, 'exit');
    servers = servers.filter((server) => server !== killed);
    await expect.poll(leaders).toEqual(servers);
    await expect.poll(() => haveRun(servers[0]!)).toEqual([true, true, true]);
    servers.push(await launch({ DATABASE_URL: databaseUrl }));
    expect(await leaders()).toEqual([servers[0]]);
    expect(await servers[0]!.stop()).toEqual([0, null]);
    servers.shift();
    await expect.poll(leaders).toEqual(servers);
  }, 60_000);
});
