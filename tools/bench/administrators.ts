import pg from 'pg';
import { median } from './compare.ts';
import { cpuSeconds, type Target } from './servers.ts';
import type { Testbed } from './testbed.ts';
import type { Workload } from './workloads.ts';

const EVENTS = 200_000;
const REQUESTS = 40;
const WARM_UP = 10;

/** Inserts events that no consumer handles, each for the two sides of an order. */
const ADD_EVENTS = `insert into events (type, subject_type, subject_id, actor_id, audience, payload, position)
  select 'REVIEW_CHANGED', 'REVIEW', o.id, o.buyer_id, array[o.buyer_id, o.seller_id], '{}', (select max(position) from events) + row_number() over ()
  from (select * from orders, generate_series(1, 10) order by orders.id, 2 limit ${EVENTS}) o`;

const ORDERS = 'totalCount nodes { id status total createdAt lines { name } buyer { name } seller { name } } pageInfo { hasNextPage endCursor }';
const EVENTS_PAGE = '{ events(first: 20) { nodes { type subjectId payload position } pageInfo { hasNextPage endCursor } } }';
const FIGURES = `{ adminFigures { users products openOrders openContactMessages openReports openDisputes searchesWithoutResults
  days { day users products messages orders { status count } } } }`;

/** Measured operations by their name in the report. Administrators send them, unless `as` is set. */
const OPERATIONS: Record<string, Pick<Workload, 'query' | 'as'>> = {
  'orders, newest': { query: `{ orders { ${ORDERS} } }` },
  'orders by total': { query: `{ orders(sort: TOTAL_DESC) { ${ORDERS} } }` },
  'orders of a rare product': { query: `{ orders(search: "lamp 1203") { ${ORDERS} } }` },
  'orders of a frequent word': { query: `{ orders(search: "lamp") { ${ORDERS} } }` },
  'orders of a person': { query: `{ orders(search: "student1871") { ${ORDERS} } }` },
  'orders without a match': { query: `{ orders(search: "nobody at all") { ${ORDERS} } }` },
  'orders of everybody by name': { query: `{ orders(search: "student") { ${ORDERS} } }` },
  'orders, two letters': { query: `{ orders(search: "zq") { ${ORDERS} } }` },
  figures: { query: FIGURES },
  'figures of visitors': { query: '{ shopFigures { products sellers delivered reviews } }' },
  'own events': { query: EVENTS_PAGE, as: 'buyer' },
  'own events, counted': { query: '{ events { totalCount } }', as: 'buyer' },
  "an administrator's events": { query: EVENTS_PAGE },
};

async function addEvents(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(ADD_EVENTS);
  await client.query('vacuum (analyze)');
  await client.end();
}

/** Returns the median milliseconds of sequential requests, and the processor's milliseconds per request, of the server and of the database. */
async function measured(target: Target, workload: Workload, databasePid: number) {
  const send = async (): Promise<number> => {
    const from = performance.now();
    const body = await (await fetch(target.url, { method: 'POST', ...target.request(workload, 0) })).text();
    if (body.includes('"errors":')) throw new Error(`"${workload.name}" failed: ${body}`);
    return performance.now() - from;
  };
  for (let index = 0; index < WARM_UP; index += 1) await send();
  const before = cpuSeconds(target, databasePid);
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) times.push(await send());
  const after = cpuSeconds(target, databasePid);
  const each = (part: 'server' | 'database') => ((after[part] - before[part]) * 1_000) / REQUESTS;
  return { median: median(times), least: Math.min(...times), server: each('server'), database: each('database') };
}

export const administratorsHeader = ['| operation | median ms | least ms | server CPU ms | database CPU ms |', '| --- | --- | --- | --- | --- |'];

/** Returns one table row for each list and count of administrators, and for the events of a user, with 200,000 events in the log. */
export async function administratorsRows({ campusCart, database }: Testbed): Promise<string[]> {
  await addEvents(database.url);
  const rows: string[] = [];
  for (const [name, { query, as = 'admin' }] of Object.entries(OPERATIONS)) {
    const figures = await measured(campusCart, { name, query, as, variables: () => ({}), sql: '', params: [] }, database.pid);
    rows.push(`| ${name} | ${[figures.median, figures.least, figures.server, figures.database].map((each) => each.toFixed(1)).join(' | ')} |`);
    console.log(rows.at(-1));
  }
  return rows;
}
