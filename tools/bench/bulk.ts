import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { residentMb, type Target } from './servers.ts';
import { openTestbed, type Testbed } from './testbed.ts';

/** Polling interval during an export, in milliseconds. */
const LOOK_MS = 50;
const WITHIN_MS = 120_000;
/** Number of requests of another client without an export. */
const QUIET_REQUESTS = 2_000;

const PRODUCT = 'query ($id: ID!) { product(id: $id) { id name price seller { name } } }';
const START = 'mutation { startBulkExport(input: { kind: ORDERS }) { bulkJob { id } } }';
const READ = 'query ($id: ID!) { node(id: $id) { ... on BulkJob { status rows created bytes url error } } }';
const IMPORT = 'mutation ($input: StartBulkImportInput!) { startBulkImport(input: $input) { bulkJob { id } } }';
const IMPORTED_USERS = 2_000;

interface Job {
  status: string;
  rows: number;
  created: number;
  bytes: number;
  url: string;
  error: string | null;
}

const headersOf = (target: Target, query: string, as: 'admin' | 'buyer') =>
  target.request({ name: 'bulk', query, as, variables: () => ({}), sql: '', params: [] }, 0).headers;

/** Sends an operation as a user and returns its data. */
async function ask<Data>(target: Target, query: string, variables: object, as: 'admin' | 'buyer' = 'admin'): Promise<Data> {
  const headers = headersOf(target, query, as);
  const answer = await fetch(target.url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Returns the milliseconds of sequential requests of another client until `isOver`. */
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

/** Starts a job and returns its id. */
type StartJob = () => Promise<{ id: string }>;

interface Measured {
  job: Job;
  seconds: number;
  mb: number;
}

/** Waits until a job has ended, and measures the memory of the server meanwhile. */
async function measureJob(target: Target, start: StartJob): Promise<Measured> {
  const from = performance.now();
  const { id } = await start();
  for (let mb = 0; ;) {
    await wait(LOOK_MS);
    mb = Math.max(mb, residentMb(target.child.pid!));
    const { node: job } = await ask<{ node: Job }>(target, READ, { id });
    const seconds = (performance.now() - from) / 1_000;
    if (job.status === 'DONE') return { job, seconds, mb };
    if (job.status === 'FAILED' || seconds * 1_000 > WITHIN_MS) throw new Error(`The job failed: ${job.error}`);
  }
}

/** Measures a job next to another client: how long the client waits for a page, and how much more memory is used than with the client alone. */
async function measureWithOthers(target: Target, start: StartJob): Promise<Measured & { others: string }> {
  await timesUntil(target, (count) => count === QUIET_REQUESTS);
  let quietMb = 0;
  const quiet = await timesUntil(target, (count) => {
    quietMb = Math.max(quietMb, residentMb(target.child.pid!));
    return count === QUIET_REQUESTS;
  });
  let isDone = false;
  const times = timesUntil(target, () => isDone);
  const measured = await measureJob(target, start).finally(() => (isDone = true));
  const busy = p99(await times).toFixed(1);
  const others = `a product page of another client 99 of 100 times within ${busy} ms meanwhile (${p99(quiet).toFixed(1)} ms without it)`;
  return { ...measured, mb: measured.mb - quietMb, others };
}

async function startExport(target: Target): Promise<{ id: string }> {
  const { startBulkExport } = await ask<{ startBulkExport: { bulkJob: { id: string } } }>(target, START, {});
  return startBulkExport.bulkJob;
}

/** Starts an import of users from a file. */
async function startImport(target: Target): Promise<{ id: string }> {
  const users = Array.from({ length: IMPORTED_USERS }, (_, at) =>
    JSON.stringify({ email: `imported${at}@vitstudent.ac.in`, name: `Student ${at}`, phone: '+919840012345', collegeId: `IMPORTED-${at}` }),
  );
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: IMPORT, variables: { input: { kind: 'USERS', file: null } } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob([users.join('\n')]), 'users.jsonl');
  const headers = new Headers(headersOf(target, IMPORT, 'admin'));
  // The form sets its own content type.
  headers.delete('content-type');
  headers.set('apollo-require-preflight', 'true');
  const answer = await fetch(target.url, { method: 'POST', headers, body: form });
  const { data, errors } = (await answer.json()) as { data: { startBulkImport: { bulkJob: { id: string } } }; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data.startBulkImport.bulkJob;
}

async function importNote({ campusCart }: Testbed): Promise<string> {
  const { job, seconds, mb, others } = await measureWithOthers(campusCart, () => startImport(campusCart));
  if (job.created !== IMPORTED_USERS) throw new Error(`${job.created} of ${IMPORTED_USERS} users were imported.`);
  return `Import of ${job.created} users: ${seconds.toFixed(1)} s, ${mb.toFixed(0)} MB more memory; ${others}.`;
}

async function exportNote({ campusCart }: Testbed): Promise<string> {
  const { job, seconds, mb, others } = await measureWithOthers(campusCart, () => startExport(campusCart));
  // The memory has grown to its working size by then, so any further growth is caused by the export.
  const again = await measureWithOthers(campusCart, () => startExport(campusCart));
  const from = performance.now();
  const file = Buffer.from(await (await fetch(campusCart.url.replace('/graphql', new URL(job.url).pathname))).arrayBuffer());
  const lines = gunzipSync(file).toString().split('\n').length - 1;
  if (lines !== job.rows) throw new Error(`The file has ${lines} lines, and ${job.rows} were said.`);
  return (
    `Export of ${job.rows} orders: ${seconds.toFixed(1)} s, ${mb.toFixed(0)} MB more memory (${again.mb.toFixed(0)} MB a second time), a file of ${(job.bytes / 1e6).toFixed(1)} MB, ` +
    `downloaded in ${((performance.now() - from) / 1_000).toFixed(2)} s; ${others}; a second time ${again.others}.`
  );
}

/** Measures a bulk export of all orders and a bulk import of users. */
export async function bulkNotes(port: number): Promise<string[]> {
  const testbed = await openTestbed(1, port);
  try {
    return [await exportNote(testbed), await importNote(testbed)];
  } finally {
    await testbed.stop();
  }
}
