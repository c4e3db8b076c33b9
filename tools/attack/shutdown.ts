import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { keepAsking, type Asked } from '../../graphql-api/test/keep-asking.ts';
import { MixedClients } from '../../graphql-api/test/mixed-clients.ts';
import { freePort, launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { countLost, listStock, signIn } from './people.ts';
import { proxies, startProxy } from './proxy.ts';
import { atLeast, exactly, type Check } from './report.ts';
import { openDatabase, pause, type AttackedDatabase } from './target.ts';

const CLIENTS = 20;
const REQUESTS = 20_000;
/** Number of requests to three servers behind a proxy, which are restarted in turns. */
const REQUESTS_BEHIND = 100_000;
const SERVERS = 3;
/** Number of responses before each SIGTERM. */
const BETWEEN = 4_000;
/** Number of other clients, which query, order, call REST and open sockets and pages. */
const OTHERS = 6;
const PAUSE_MS = 20;

const checksOf = (where: string, { answered, cut }: Asked, wanted: number, stops: number): Check[] => {
  if (cut.length > 0) console.error(where, cut.slice(0, 5));
  return [atLeast(`${where}: requests over ${stops} stops`, answered, wanted), exactly(`${where}: requests cut`, cut.length, 0)];
};

/** Sends SIGTERM while 20 clients keep their connections to the server. */
async function direct(database: AttackedDatabase): Promise<Check[]> {
  let [answered, stops] = [0, 0];
  const cut: string[] = [];
  while (answered < REQUESTS) {
    const server = await launch({ ...database.settings, RATE_LIMITS: 'off' });
    const exit = once(server.child, 'exit');
    const asked = await keepAsking(server.url, {
      clients: CLIENTS,
      onAnswer: (count) => void (count === BETWEEN && server.child.kill('SIGTERM')),
    });
    await exit;
    answered += asked.answered;
    cut.push(...asked.cut);
    stops += 1;
  }
  return checksOf('direct', { answered, cut }, REQUESTS, stops);
}

/** Checks the responses to other clients, and their orders. */
async function checksOfOthers(where: string, { wrong, counts, ordered }: MixedClients, databaseUrl: string): Promise<Check[]> {
  if (wrong.length > 0) console.error(where, wrong.slice(0, 5));
  return [
    atLeast(`${where}: responses to queries, orders, REST calls, pages and sockets`, counts.up, 1_000),
    exactly(`${where}: of them failed`, wrong.length, 0),
    exactly(`${where}: of ${ordered.length} acknowledged orders lost`, await countLost(databaseUrl, ordered), 0),
  ];
}

/** What servers behind a proxy serve, and the tokens of the users who list and order. */
interface Shop {
  database: AttackedDatabase;
  webDir: string;
  seller: string;
  buyer: string;
}

/** Restarts three servers behind a proxy in turns. */
async function behind(name: (typeof proxies)[number], { database, webDir, seller, buyer }: Shop): Promise<Check[]> {
  const settings = { ...database.settings, WEB_DIR: webDir, RATE_LIMITS: 'off', TRUST_PROXY: '1', SHUTDOWN_WAIT: '2' };
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const start = (port: number): Promise<ServerProcess> => launch({ ...settings, PORT: String(port) });
  const servers = await Promise.all(ports.map(start));
  const proxy = await startProxy(
    name,
    servers.map(({ url }) => url),
  );
  let [stops, isDone, answered] = [0, false, 0];
  const restart = async (): Promise<void> => {
    while (answered < REQUESTS_BEHIND) {
      const before = answered;
      while (answered < before + BETWEEN) await pause(20);
      const index = stops++ % SERVERS;
      await servers[index]!.stop();
      servers[index] = await start(ports[index]!);
    }
    isDone = true;
  };
  try {
    const others = new MixedClients({ url: proxy.url, buyer, product: await listStock(proxy.url, seller) }, OTHERS, PAUSE_MS);
    const clients = keepAsking(proxy.url, { clients: CLIENTS, onAnswer: (count) => void (answered = count), isDone: () => isDone });
    const [asked] = await Promise.all([clients, restart()]);
    await others.stop();
    const where = `behind ${name}`;
    return [...checksOf(where, asked, REQUESTS_BEHIND, stops), ...(await checksOfOthers(where, others, database.url))];
  } finally {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Stops servers under load. No accepted request is cut off, neither directly nor behind each installed proxy. */
export async function shutDownUnderLoad(): Promise<Check[]> {
  const webDir = builtPages();
  const database = await openDatabase();
  try {
    const checks = await direct(database);
    const [seller, buyer] = (await signIn(database.url, 2)) as [string, string];
    for (const name of proxies) checks.push(...(await behind(name, { database, webDir, seller, buyer })));
    return checks;
  } finally {
    await database.stop();
    rmSync(webDir, { recursive: true });
  }
}
