import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { consumed } from '../../../../test/consumed.ts';
import { admin, listing, order, student, unique, withToken, type TestClient } from '../../../../test/test-clients.ts';
import type { Ctx, Viewer } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { BulkExportKind } from './bulk-job.entity.ts';
import { bulkAdded } from './bulk.events.ts';
import { addJob, removeOldBulkFiles } from './bulk.service.ts';

beforeAll(testApplication);

const JOB = 'id databaseId kind status rows bytes position url expiresAt error from until query subject { id: databaseId }';
const START = `mutation ($input: StartBulkExportInput!) { startBulkExport(input: $input) { bulkJob { ${JOB} } } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on BulkJob { ${JOB} } } }`;
const CREATE_TOKEN =
  'mutation ($scopes: [String!]!) { createAccessToken(input: { name: "t", scopes: $scopes }) { token accessToken { databaseId } } }';

interface Job {
  id: string;
  databaseId: string;
  status: string;
  rows: number;
  bytes: number;
  position: string;
  url: string;
  expiresAt: string;
  error: string | null;
}

async function tokenOf(owner: TestClient, ...scopes: string[]): Promise<TestClient & { tokenId: string }> {
  const { token, accessToken } = (await owner.ask(CREATE_TOKEN, { scopes })).data.createAccessToken;
  return { ...(await withToken(owner, token)), tokenId: accessToken.databaseId };
}

/** Waits until a job has ended. */
async function ended(who: TestClient, id: string): Promise<Job> {
  return vi.waitFor(
    async () => {
      const { node } = (await who.ask(READ, { id })).data as { node: Job };
      expect(node.status).toMatch(/DONE|FAILED/);
      return node;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function exported(who: TestClient, input: Record<string, unknown>): Promise<Job> {
  const { data, errors } = await who.ask(START, { input });
  expect(errors).toBeUndefined();
  return ended(who, data.startBulkExport.bulkJob.id);
}

/** Downloads the file at a URL that the server returned. The URL has another host than the tests use. */
async function download(address: string): Promise<Response> {
  return fetch((await testApplication()).url + new URL(address).pathname);
}

async function linesOf({ url }: Pick<Job, 'url'>): Promise<Record<string, any>[]> {
  const text = gunzipSync(Buffer.from(await (await download(url)).arrayBuffer())).toString();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;

describe('a bulk export', () => {
  it('has a line for each row of the kind in the order of creation, and states its size', async () => {
    const [boss, buyer] = [await admin(), await student()];
    const name = unique('Lamp');
    const product = await listing(await student(), { name, quantity: 3, price: 40 });
    const orders = [await order(buyer, product), await order(buyer, product)];
    const job = await exported(boss, { kind: 'ORDERS' });
    expect(job).toMatchObject({ status: 'DONE', error: null });
    const lines = await linesOf(job);
    expect(lines).toHaveLength(job.rows);
    const own = lines.filter(({ lines: [line] }) => line.name === name);
    expect(own.map(({ databaseId }) => databaseId)).toEqual(orders);
    expect(own[0]).toMatchObject({ status: 'NOT_PROCESSED', total: 40, lines: [{ name, quantity: 1, productId: product }] });
    const bytes = Buffer.from(await (await download(job.url)).arrayBuffer());
    expect(bytes.length).toBe(job.bytes);
    expect(Date.parse(job.expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it('has the requested fields for the requested period', async () => {
    const [boss, seller] = [await admin(), await student()];
    await listing(seller);
    const from = new Date();
    const id = await listing(seller);
    const input = { kind: 'PRODUCTS', from: from.toISOString(), query: '{ number: databaseId seller { number: databaseId } }' };
    const job = await exported(boss, input);
    expect(job).toMatchObject({ from: input.from, until: null, query: input.query });
    const own = (await linesOf(job)).filter(({ seller: { number } }) => number === seller.id);
    expect(own).toEqual([{ number: id, seller: { number: seller.id } }]);
    const before = await exported(boss, { ...input, from: null, until: from.toISOString() });
    expect((await linesOf(before)).filter(({ number }) => number === id)).toEqual([]);
  });

  it.each(['USERS', 'REVIEWS', 'MESSAGES', 'POINTS', 'EVENTS'])('can export %s', async (kind) => {
    const boss = await admin();
    await consumed('notifications');
    const job = await exported(boss, { kind });
    expect(job.status).toBe('DONE');
    const lines = await linesOf(job);
    expect(lines).toHaveLength(job.rows);
    if (kind === 'USERS') expect(lines.find(({ databaseId }) => databaseId === boss.id)).toMatchObject({ email: boss.email, role: 'ADMIN' });
  });

  it('is a complete file without lines when there are no rows', async () => {
    const job = await exported(await admin(), { kind: 'ORDERS', until: '2001-01-01T00:00:00Z' });
    expect(job).toMatchObject({ status: 'DONE', rows: 0 });
    expect(await linesOf(job)).toEqual([]);
  });

  it('states the log position after which events contain everything that is missing from the file', async () => {
    const [boss, seller] = [await admin(), await student()];
    const earlier = await listing(seller);
    await consumed('notifications');
    const job = await exported(boss, { kind: 'PRODUCTS' });
    const later = await listing(seller);
    await consumed('notifications');
    const after = 'query ($after: String!) { events(scope: ALL, after: $after, first: 50, types: [PRODUCT_LISTED]) { nodes { subjectId } } }';
    const { nodes } = (await boss.ask(after, { after: job.position })).data.events;
    const subjects = (nodes as { subjectId: string }[]).map(({ subjectId }) => subjectId);
    expect(subjects).toContain(later);
    expect(subjects).not.toContain(earlier);
  });

  it.each([
    ['{ id } } }', 'a bracket too many'],
    ['{ id } ... on Order { id }', 'another selection'],
    ['{ nothing }', 'an unknown field'],
    ['{ id ...F }', 'a fragment'],
    ['id', 'no selection'],
    ['{ messages(first: 50) { nodes { id text } } }', 'a costly list'],
  ])('rejects the fields %s: %s', async (query) => {
    const answer = await (await admin()).ask(START, { input: { kind: 'ORDERS', query } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'query' }] } }]);
  });

  it('rejects a field with its own resolver, and an end before the beginning', async () => {
    const boss = await admin();
    expect(codeOf(await boss.ask(START, { input: { kind: 'EVENTS', query: '{ subject { id } }' } }))).toBe('INVALID_INPUT');
    const answer = await boss.ask(START, { input: { kind: 'EVENTS', from: '2026-01-02T00:00:00Z', until: '2026-01-01T00:00:00Z' } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'until' }] } }]);
  });

  it('is recorded in the activity log, and its end is an event for the person who started it', async () => {
    const boss = await admin();
    const job = await exported(boss, { kind: 'REVIEWS' });
    const log = `{ auditEntries(first: 1, actorId: "${boss.id}") { nodes { action subject } } }`;
    expect((await boss.ask(log)).data.auditEntries.nodes).toEqual([{ action: 'DATA_EXPORTED', subject: 'REVIEWS' }]);
    await consumed('notifications');
    const { data } = await boss.ask(
      'query ($id: ID!) { events(subject: $id) { nodes { type subject { id } data { ... on BulkFinishedData { kind status } } } } }',
      {
        id: job.id,
      },
    );
    expect(data.events.nodes).toEqual([{ type: 'BULK_FINISHED', subject: { id: job.id }, data: { kind: 'REVIEWS', status: 'DONE' } }]);
  });
});

describe('bulk jobs', () => {
  it('may be run with a token with the scopes of the kind, which sees only the jobs that it started', async () => {
    const boss = await admin();
    const token = await tokenOf(boss, 'admin:orders:read');
    expect(codeOf(await token.ask(START, { input: { kind: 'USERS' } }))).toBe('INSUFFICIENT_SCOPE');
    const mine = await exported(token, { kind: 'ORDERS' });
    const other = await exported(boss, { kind: 'USERS' });
    expect((await token.ask(READ, { id: other.id })).data.node).toBeNull();
    const list = async (who: TestClient) =>
      ((await who.ask('{ me { bulkJobs { nodes { id } } } }')).data.me.bulkJobs.nodes as { id: string }[]).map(({ id }) => id);
    expect(await list(token)).toEqual([mine.id]);
    expect(await list(boss)).toEqual([other.id, mine.id]);
  });

  it('leave out the contact data for which a token has no scope', async () => {
    const boss = await admin();
    const query = '{ number: databaseId email phone }';
    const has = async (...scopes: string[]) => {
      const job = await exported(await tokenOf(boss, 'admin:users:read', ...scopes), { kind: 'USERS', query });
      return (await linesOf(job)).find(({ number }) => number === boss.id);
    };
    expect(await has()).toEqual({ number: boss.id });
    expect(await has('user:email')).toEqual({ number: boss.id, email: boss.email });
    const nested = await exported(await tokenOf(boss, 'admin:orders:read'), { kind: 'ORDERS', query: '{ id buyer { name email } }' });
    expect((await linesOf(nested)).filter(({ buyer }) => 'email' in buyer)).toEqual([]);
  });

  it('run one at a time', async () => {
    const boss = await admin();
    const { container } = await testApplication();
    const viewer = { id: boss.id, isAdmin: true, sessionId: 'test' };
    const audit = { action: AuditAction.DATA_EXPORTED, subject: 'ORDERS' };
    const add = (tx: Ctx, as: Viewer) => addJob(tx, as, { kind: BulkExportKind.ORDERS, audit });
    const rejected = inTransaction(container.context(viewer, 'test'), async (tx) => {
      await add(tx, viewer);
      await add(tx, { ...viewer, token: { id: '1', scopes: new Set() } });
      await add(tx, viewer);
    });
    await expect(rejected).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it('have a file for anyone with its URL, until it expires or its token is revoked', async () => {
    const boss = await admin();
    const token = await tokenOf(boss, 'admin:orders:read');
    const job = await exported(token, { kind: 'ORDERS' });
    expect((await download(job.url)).status).toBe(200);
    expect((await download(job.url.replace(/[^/]{5}\.jsonl/, 'XXXXX.jsonl'))).status).toBe(404);
    await boss.ask('mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { deletedId } }', { id: token.tokenId });
    expect((await download(job.url)).status).toBe(404);

    const other = await exported(boss, { kind: 'ORDERS' });
    const { container } = await testApplication();
    await container.database.db.rows(sql`update bulk_jobs set expires_at = now() - interval '1 second' where id = ${other.databaseId}`);
    expect((await download(other.url)).status).toBe(404);
    await removeOldBulkFiles(container.context(null, 'test'));
    expect((await boss.ask(READ, { id: other.id })).data.node).toMatchObject({ status: 'DONE', url: null });
    const [{ count }] = (await container.database.db.rows<{ count: number }>(
      sql`select count(*)::int as count from bulk_chunks where job_id = ${other.databaseId}`,
    )) as [{ count: number }];
    expect(count).toBe(0);
  });

  it('fail when the account may no longer read the data, or when three processes ended while running them', async () => {
    const boss = await admin();
    const { container } = await testApplication();
    const insert = async (user: string, tries: number) => {
      const row = await container.database.db.one<{ id: string }>(
        sql`insert into bulk_jobs (user_id, kind, tries) values (${user}, 'ORDERS', ${tries}) returning id::text as id`,
      );
      container.infra.pubsub.publish(bulkAdded);
      return Buffer.from(`BulkJob:${row!.id}`).toString('base64');
    };
    const someone = await student();
    expect((await ended(someone, await insert(someone.id, 0))).status).toBe('FAILED');
    const failed = await ended(boss, await insert(boss.id, 3));
    expect(failed).toMatchObject({ status: 'FAILED', url: null, error: 'It could not be made. Start it again.' });
  });
});

describe('userData', () => {
  const USER_DATA = `mutation ($id: ID!) { userData(input: { id: $id }) { bulkJob { ${JOB} } } }`;

  it('gives an administrator everything that is stored about a user, and is recorded in the activity log', async () => {
    const [boss, subject] = [await admin(), await student()];
    const id = await listing(subject, { name: unique('Lamp') });
    const { bulkJob } = (await boss.ask(USER_DATA, { id: subject.id })).data.userData;
    expect(bulkJob).toMatchObject({ kind: 'USER_DATA', subject: { id: subject.id } });
    const job = await ended(boss, bulkJob.id);
    const lines = await linesOf(job);
    expect(lines.find(({ section }) => section === 'profile')!.row).toMatchObject({ email: subject.email });
    expect(lines.filter(({ section }) => section === 'products').map(({ row }) => String(row.id))).toEqual([id]);
    expect(JSON.stringify(lines)).not.toMatch(/argon|password_hash/);
    const log = `{ auditEntries(first: 1, actorId: "${boss.id}") { nodes { action user { id: databaseId } } } }`;
    expect((await boss.ask(log)).data.auditEntries.nodes).toEqual([{ action: 'USER_DATA_EXPORTED', user: { id: subject.id } }]);
    await boss.ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }', { id: subject.id });
    expect((await download(job.url)).status).toBe(404);
    expect(codeOf(await boss.ask(USER_DATA, { id: subject.id }))).toBe('NOT_FOUND');
  });

  it('needs all read scopes', async () => {
    const [boss, subject] = [await admin(), await student()];
    expect(codeOf(await (await tokenOf(boss, 'admin:users:read')).ask(USER_DATA, { id: subject.id }))).toBe('INSUFFICIENT_SCOPE');
    expect(codeOf(await subject.ask(USER_DATA, { id: subject.id }))).toBe('FORBIDDEN');
  });
});
