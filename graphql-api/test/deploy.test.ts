import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get as ask, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { get } from 'node:https';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parser } from '@prometheus-io/lezer-promql';
import { DCLinter } from 'dclint';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testApplication } from './application.ts';
import { bundledServer } from './bundle.ts';
import { createAuthority } from './certificates.ts';
import { startPostgres } from './postgres-server.mjs';
import { freePort, launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';

/**
 * Unlike spawnSync, this does not block the event loop: otherwise connections that the tested server closes meanwhile would be reused. A failing
 * command throws its output.
 */
const runToEnd = promisify(execFile);

const root = resolve(import.meta.dirname, '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const yaml = (path: string): any => parse(text(path), { merge: true });
const compose = yaml('docker-compose.yml');
const services = Object.entries<any>(compose.services);
const isInstalled = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

/** Starts a local server. */
async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const hostOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('docker-compose.yml', () => {
  it('passes its linter and the schema of compose files', () => {
    const results = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles([join(root, 'docker-compose.yml')], false);
    expect(results.flatMap(({ messages }) => messages).filter(({ type }) => type === 'error')).toEqual([]);
  });

  it.each(services)('runs %s unprivileged, read-only, with limits and a health check, from a pinned image, and restarts it', (name, service) => {
    expect(service).toMatchObject({ restart: 'unless-stopped', read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect([undefined, 'root', '0']).not.toContain(service.user);
    expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?/);
    expect([service.mem_limit, service.cpus]).not.toContain(undefined);
    expect(service.logging).toEqual({ driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } });
    // The product's own image contains its health check.
    if (!service.build || name === 'backup') expect(service.healthcheck).toBeDefined();
  });

  it('publishes only the proxy outside this machine', () => {
    const published = services.filter(([, { ports = [] }]) => ports.some((port: string) => !port.startsWith('127.0.0.1:'))).map(([name]) => name);
    expect(published).toEqual(['proxy']);
  });

  it('contains no password and no demo data, and every secret is a file', () => {
    expect(text('docker-compose.yml')).not.toMatch(/DEMO_DATA|:\/\/\w+:[^/@\s]+@/);
    const names = services.flatMap(([, { environment = {} }]) => Object.keys(environment as object));
    expect(names.filter((name) => /PASSWORD|SECRET|TOKEN|(DATABASE|SMTP)_URL/.test(name) && !name.endsWith('_FILE'))).toEqual([]);
    for (const [, { secrets = [] }] of services) for (const secret of secrets) expect(compose.secrets[secret].file).toMatch(/^\.\/secrets\//);
  });

  it('allows every setting: those it does not set itself are read from shop.env', () => {
    const shop = compose.services['shop-1'];
    expect(shop.env_file).toEqual([{ path: './shop.env', required: false }]);
    const fixed = Object.entries<string>(shop.environment).flatMap(([name, value]) => (value.startsWith('${') ? [] : [name.replace(/_FILE$/, '')]));
    // Required by the containers, networks and secrets of this file.
    const needed = ['NODE_ENV', 'DATABASE_URL', 'PUBSUB_URL', 'METRICS_TOKEN', 'SMTP_URL', 'SECRET_KEY', 'SHUTDOWN_WAIT'];
    expect(fixed.sort()).toEqual([...needed, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].sort());
    const described = text('docs/configuration.md');
    for (const name of Object.keys(shop.environment)) expect(described).toContain(`\`${name}\``);
  });

  it('registers every worker of the citus profile at its coordinator with a valid shell script', async () => {
    const workers = services.map(([name]) => name).filter((name) => name.startsWith('citus-worker-'));
    expect(compose.services['citus-nodes'].environment).toMatchObject({ PGHOST: 'citus', WORKERS: workers.join(' ') });
    expect(workers.length).toBe(2);
    expect(services.filter(([, { profiles = [] }]) => profiles.includes('citus')).map(([name]) => name)).toEqual([
      'citus',
      ...workers,
      'citus-nodes',
    ]);
    await runToEnd('sh', ['-n', join(root, 'deploy/citus-nodes.sh')]);
  });

  it('gives the backup access to a remote photo store', () => {
    expect(compose.services.backup.networks).toContain('front');
  });

  it('reports a backup as healthy while its newest file is younger than 26 hours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campuscart-backups-'));
    const [, program, ...args] = compose.services.backup.healthcheck.test as string[];
    const check = () =>
      runToEnd(
        program === 'node' ? process.execPath : program!,
        args.map((arg) => arg.replaceAll('/backups', folder)),
      ).then(
        () => 'healthy',
        () => 'unhealthy',
      );
    const file = join(folder, 'campuscart-2026-11-22T02-00-00Z.jsonl.gz');
    expect(await check()).toBe('unhealthy');
    writeFileSync(file, '');
    expect(await check()).toBe('healthy');
    const hoursAgo = (hours: number) => Date.now() / 1_000 - hours * 3_600;
    utimesSync(file, hoursAgo(27), hoursAgo(27));
    expect(await check()).toBe('unhealthy');
    rmSync(folder, { recursive: true });
  });

  it('delivers the alerts from Prometheus to the service that mails them', () => {
    const [
      {
        static_configs: [{ targets }],
      },
    ] = yaml('deploy/prometheus.yml').alerting.alertmanagers;
    expect(targets.map((target: string) => target.split(':')[0])).toEqual(['alertmanager']);
    expect(compose.services.alertmanager.profiles).toEqual(compose.services.prometheus.profiles);
    const { route, receivers } = yaml('deploy/alertmanager.example.yml');
    expect(receivers.map(({ name }: { name: string }) => name)).toEqual([route.receiver]);
  });

  it('mounts files that exist', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.filter((volume: string) => volume.startsWith('./deploy/')));
    for (const mount of mounts) expect(text(mount.split(':')[0])).not.toBe('');
    expect(mounts.length).toBeGreaterThan(5);
  });
});

describe('the alerts and the dashboard', () => {
  const alerts = yaml('deploy/alerts.yml').groups.flatMap(({ rules }: any) => rules) as { alert: string; expr: string }[];
  const panels = JSON.parse(text('deploy/grafana/dashboard.json')).panels as { title: string; targets: { expr: string }[] }[];
  const expressions = [
    ...alerts.map(({ alert, expr }) => [alert, expr]),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ];
  let known: Set<string>;
  beforeAll(async () => {
    const { url } = await testApplication();
    const metrics = await (await fetch(`${url}/metrics`)).text();
    known = new Set([
      'up',
      ...[...metrics.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name!],
      ),
    ]);
  });

  it.each(expressions)('have a valid expression for "%s" that uses metrics of the server', (_, expression) => {
    const names: string[] = [];
    parser.parse(expression).iterate({
      enter: (node) => {
        expect(node.type.isError, `${expression} at ${node.from}`).toBe(false);
        const isMetric = node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector';
        if (isMetric) names.push(expression.slice(node.from, node.to));
      },
    });
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect([...known]).toContain(name);
  });
});

/** Returns the settings of a service as its container sees them, with local files and hosts. */
function settingsOf(name: string, folder: string, own: Record<string, string>): Record<string, string> {
  const environment = Object.entries(compose.services[name].environment as Record<string, string>);
  const inMachine = (value: string) => value.replace('/run/secrets/', `${folder}/`).replace(/^\$\{\w+:-(.*)\}$/, '$1');
  return { ...Object.fromEntries(environment.map(([key, value]) => [key, inMachine(value)])), PATH: process.execPath.replace(/\/node$/, ''), ...own };
}

/** Returns the status of a response without following redirects; 0 if there is no response. */
const statusOf = (url: string): Promise<number> =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0,
  );

// Parts that use system programs (HAProxy, Redis) are tested only where these are installed.
describe.skipIf(!databaseUrl)('the database', () => {
  const { command, healthcheck } = compose.services.database as { command: string[]; healthcheck: { test: string[] } };
  const settings = command.filter((argument) => argument.includes('='));

  it('starts with the settings of its command', async () => {
    const database = await startPostgres(settings);
    try {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      for (const setting of settings) {
        const [name, value] = setting.split('=') as [string, string];
        const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
        expect(rows).toEqual([{ value }]);
      }
      await client.end();
    } finally {
      await database.stop();
    }
  });

  it.skipIf(!isInstalled('pg_isready'))('becomes ready according to its health check', async () => {
    const [, program, ...args] = healthcheck.test;
    const { hostname, port } = new URL(databaseUrl!);
    const { stdout } = await runToEnd(program!, ['-h', hostname, '-p', port, ...args]);
    expect(stdout).toContain('accepting connections');
  });
});

describe.skipIf(!databaseUrl)('the services of the product, as plain processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-deploy-'));
  const children: ChildProcess[] = [];
  let shops: ServerProcess[] = [];
  let own: Record<string, string>;

  beforeAll(async () => {
    const keys = { secret_key: 'k'.repeat(44), s3_access_key_id: '', s3_secret_access_key: '' };
    const secrets = { database_url: databaseUrl!, metrics_token: 'secret', smtp_url: '', ...keys };
    for (const [name, value] of Object.entries(secrets)) writeFileSync(join(folder, name), `${value}\n`);
    await testApplication();
    own = {
      PUBLIC_URL: 'https://shop.college.example',
      STUDENT_EMAIL_DOMAINS: 'college.example',
      CONTACT_EMAIL: 'shop@college.example',
      DATA_DIR: join(folder, 'data'),
      SHUTDOWN_WAIT: '1',
    };
    const redis = isInstalled('redis-server') ? await freePort() : undefined;
    if (redis) {
      const [program, ...args] = compose.services.redis.command as string[];
      children.push(spawn(program!, [...args, '--port', String(redis)], { cwd: folder, stdio: 'ignore' }));
    }
    own.PUBSUB_URL = redis ? `redis://127.0.0.1:${redis}` : '';
    shops = await Promise.all(['shop-1', 'shop-2'].map((name) => launch(settingsOf(name, folder, own))));
  }, 120_000);
  afterAll(async () => {
    for (const shop of shops) await shop.stop();
    for (const child of children.filter(({ exitCode }) => exitCode === null)) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('are ready with only the settings of docker-compose.yml, and read their secrets from files', async () => {
    for (const shop of shops) {
      const { url } = shop;
      expect((await fetch(`${url}/readyz`)).status, shop.output()).toBe(200);
      expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer secret' } })).status).toBe(200);
      expect((await fetch(`${url}/metrics`)).status).toBe(401);
    }
  });

  it('write a backup with the command of the service', async () => {
    const [, ...args] = compose.services.backup.command as string[];
    const command = args
      .slice(args.indexOf('backup'), args.indexOf('--every-hours'))
      .map((arg) => (arg === '/backups' ? join(folder, 'backups') : arg));
    const { stdout } = await runToEnd(process.execPath, [join(bundledServer(), 'admin.js'), ...command], {
      cwd: resolve(import.meta.dirname, '..'),
      env: settingsOf('backup', folder, own),
    });
    expect(stdout).toContain('Backup: ');
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^campuscart-.*\.jsonl\.gz$/)]);
    const metrics = await (await fetch(`${shops[0]!.url}/metrics`, { headers: { authorization: 'Bearer secret' } })).text();
    expect(metrics).toMatch(/^campuscart_backup_timestamp_seconds \d/m);
    expect(metrics).toMatch(/^campuscart_broker_away 0$/m);
  }, 60_000);

  it.skipIf(!isInstalled('redis-cli'))('report through the health check of the service that Redis is ready', async () => {
    const [, program, ...args] = compose.services.redis.healthcheck.test as string[];
    const { stdout } = await runToEnd(program!, ['-p', new URL(own.PUBSUB_URL!).port, ...args]);
    expect(stdout).toBe('PONG\n');
  });

  interface ProxySettings {
    port: number;
    tlsPort?: number;
    certificate?: string;
    /** Number of trusted proxies. */
    trusted?: string;
    /** Targets of requests instead of the server processes. */
    to?: [string, string];
    /** Whether each host is routed to one process. */
    hashHosts?: boolean;
  }

  /** Starts the proxy and waits until it forwards requests to the server processes. */
  async function startProxy(settings: ProxySettings): Promise<void> {
    const env = {
      HTTP_BIND: `127.0.0.1:${settings.port}`,
      HTTPS_BIND: `127.0.0.1:${settings.tlsPort}`,
      TLS_CERTIFICATE: settings.certificate ?? '',
      SHOP_1: settings.to?.[0] ?? new URL(shops[0]!.url).host,
      SHOP_2: settings.to?.[1] ?? new URL(shops[1]!.url).host,
      ...(settings.trusted ? { TRUST_PROXY: settings.trusted } : {}),
      HASH_HOSTS: settings.hashHosts ? '1' : '',
    };
    children.push(spawn('haproxy', ['-f', join(root, 'deploy/haproxy.cfg')], { env: { ...env, PATH: '/usr/sbin:/usr/bin' }, stdio: 'ignore' }));
    await expect.poll(() => statusOf(`http://127.0.0.1:${settings.port}/healthz`)).toBe(200);
  }

  it.skipIf(!isInstalled('haproxy'))(
    'are served over TLS, and the proxy redirects everything to it except its health check',
    async () => {
      const [port, tlsPort] = [await freePort(), await freePort()];
      const authority = await createAuthority();
      const { key, cert } = await authority.issue('127.0.0.1');
      writeFileSync(join(folder, 'shop.pem'), `${cert}\n${key}\n`);
      await startProxy({ port, tlsPort, certificate: join(folder, 'shop.pem') });
      const check = (compose.services.proxy.healthcheck.test as string[]).at(-1)!;
      expect(await statusOf(check.replace(':8080', `:${port}`))).toBe(200);
      const page = await fetch(`http://127.0.0.1:${port}/products/1?a=b`, { redirect: 'manual' });
      expect([page.status, page.headers.get('location')]).toEqual([301, `https://127.0.0.1:${port}/products/1?a=b`]);
      const options = { host: '127.0.0.1', port: tlsPort, path: '/readyz', ca: authority.cert };
      const [response] = (await once(get(options), 'response')) as [IncomingMessage];
      response.resume();
      expect([response.statusCode, response.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')]);
    },
    60_000,
  );

  it.skipIf(!isInstalled('haproxy')).each([
    ['deletes what clients say about their address', '1', '127.0.0.1'],
    ['passes on what a proxy in front says about clients, where two are trusted', '2', '203.0.113.7, 127.0.0.1'],
  ])(
    'are behind a proxy that %s',
    async (_, trusted, expected) => {
      const echo = await listening((request, response) => response.end(request.headersDistinct['x-forwarded-for']?.join(', ')));
      try {
        const port = await freePort();
        await startProxy({ port, trusted, to: [hostOf(echo), hostOf(echo)] });
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        expect(await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()).toBe(expected);
      } finally {
        echo.close();
        echo.closeAllConnections();
      }
    },
    60_000,
  );

  it.skipIf(!isInstalled('haproxy'))(
    'get all requests of a host in one process when the proxy is configured so',
    async () => {
      const both = await Promise.all(['one', 'two'].map((name) => listening((_request, response) => response.end(name))));
      try {
        const port = await freePort();
        await startProxy({ port, hashHosts: true, to: [hostOf(both[0]!), hostOf(both[1]!)] });
        const servedBy = (host: string): Promise<string> =>
          new Promise((resolve, reject) => {
            ask({ port, host: '127.0.0.1', headers: { host } }, (response) => response.setEncoding('utf8').once('data', resolve)).once(
              'error',
              reject,
            );
          });
        const hosts = Array.from({ length: 20 }, (_, index) => `market${index}.college.example`);
        const first = await Promise.all(hosts.map(servedBy));
        expect(new Set(first)).toEqual(new Set(['one', 'two']));
        for (let again = 0; again < 3; again += 1) expect(await Promise.all(hosts.map(servedBy))).toEqual(first);
      } finally {
        for (const server of both) {
          server.close();
          server.closeAllConnections();
        }
      }
    },
    60_000,
  );

  it.skipIf(!isInstalled('haproxy'))(
    'are served by the proxy, which hides /metrics and loses nothing on a restart',
    async () => {
      const port = await freePort();
      await startProxy({ port });
      const url = `http://127.0.0.1:${port}`;
      expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer secret' } })).status).toBe(404);
      const statuses = new Set<number>();
      let goesOn = true;
      const load = (async () => {
        while (goesOn) statuses.add(await statusOf(`${url}/api/category/getCategories`));
      })();
      expect(await shops[0]!.stop()).toEqual([0, null]);
      goesOn = false;
      await load;
      expect([...statuses]).toEqual([200]);
    },
    60_000,
  );
});
