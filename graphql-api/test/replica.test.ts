import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplication, type ApplicationContainer } from '../src/app/application.ts';
import { startSession } from '../src/domains/people/sessions/session.service.ts';
import { createUser } from '../src/domains/people/accounts/auth.service.ts';
import type { Db } from '../src/platform/context.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { raw } from '../src/platform/database/sql.ts';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { postgresPrograms, startPair, type PostgresPair } from './postgres-pair.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';

/** DATABASE_READ_LAG of the server under test, in seconds. */
const LAG = 3;

/** Returns the token of a new administrator. */
async function signedIn(container: ApplicationContainer): Promise<string> {
  const ctx = container.context(null, 'test');
  const passwordHash = await ctx.infra.passwords.hash('password');
  const person = { name: 'Asha', email: 'asha@vitstudent.ac.in', phone: '+919840012345', collegeId: 'ID-1', role: Role.ADMIN };
  const { id } = await createUser(ctx, { ...person, passwordHash });
  return (await startSession(ctx, id, passwordHash))!.token;
}

// The replica needs programs that the npm package of PostgreSQL does not contain. The test runs if the system has them.
describe.skipIf(!databaseUrl || !postgresPrograms)('with DATABASE_READ_URL', () => {
  let pair: PostgresPair;
  let server: ServerProcess;
  let token: string;
  const ask = async (query: string, authorization = ''): Promise<any> => {
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
  };
  const create = async (name: string): Promise<string | undefined> =>
    (await ask(`mutation { createCategory(input: { name: "${name}" }) { category { name } } }`, token)).data?.createCategory?.category.name;
  const namesOf = async (authorization?: string): Promise<string[]> =>
    (await ask('{ categories { name } }', authorization)).data?.categories.map(({ name }: { name: string }) => name) ?? [];
  const ready = async (): Promise<[number, unknown]> => {
    const response = await fetch(`${server.url}/readyz`);
    return [response.status, await response.json()];
  };
  const restNames = async (): Promise<string[]> => {
    const { category } = (await (await fetch(`${server.url}/api/category/getCategories`)).json()) as { category: { name: string }[] };
    return category.map(({ name }) => name);
  };

  beforeAll(async () => {
    pair = await startPair();
    server = await launch({
      ...{ DATABASE_URL: pair.url, DATABASE_READ_URL: pair.replica.url, DATABASE_READ_LAG: String(LAG) },
      ...{ LOG_LEVEL: 'warn', DATABASE_CONNECTIONS: '4' },
    });
    const container = await openApplication(readSettings({ DATABASE_URL: pair.primary.url }));
    token = await signedIn(container);
    await container.close();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await pair.stop();
  }, 30_000);

  it('guests read from the replica over GraphQL and REST, and signed-in users see at once what was written', async () => {
    await create('Before');
    // Until the first comparison of both servers, guests read from the primary.
    await expect.poll(ready).toEqual([200, { ok: true, replica: true }]);
    await expect.poll(() => namesOf()).toContain('Before');
    await pair.replica.query('select pg_wal_replay_pause()');
    await create('After');
    expect(await namesOf(token)).toContain('After');
    expect(await namesOf()).not.toContain('After');
    expect(await restNames()).not.toContain('After');
  });

  it('guests see nothing older than the lag limit, and read from the replica again once it has caught up', async () => {
    await expect.poll(() => namesOf(), { timeout: LAG * 1_000 + 2_000 }).toContain('After');
    await expect.poll(() => server.output()).toContain('guests read from the primary');
    await expect.poll(ready).toEqual([200, { ok: true, replica: false }]);
    await pair.replica.query('select pg_wal_replay_resume()');
    await expect.poll(() => server.output()).toContain('the read replica is used again');
    await expect.poll(ready).toEqual([200, { ok: true, replica: true }]);
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
    await expect.poll(metrics).toMatch(/\ncampuscart_replica_lag_seconds [012]\./);
  }, 20_000);

  it('a statement runs on the primary if it writes or its replica fails', async () => {
    const container = await openApplication(readSettings({ DATABASE_URL: pair.primary.url, DATABASE_READ_URL: pair.replica.url }));
    const { replicaDb, replicaLag } = container.database;
    await expect.poll(() => replicaLag!()).toBeLessThan(2);
    expect(await replicaDb!.one(raw('select pg_is_in_recovery() as replica'))).toEqual({ replica: true });
    expect(await replicaDb!.one(raw(`insert into categories (name) values ('Written') returning name`))).toEqual({ name: 'Written' });
    const endsOnReplica = raw(`select case when pg_is_in_recovery() then pg_terminate_backend(pg_backend_pid())::text else 'primary' end as by`);
    expect(await replicaDb!.one(endsOnReplica)).toEqual({ by: 'primary' });
    await expect(replicaDb!.one(raw('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
    await container.close();
  });

  it('a statement that would wait for a connection to the replica runs on the primary, unless that has none either', async () => {
    const addresses = { DATABASE_URL: pair.primary.url, DATABASE_READ_URL: pair.replica.url };
    const container = await openApplication(readSettings({ ...addresses, DATABASE_CONNECTIONS: '2' }));
    const { db, replicaDb, replicaLag } = container.database;
    await expect.poll(() => replicaLag!()).toBeLessThan(2);
    const where = raw('select pg_is_in_recovery() as replica');
    const keepBusy = (of: Db) => [1, 2].map(() => of.one(raw('select pg_sleep(0.5)')));
    const onReplica = keepBusy(replicaDb!);
    expect(await replicaDb!.one(where)).toEqual({ replica: false });
    const onPrimary = keepBusy(db);
    expect(await replicaDb!.one(where)).toEqual({ replica: true });
    await Promise.all([...onReplica, ...onPrimary]);
    await container.close();
  });

  it('writes resume by themselves after the primary crashes and the replica is promoted', async () => {
    await pair.primary.kill();
    expect(await create('Lost')).toBeUndefined();
    await pair.promote();
    await expect.poll(() => create(`After the failover ${Date.now()}`)).toBeTruthy();
    await expect.poll(() => namesOf()).toContainEqual(expect.stringContaining('After the failover'));
    expect(await namesOf(token)).toContain('After');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.child.exitCode).toBeNull();
  }, 30_000);
});
