import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { residentMb, type Target } from './servers.ts';
import { openTestbed, type Testbed } from './testbed.ts';

/** Looked at this often while the export is made, in milliseconds. */
const LOOK_MS = 50;
const WITHIN_MS = 120_000;
/** Requests of another client, without an export. */
const QUIET_REQUESTS = 400;

const PRODUCT = 'query ($id: ID!) { product(id: $id) { id name price seller { name } } }';
const START = 'mutation { startBulkExport(input: { kind: ORDERS }) { bulkJob { id } } }';
const READ = 'query ($id: ID!) { node(id: $id) { ... on BulkJob { status rows bytes url error } } }';

interface Job {
  status: string;
  rows: number;
  bytes: number;
  url: string;
  error: string | null;
}

/** Sends an operation as somebody, and gives its data. */
async function ask<Data>(target: Target, query: string, variables: object, as: 'admin' | 'buyer' = 'admin'): Promise<Data> {
  const { headers } = target.request({ name: 'bulk', query, as, variables: () => ({}), sql: '', params: [] }, 0);
  const answer = await fetch(target.url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The milliseconds of requests of another client, one after the other, until `isOver`. */
async function timesUntil(target: Target, isOver: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const from = performance.now();
    await ask(target, PRODUCT, { id: String(1 + (times.length % 1_000)) }, 'buyer');
    times.push(performance.now() - from);
  }
  return times;
}

const p99 = (times: number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!;

/** Has the orders be exported, and watches the memory of the server meanwhile. */
async function measureExport(target: Target): Promise<{ job: Job; seconds: number; mb: number }> {
  const pid = target.child.pid!;
  const [idle, from] = [residentMb(pid), performance.now()];
  const { startBulkExport } = await ask<{ startBulkExport: { bulkJob: { id: string } } }>(target, START, {});
  for (let mb = 0; ;) {
    await wait(LOOK_MS);
    mb = Math.max(mb, residentMb(pid) - idle);
    const { node: job } = await ask<{ node: Job }>(target, READ, startBulkExport.bulkJob);
    const seconds = (performance.now() - from) / 1_000;
    if (job.status === 'DONE') return { job, seconds, mb };
    if (job.status === 'FAILED' || seconds * 1_000 > WITHIN_MS) throw new Error(`The export failed: ${job.error}`);
  }
}

async function exportNote({ campusCart }: Testbed): Promise<string> {
  await timesUntil(campusCart, (count) => count === QUIET_REQUESTS);
  const quiet = await timesUntil(campusCart, (count) => count === QUIET_REQUESTS);
  let isDone = false;
  const others = timesUntil(campusCart, () => isDone);
  const { job, seconds, mb } = await measureExport(campusCart).finally(() => (isDone = true));
  const busy = await others;
  const from = performance.now();
  const file = Buffer.from(await (await fetch(campusCart.url.replace('/graphql', new URL(job.url).pathname))).arrayBuffer());
  const lines = gunzipSync(file).toString().split('\n').length - 1;
  if (lines !== job.rows) throw new Error(`The file has ${lines} lines, and ${job.rows} were said.`);
  return (
    `Export of ${job.rows} orders: ${seconds.toFixed(1)} s, ${mb.toFixed(0)} MB more memory, a file of ${(job.bytes / 1e6).toFixed(1)} MB, ` +
    `downloaded in ${((performance.now() - from) / 1_000).toFixed(2)} s; a product page of another client 99 of 100 times within ` +
    `${p99(busy).toFixed(1)} ms meanwhile (${p99(quiet).toFixed(1)} ms without it).`
  );
}

/** What a bulk export of all orders takes. */
export async function bulkNotes(port: number): Promise<string[]> {
  const testbed = await openTestbed(1, port);
  try {
    return [await exportNote(testbed)];
  } finally {
    await testbed.stop();
  }
}
