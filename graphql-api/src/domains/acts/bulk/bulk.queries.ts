import type { Ctx } from '../../../platform/context.ts';
import { allOf, expression, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, rowsNamed, table, values } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { AccessToken } from '../../people/access-tokens/access-token.entity.ts';
import { Role, User } from '../../people/users/user.entity.ts';
import { BulkChunk } from './bulk-chunk.entity.ts';
import { BulkJob, BulkStatus, type BulkKind } from './bulk-job.entity.ts';

const j = table(BulkJob, 'j');
const c = table(BulkChunk, 'c');
const u = table(User, 'u');
const a = table(AccessToken, 'a');
const begun = rowsNamed(BulkJob, 'begun');

const isOpen = (status: Sql): Sql => sql`${status} in (${BulkStatus.WAITING}, ${BulkStatus.RUNNING})`;

/** True if the viewer may see one of their own jobs: a session sees all of them, an access token those that it started. */
export const isStartedByViewer = (job: Pick<Columns<BulkJob>, 'token'>): Sql =>
  sql`(${viewerSql.tokenId} is null or ${job.token} = ${viewerSql.tokenId})`;

/** Returns a bulk job to the user who started it; null for everybody else. */
export function ownBulkJob(id: string): QuerySource {
  return one<BulkJob>(BulkJob, { where: (t) => sql`${t.id} = ${id} and ${t.user} = ${viewerSql.id} and ${isStartedByViewer(t)}` });
}

/** Locks a user's jobs against concurrent counting. */
export async function lockJobsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('bulk ' || ${user}::text, 0))`);
}

/** Returns whether an access token, or for null the sessions of a user, have an unfinished job. */
export async function hasOpenJob({ db }: Ctx, user: string, token: string | null): Promise<boolean> {
  const ofSame = sql`${j.user} = ${user} and ${j.token} is not distinct from ${token}::bigint`;
  return !!(await db.one(sql`select ${columns({ id: j.id })} from ${j} where ${ofSame} and ${isOpen(j.status)} limit 1`));
}

interface NewJob {
  user: string;
  token: string | null;
  tokenScopes: string[] | null;
  kind: BulkKind;
  subject: string | null;
  from: Date | null;
  until: Date | null;
  query: string | null;
  dryRun?: boolean;
  lines?: number;
}

/** Inserts a waiting job. Returns its id. */
export async function insertJob({ db }: Ctx, { tokenScopes, ...job }: NewJob): Promise<string> {
  const row = { ...job, tokenScopes: sql`${tokenScopes}::text[]` };
  return (await db.one(sql`insert into ${j} ${values(j, row)} returning ${columns({ id: j.id })}`))!.id;
}

/** Marks the oldest job that no process is working on as started; undefined if there is none. */
export async function beginJob({ db }: Ctx): Promise<{ id: string; kind: BulkKind; tries: number } | undefined> {
  const next = sql`select ${j.id} from ${j} where ${isOpen(j.status)} order by ${j.id} limit 1 for update skip locked`;
  const change = assign(j, { status: BulkStatus.RUNNING, tries: sql`${j.tries} + 1` });
  return db.one(sql`with begun as (update ${j} set ${change} where ${j.id} = (${next}) returning *)
    select ${columns({ id: begun.id, kind: begun.kind, tries: begun.tries })} from begun`);
}

/** Gives the transaction one snapshot of the database. Must be its first statement. */
export async function seeOneMoment({ db }: Ctx): Promise<void> {
  await db.rows(sql`set transaction isolation level repeatable read`);
}

/**
 * Locks a started job until the end of the transaction. Returns it with its owner and the access token that started it, as they are now. Undefined if
 * another process is working on it, or if it is done or gone.
 */
export function takeJob({ db }: Ctx, id: string) {
  const job = {
    id: j.id,
    user: j.user,
    token: j.token,
    tokenScopes: j.tokenScopes,
    kind: j.kind,
    subject: j.subject,
    from: j.from,
    until: j.until,
    query: j.query,
    dryRun: j.dryRun,
    wrongLines: j.wrongLines,
  };
  const owner = { role: u.role, tokenId: expression<string | null>`${a.id}`, scopes: a.scopes, canWrite: a.canWrite, canAdmin: a.canAdmin };
  const mayAct = expression<boolean>`${u.bannedAt} is null and ${u.deletedAt} is null and (${j.token} is null or ${a.id} is not null)`;
  return db.one(sql`select ${columns({ ...job, ...owner, mayAct })} from ${j} join ${u} on ${u.id} = ${j.user}
    left join ${a} on ${a.id} = ${j.token} and ${a.expiresAt} > now()
    where ${j.id} = ${id} and ${isOpen(j.status)} for update of j skip locked`);
}

/** Adds a part to the file of a job, or to the file that it imports. */
export async function insertChunk({ db }: Ctx, job: string, bytes: Buffer, isSource = false): Promise<void> {
  await db.rows(sql`insert into ${c} ${values(c, { job, bytes, isSource })}`);
}

interface Finished {
  rows?: number;
  bytes?: number;
  position: string | null;
  key: string;
  url: string;
}

/** Marks a job as done. Its file expires after the given number of hours. */
export async function finishJob({ db }: Ctx, id: string, file: Finished, hours: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(hours => ${hours}::int)`;
  await db.rows(sql`update ${j} set ${assign(j, { ...file, status: BulkStatus.DONE, expiresAt })} where ${j.id} = ${id}`);
}

/** Marks a job as failed; undefined if it is gone or done. */
export function failJob({ db }: Ctx, id: string, error: string) {
  const change = assign(j, { status: BulkStatus.FAILED, error });
  return db.one(
    sql`update ${j} set ${change} where ${j.id} = ${id} and ${isOpen(j.status)} returning ${columns({ id: j.id, user: j.user, kind: j.kind })}`,
  );
}

/** Returns the first part of the file that was not imported yet. */
export function firstSource({ db }: Ctx, job: string) {
  return db.one(sql`select ${columns({ id: c.id, bytes: c.bytes })} from ${c} where ${c.job} = ${job} and ${c.isSource} order by ${c.id} limit 1`);
}

/** Deletes a part of a file. */
export async function deleteChunk({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${c} where ${c.id} = ${id}`);
}

/** Deletes the parts of a file that were not imported. */
export async function deleteSource({ db }: Ctx, job: string): Promise<void> {
  await db.rows(sql`delete from ${c} where ${c.job} = ${job} and ${c.isSource}`);
}

interface Progress {
  rows: number;
  bytes: number;
  created: number;
  failed: number;
  /** See the entity. */
  wrongLines: readonly number[];
}

/** Adds the results of a part of an import to its job. Returns whether all lines are imported. */
export async function addProgress({ db }: Ctx, id: string, { rows, bytes, created, failed, wrongLines }: Progress): Promise<boolean> {
  const sums = {
    rows: sql`${j.rows} + ${rows}::int`,
    bytes: sql`${j.bytes} + ${bytes}::float8`,
    created: sql`${j.created} + ${created}::int`,
    failed: sql`${j.failed} + ${failed}::int`,
    wrongLines: sql`${wrongLines}::int[]`,
  };
  const isDone = expression<boolean>`${j.rows} >= ${j.lines}`;
  return (await db.one(sql`update ${j} set ${assign(j, { ...sums, tries: 0 })} where ${j.id} = ${id} returning ${columns({ isDone })}`))!.isDone;
}

/**
 * Returns the ids of the parts of a file, in order. Returns none if the key is wrong, the file has expired, or its owner or token may no longer read
 * it.
 */
export async function chunksOf({ db }: Ctx, id: string, key: string): Promise<string[]> {
  const hasToken = sql`exists (select from ${a} where ${a.id} = ${j.token} and ${a.expiresAt} > now())`;
  const mayHave = allOf([
    sql`${u.bannedAt} is null and ${u.deletedAt} is null and ${u.role} = ${Role.ADMIN}`,
    oneOf([sql`${j.token} is null`, hasToken]),
  ]);
  const rows =
    await db.rows(sql`select ${columns({ id: c.id })} from ${j} join ${u} on ${u.id} = ${j.user} join ${c} on ${c.job} = ${j.id} and not ${c.isSource}
    where ${j.id} = ${id} and ${j.key} = ${key} and ${j.expiresAt} > now() and ${mayHave} order by ${c.id}`);
  return rows.map((row) => row.id);
}

/** Returns a part of a file. */
export async function chunk({ db }: Ctx, id: string): Promise<Buffer | undefined> {
  return (await db.one(sql`select ${columns({ bytes: c.bytes })} from ${c} where ${c.id} = ${id}`))?.bytes;
}

/** Deletes expired files, and the jobs that are older than the given number of days. */
export async function deleteOldFiles({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`with expired as (update ${j} set ${assign(j, { url: null, key: null })} where ${j.url} is not null and ${j.expiresAt} <= now() returning *)
    delete from ${c} where ${c.job} in (select id from expired)`);
  await db.rows(sql`delete from ${j} where ${j.createdAt} < now() - make_interval(days => ${days}::int)`);
}

/** Deletes the jobs that a user started, and those with the user's data. */
export async function deleteJobsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${j} where ${j.user} = ${user} or ${j.subject} = ${user}`);
}
