import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from './application.ts';
import { freePort, launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';
import { listing, student, unique } from './test-clients.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).error === undefined;
/** PgBouncer refuses to run as root. This user owns nothing. */
const NOBODY = 65534;
/** Many more than the two connections, but few enough that a slow machine answers the last one before the queue's timeout. */
const REQUESTS = 16;

/** Settings from docs/operations.md. */
const settings = (port: number, { hostname, port: databasePort, pathname, username }: URL, folder: string): string => `
[databases]
shop = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=${username} connect_query='set timezone = ''UTC''; set jit = off; set statement_timeout = ''10s'''
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
logfile = ${folder}/log
`;

// PgBouncer is a system program. The test runs if it is installed, on a PostgreSQL server.
describe.skipIf(!databaseUrl || !isInstalled)('behind PgBouncer in transaction mode, with DATABASE_PREPARE=0', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-pgbouncer-'));
  let pgbouncer: ChildProcess;
  let server: ServerProcess;
  beforeAll(async () => {
    await testApplication();
    const port = await freePort();
    writeFileSync(join(folder, 'settings'), settings(port, new URL(databaseUrl!), folder));
    chmodSync(folder, 0o777);
    const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    pgbouncer = spawn('pgbouncer', [join(folder, 'settings')], { ...identity, stdio: 'ignore' });
    server = await launch({ DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`, DATABASE_PREPARE: '0', DATABASE_CONNECTIONS: '20' });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    const ended = once(pgbouncer, 'exit');
    if (pgbouncer.exitCode === null) pgbouncer.kill('SIGINT');
    await (pgbouncer.exitCode === null ? ended : undefined);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('answers many requests at once over two connections as without PgBouncer, including transactions', async () => {
    const name = unique('Samovar');
    const seller = await student();
    await listing(seller, { name });
    const ask = async (query: string) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: seller.token! },
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as any;
    };
    const search = `{ products(filter: { search: "${name.replace('Samovar', 'samovr')}" }) { nodes { name } } me { name } categories { id: databaseId } }`;
    const expected = (await seller.ask(search)).data;
    expect(expected.products.nodes).toContainEqual({ name });
    const answers = await Promise.all(Array.from({ length: REQUESTS }, () => ask(search)));
    for (const { data, errors } of answers) expect({ data, errors }).toEqual({ data: expected, errors: undefined });
    const changed = await ask('mutation { updateProfile(input: { name: "Behind A Pool" }) { user { name } } }');
    expect(changed.data.updateProfile.user.name).toBe('Behind A Pool');
  }, 60_000);
});
