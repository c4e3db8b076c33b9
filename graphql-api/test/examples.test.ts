import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, request as requestTo } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith, testApplication } from './application.ts';
import { registeredApp } from './oauth-market.ts';
import { redirectBrowser } from './redirect-browser.ts';
import { admin, listing, student, unique, type TestClient } from './test-clients.ts';

/* Runs the examples of /developers as a reader would. */

const run = promisify(execFile);
const fileOf = (name: string): string => resolve(import.meta.dirname, '../../examples', name);
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const programs = { ts: process.execPath, py: 'python3', sh: 'sh' };
/** Missing requirements of examples. */
const missing: Record<string, string | undefined> = {
  py: isInstalled('python3') ? undefined : 'this machine has no python3',
  sh: isInstalled('curl') ? undefined : 'this machine has no curl',
};
type Language = keyof typeof programs;

const output = async (example: string, language: Language, ...args: string[]): Promise<string> =>
  (await run(programs[language], [fileOf(`${example}.${language}`), ...args])).stdout;

let url: string;
let buyer: TestClient;
let productId: string;
let name: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  url = `${(await testApplication()).url}/graphql`;
  buyer = await student();
  name = unique('Example lamp');
  productId = await listing(await student(), { name, price: 7.5, quantity: 9 });
});
afterAll(() => started.forEach((each) => each.kill()));

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a proxy whose target is set later. */
async function startProxy(): Promise<{ url: string; leadTo: (target: string) => void; stop: () => void }> {
  let base = '';
  const server = createHttpServer((request, response) => {
    const { method, headers } = request;
    request.pipe(requestTo(base + request.url, { method, headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers))));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, leadTo: (target) => void (base = target), stop };
}

describe('the example', () => {
  it('listings.sh returns the newest listings', async ({ skip }) => {
    skip(missing.sh !== undefined, missing.sh);
    const { data } = JSON.parse(await output('listings', 'sh', url)) as { data: { products: { nodes: object[] } } };
    expect(data.products.nodes).toContainEqual(expect.objectContaining({ name, price: 7.5 }));
  });

  it.for(['ts', 'py'] as const)('listings.%s returns every listing below a price', async (language, { skip }) => {
    skip(missing[language] !== undefined, missing[language]);
    expect((await output('listings', language, url, '7.5')).split('\n')).toContain(`7.5\t${name}`);
  });

  it.for(['ts', 'py'] as const)('order.%s orders once and reports the code of an error', async (language, { skip }) => {
    skip(missing[language] !== undefined, missing[language]);
    expect(await output('order', language, url, buyer.token!, productId)).toBe('Ordered: NOT_PROCESSED\n');
    expect(await output('order', language, url, buyer.token!, '999999999')).toBe('NOT_FOUND: Product not found\n');
    expect(await output('order', language, url, 'ccpat_unknown', productId)).toMatch(/^TOKEN_INVALID: /);
  });

  it('urql.ts reads with the token', async () => {
    expect((await output('urql', 'ts', url, buyer.token!)).split('\n')).toEqual(expect.arrayContaining([buyer.name, name]));
    expect(await output('urql', 'ts', url, 'ccpat_unknown')).toBe('TOKEN_INVALID\n');
  });

  it('sign-in.ts signs a user in and reads with the token', async () => {
    const [proxy, port] = [await startProxy(), await freePort()];
    const person = await student();
    const app = await registeredApp(await admin(), {
      redirectUris: [`http://127.0.0.1:${port}/callback`],
      scopes: ['products:read', 'profile:read'],
    });
    const server = await serverWith(() => ({ publicUrl: proxy.url }));
    proxy.leadTo(server.url);
    const example = spawn(programs.ts, [fileOf('sign-in.ts'), proxy.url, app.clientId, app.secret!, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(example);
    await once(example.stdout, 'data');
    const browser = redirectBrowser({});
    const { visited } = await browser.open(`http://127.0.0.1:${port}/`, ({ pathname }) => pathname.startsWith('/oauth-consent/'));
    const uid = visited.at(-1)!.pathname.replace('/oauth-consent/', '');
    const yes = JSON.stringify({ approve: true, scopes: ['products:read', 'profile:read'] });
    const answered = await browser.post(`${proxy.url}/oauth/interaction/${uid}`, yes, { authorization: person.token! });
    const { location } = (await answered.json()) as { location: string };
    expect(await (await browser.open(location)).response.text()).toBe(`Hello ${person.name}, you have 0 listings.\n`);
    await server.stop();
    proxy.stop();
  });

  it.for(['ts', 'py'] as const)('receiver.%s accepts signed events once and nothing else', async (language, { skip }) => {
    skip(missing[language] !== undefined, missing[language]);
    const port = await freePort();
    const receiver = spawn(programs[language], [fileOf(`receiver.${language}`), String(port), SECRET], { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(receiver);
    let printed = '';
    receiver.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await once(receiver.stdout, 'data');
    const body = JSON.stringify({ type: 'order.placed', data: {} });
    const now = new Date();
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(SECRET).sign('evt_1', now, body),
    };
    const send = async (text: string) => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text })).status;
    expect([await send(body), await send(body), await send(body.replace('placed', 'gone'))]).toEqual([204, 204, 400]);
    expect(printed).toBe('ready\norder.placed\n');
  });
});
