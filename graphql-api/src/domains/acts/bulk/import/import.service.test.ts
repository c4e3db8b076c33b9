import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { consumed } from '../../../../../test/consumed.ts';
import { codeFor } from '../../../../../test/mail.ts';
import { admin, category, guest, student, unique, withToken, type TestClient } from '../../../../../test/test-clients.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';

beforeAll(testApplication);

const JOB = 'id databaseId kind status rows dryRun lines created failed position url error';
const START = `mutation ($input: StartBulkImportInput!) { startBulkImport(input: $input) { bulkJob { ${JOB} } } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on BulkJob { ${JOB} } } }`;

interface Job {
  id: string;
  status: string;
  rows: number;
  url: string;
  [field: string]: unknown;
}

interface Line {
  line: number;
  status: string;
  databaseId?: string;
  repeats?: number;
  message?: string;
  fields?: { field: string; message: string }[];
}

type Lines = readonly (object | string)[];

const textOf = (lines: Lines): string => lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

const start = (who: TestClient, input: object, file: string | Uint8Array<ArrayBuffer>) =>
  who.upload(START, { input: { ...input, file: null } }, 'variables.input.file', new Blob([file]), 'lines.jsonl');

/** Imports lines, waits until the job has ended, and reads the report. */
async function imported(who: TestClient, kind: string, lines: Lines, dryRun = false): Promise<{ job: Job; report: Line[] }> {
  const { data, errors } = await start(who, { kind, dryRun }, textOf(lines));
  expect(errors).toBeUndefined();
  const { id } = data.startBulkImport.bulkJob as Job;
  const job = await vi.waitFor(
    async () => {
      const { node } = (await who.ask(READ, { id })).data as { node: Job };
      expect(node.status).toMatch(/DONE|FAILED/);
      return node;
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(job).toMatchObject({ status: 'DONE', error: null });
  const response = await fetch((await testApplication()).url + new URL(job.url).pathname);
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  const report = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  expect(report).toHaveLength(job.rows);
  return { job, report };
}

async function count(from: Sql): Promise<number> {
  const { container } = await testApplication();
  return (await container.database.db.one<{ n: number }>(sql`select count(*)::int as n from ${from}`))!.n;
}

const person = () => {
  const key = unique('P').replaceAll(' ', '').toLowerCase();
  return { name: 'Asha Rao', email: `${key}@vitstudent.ac.in`, phone: '+91 98400 12345', collegeId: key };
};

const statuses = (report: readonly Line[]) => report.map(({ status }) => status);
const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;

describe('an import of users', () => {
  it('creates accounts that set their first password by mail, once even if the file is imported repeatedly', async () => {
    const boss = await admin();
    const people = [person(), person()];
    const { job, report } = await imported(boss, 'USERS', people);
    expect(job).toMatchObject({ kind: 'IMPORT_USERS', rows: 2, lines: 2, created: 2, failed: 0, dryRun: false, position: null });
    expect(report).toMatchObject([
      { line: 1, status: 'CREATED' },
      { line: 2, status: 'CREATED' },
    ]);
    const { user } = (await boss.ask('query ($id: ID!) { user(id: $id) { name email phone collegeId role } }', { id: report[0]!.databaseId })).data;
    expect(user).toEqual({ ...people[0], phone: '+919840012345', role: 'STUDENT' });
    expect(await count(sql`events where type = 'USER_CREATED' and subject_id in (${report[0]!.databaseId}, ${report[1]!.databaseId})`)).toBe(2);
    const log = `{ auditEntries(first: 1, actorId: "${boss.id}") { nodes { action subject } } }`;
    expect((await boss.ask(log)).data.auditEntries.nodes).toEqual([{ action: 'DATA_IMPORTED', subject: 'USERS' }]);

    const again = await imported(boss, 'USERS', people);
    expect(again.report).toMatchObject(report.map(({ line, databaseId }) => ({ line, status: 'EXISTS', databaseId })));
    expect(again.job).toMatchObject({ created: 0, failed: 0 });

    const { email } = people[0]!;
    const someone = await guest();
    const signIn = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
    expect(codeOf(await someone.ask(signIn, { email, password: '' }))).toBe('UNAUTHENTICATED');
    await someone.ask('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { message } }', { email });
    const reset = { email, otp: await codeFor(email), password: 'a first password' };
    expect(
      (await someone.ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', { input: reset })).errors,
    ).toBeUndefined();
    expect((await someone.ask(signIn, reset)).errors).toBeUndefined();
  });

  it('reports each invalid line and imports the others', async () => {
    const boss = await admin();
    const [known, fresh] = [await student(), person()];
    const { collegeId } = (await boss.ask('query ($id: ID!) { user(id: $id) { collegeId } }', { id: known.id })).data.user;
    const { report } = await imported(boss, 'USERS', [
      '{"email": ',
      '',
      '[1]',
      { ...person(), email: 'asha@elsewhere.example' },
      { ...person(), collegeId },
      { ...person(), phone: 12 },
      { ...person(), role: 'ADMIN' },
      { name: 'No address' },
      fresh,
      { ...fresh, email: fresh.email.toUpperCase(), name: 'Another name' },
    ]);
    expect(report.map(({ line, status }) => [line, status])).toEqual([
      ...[1, 3, 4, 5, 6, 7, 8].map((line) => [line, 'FAILED']),
      [9, 'CREATED'],
      [10, 'EXISTS'],
    ]);
    expect(report.slice(2, 7).map(({ fields }) => fields!.map(({ field }) => field))).toEqual([
      ['email'],
      ['collegeId'],
      ['phone'],
      ['role'],
      ['email', 'phone', 'collegeId'],
    ]);
    expect(report[8]).toMatchObject({ repeats: 9, databaseId: report[7]!.databaseId });
    expect(await count(sql`users where email = ${fresh.email}`)).toBe(1);
  });

  it('writes nothing in a dry run, which reports the same results', async () => {
    const boss = await admin();
    const one = person();
    const { job, report } = await imported(boss, 'USERS', [one, { ...person(), email: 'x@elsewhere.example' }, one], true);
    expect(job).toMatchObject({ dryRun: true, created: 0, failed: 1 });
    expect(report).toMatchObject([{ status: 'VALID' }, { status: 'FAILED' }, { status: 'EXISTS', repeats: 1 }]);
    expect(await count(sql`users where email = ${one.email}`)).toBe(0);
    expect(await count(sql`bulk_chunks where job_id = ${job.databaseId as string} and is_source`)).toBe(0);
  });

  it('reports a repeated line in a dry run as a real run does, whatever the result of the first one', async () => {
    const boss = await admin();
    const [one, two] = [person(), person()];
    const others = Array.from({ length: 25 }, () => ({ email: 'nobody' }));
    // The lines about the second user are in two parts.
    const lines = [{ ...one, phone: 12 }, one, one, { ...two, phone: 12 }, ...others, { ...two, name: '' }, two, two];
    const dry = await imported(boss, 'USERS', lines, true);
    const run = await imported(boss, 'USERS', lines);
    const seen = ({ line, status, repeats }: Line) => [line, status === 'VALID' ? 'CREATED' : status, repeats];
    expect(dry.report.map(seen)).toEqual(run.report.map(seen));
    expect(run.report.filter(({ status }) => status !== 'FAILED').map(seen)).toEqual([
      [2, 'CREATED', undefined],
      [3, 'EXISTS', 1],
      [31, 'CREATED', undefined],
      [32, 'EXISTS', 4],
    ]);
  });

  it('accepts thousands of lines, compressed, and answers other requests meanwhile', async () => {
    const boss = await admin();
    const people = [person(), person()];
    const foreign = Array.from({ length: 4_998 }, (_, at) => ({ ...person(), email: `p${at}@elsewhere.example` }));
    const file = gzipSync(textOf([people[0]!, ...foreign, people[1]!]));
    const { id } = (await start(boss, { kind: 'USERS', dryRun: true }, new Uint8Array(file))).data.startBulkImport.bulkJob as Job;
    await vi.waitFor(
      async () => {
        const { node } = (await boss.ask(READ, { id })).data as { node: Job };
        expect(node).toMatchObject({ status: 'DONE', rows: 5_000, lines: 5_000, failed: 4_998 });
      },
      { timeout: 100_000, interval: 50 },
    );
  }, 120_000);
});

describe('an import of categories', () => {
  it('creates those whose name does not exist yet, ignoring letter case', async () => {
    const boss = await admin();
    const [name, long] = [unique('Instruments'), 'x'.repeat(41)];
    const { report } = await imported(boss, 'CATEGORIES', [{ name }, { name: ` ${name.toUpperCase()} ` }, { name: long }]);
    expect(statuses(report)).toEqual(['CREATED', 'EXISTS', 'FAILED']);
    expect(await count(sql`categories where lower(name) = lower(${name})`)).toBe(1);
    expect(await count(sql`audit_entries where action = 'CATEGORY_CREATED' and subject = ${name}`)).toBe(1);
  });
});

describe('an import of products', () => {
  const product = async (seller: TestClient) => {
    const { name } = (await seller.ask(`{ categories { databaseId name } }`)).data.categories.find(
      (each: { databaseId: string }) => each.databaseId === ownCategory,
    ) as { name: string };
    return {
      externalId: unique('sku'),
      seller: seller.email,
      category: name,
      name: unique('Lamp'),
      description: 'Works well.',
      price: 99.5,
      quantity: 2,
      shipping: true,
    };
  };
  let ownCategory: string;
  beforeAll(async () => void (ownCategory = await category()));

  it('lists them for their sellers by the rules of a new listing, once per external id', async () => {
    const [boss, seller] = [await admin(), await student()];
    const line = await product(seller);
    const { report } = await imported(boss, 'PRODUCTS', [
      { ...line, condition: 'LIKE_NEW', negotiable: false },
      line,
      { ...line, externalId: unique('sku'), description: 'Whisky, 12 years old' },
      { ...line, externalId: unique('sku'), seller: 'nobody@vitstudent.ac.in' },
      { ...line, externalId: unique('sku'), category: unique('None') },
      { ...line, externalId: unique('sku'), condition: 'SHINY' },
      { ...line, externalId: unique('sku'), price: -1 },
    ]);
    expect(statuses(report)).toEqual(['CREATED', 'EXISTS', 'FAILED', 'FAILED', 'FAILED', 'FAILED', 'FAILED']);
    expect(report.slice(2).map(({ fields }) => fields![0]!.field)).toEqual(['description', 'seller', 'category', 'condition', 'price']);
    const { nodes } = (
      await boss.ask('query ($id: ID!) { products(filter: { sellerId: $id }) { nodes { databaseId name price condition negotiable shipping } } }', {
        id: seller.id,
      })
    ).data.products;
    const { name, price, shipping } = line;
    expect(nodes).toEqual([{ databaseId: report[0]!.databaseId, name, price, shipping, condition: 'LIKE_NEW', negotiable: false }]);
    expect(await count(sql`rejections where user_id = ${seller.id}`)).toBe(0);
    await consumed('notifications');
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }', { id: report[0]!.databaseId });
    expect(statuses((await imported(boss, 'PRODUCTS', [line])).report)).toEqual(['EXISTS']);
  });

  it('may use external ids of another seller', async () => {
    const [boss, one, other] = [await admin(), await student(), await student()];
    const line = await product(one);
    expect(statuses((await imported(boss, 'PRODUCTS', [line, { ...line, seller: other.email }])).report)).toEqual(['CREATED', 'CREATED']);
  });
});

describe('a bulk import', () => {
  it('needs an administrator, and the scopes of its kind', async () => {
    const boss = await admin();
    const create = 'mutation ($scopes: [String!]!) { createAccessToken(input: { name: "t", scopes: $scopes }) { token } }';
    const tokenOf = async (...scopes: string[]) => withToken(boss, (await boss.ask(create, { scopes })).data.createAccessToken.token);
    expect(codeOf(await start(await student(), { kind: 'USERS' }, '{}'))).toBe('FORBIDDEN');
    expect(codeOf(await start(await guest(), { kind: 'USERS' }, '{}'))).toBe('UNAUTHENTICATED');
    expect(codeOf(await start(await tokenOf('admin:users:read'), { kind: 'USERS' }, '{}'))).toBe('INSUFFICIENT_SCOPE');
    expect(codeOf(await start(await tokenOf('admin:users:write'), { kind: 'CATEGORIES' }, '{}'))).toBe('INSUFFICIENT_SCOPE');
    const { report } = await imported(await tokenOf('admin:categories:write'), 'CATEGORIES', [{ name: unique('Tools') }]);
    expect(statuses(report)).toEqual(['CREATED']);
  });

  it.each([
    ['is empty', '\n \n', 'INVALID_INPUT'],
    ['is no text', new Uint8Array([0xff, 0xfe, 0x00]), 'INVALID_INPUT'],
    ['is compressed and broken', new Uint8Array(gzipSync('{}').subarray(0, 12)), 'INVALID_INPUT'],
    ['unpacks to too much', new Uint8Array(gzipSync(`${' '.repeat(2_000)}\n`.repeat(9_000))), 'TOO_LARGE'],
    ['has a line that is too long', ' '.repeat(4 * 1024 * 1024), 'TOO_LARGE'],
    ['has too many lines', '{}\n'.repeat(20_001), 'TOO_LARGE'],
    ['is too large', ' '.repeat(5 * 1024 * 1024 + 1), 'TOO_LARGE'],
  ])('rejects a file that %s', async (_, file, code) => {
    const answer = await start(await admin(), { kind: 'CATEGORIES' }, file);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code, fields: [{ field: 'file' }] });
  });

  it('fails when the account loses the permission, and deletes what is left of its file', async () => {
    const boss = await admin();
    const { container } = await testApplication();
    const name = unique('Never');
    const job = await container.database.db.one<{ id: string }>(
      sql`insert into bulk_jobs (user_id, kind, lines) values (${(await student()).id}, 'IMPORT_CATEGORIES', 1) returning id::text as id`,
    );
    const part = Buffer.from(JSON.stringify([{ line: 1, value: { name } }]));
    await container.database.db.rows(sql`insert into bulk_chunks (job_id, is_source, bytes) values (${job!.id}, true, ${part})`);
    await imported(boss, 'CATEGORIES', [{ name: unique('Next') }]);
    await vi.waitFor(async () => expect(await count(sql`bulk_jobs where id = ${job!.id} and status = 'FAILED'`)).toBe(1), 20_000);
    expect(await count(sql`categories where name = ${name}`)).toBe(0);
    expect(await count(sql`bulk_chunks where job_id = ${job!.id}`)).toBe(0);
  });
});
