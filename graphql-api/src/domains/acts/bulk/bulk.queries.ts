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

/** Whether the viewer sees a job of the own: a session all, an access token those that it started. */
export const isStartedByViewer = (job: Pick<Columns<BulkJob>, 'token'>): Sql =>
  sql`(${viewerSql.tokenId} is null or ${job.token} = ${viewerSql.tokenId})`;

/** A bulk job, for whoever started it; null for everybody else. */
export function ownBulkJob(id: string): QuerySource {
  return one<BulkJob>(BulkJob, { where: (t) => sql`${t.id} = ${id} and ${t.user} = ${viewerSql.id} and ${isStartedByViewer(t)}` });
}

/** Has everybody wait who counts the open jobs of a user. */
export async function lockJobsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('bulk ' || ${user}::text, 0))`);
}

/** Whether an access token, or for null the sessions of a user, have a job that is not done. */
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

/** Inserts a job that waits. Returns its id. */
export async function insertJob({ db }: Ctx, { tokenScopes, ...job }: NewJob): Promise<string> {
  const row = { ...job, tokenScopes: sql`${tokenScopes}::text[]` };
  return (await db.one(sql`insert into ${j} ${values(j, row)} returning ${columns({ id: j.id })}`))!.id;
}

/** Marks the oldest job that nobody works on as begun; undefined where there is none. */
export async function beginJob({ db }: Ctx): Promise<{ id: string; kind: BulkKind; tries: number } | undefined> {
  const next = sql`select ${j.id} from ${j} where ${isOpen(j.status)} order by ${j.id} limit 1 for update skip locked`;
  const change = assign(j, { status: BulkStatus.RUNNING, tries: sql`${j.tries} + 1` });
  return db.one(sql`with begun as (update ${j} set ${change} where ${j.id} = (${next}) returning *)
    select ${columns({ id: begun.id, kind: begun.kind, tries: begun.tries })} from begun`);
}

/** Has the transaction see everything as of this moment. Must be its first statement. */
export async function seeOneMoment({ db }: Ctx): Promise<void> {
  await db.rows(sql`set transaction isolation level repeatable read`);
}

/**
 * A job that was begun, with its owner and the access token that started it as they are now; it is this transaction's until the end. Undefined where another
 * process works on it, or where it is done or gone.
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

/** Adds a part to the file of a job, or to the file that it is to import. */
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

/** Marks a job as done. Its file expires after so many hours. */
export async function finishJob({ db }: Ctx, id: string, file: Finished, hours: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(hours => ${hours}::int)`;
  await db.rows(sql`update ${j} set ${assign(j, { ...file, status: BulkStatus.DONE, expiresAt })} where ${j.id} = ${id}`);
}

/** Marks a job as failed; undefined where it is gone or done. */
export function failJob({ db }: Ctx, id: string, error: string) {
  const change = assign(j, { status: BulkStatus.FAILED, error });
  return db.one(
    sql`update ${j} set ${change} where ${j.id} = ${id} and ${isOpen(j.status)} returning ${columns({ id: j.id, user: j.user, kind: j.kind })}`,
  );
}

/** The first part of the file to import that was not imported yet. */
export function firstSource({ db }: Ctx, job: string) {
  return db.one(sql`select ${columns({ id: c.id, bytes: c.bytes })} from ${c} where ${c.job} = ${job} and ${c.isSource} order by ${c.id} limit 1`);
}

/** Deletes a part of a file. */
export async function deleteChunk({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${c} where ${c.id} = ${id}`);
}

/** Deletes what was not imported of a file. */
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

/** Adds what a part of an import did to what its job says. Returns whether all lines are imported. */
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

/** The ids of the parts of a file, in order; none where the key is not its, it has expired, or its owner or token may not have it any more. */
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

/** A part of a file. */
export async function chunk({ db }: Ctx, id: string): Promise<Buffer | undefined> {
  return (await db.one(sql`select ${columns({ bytes: c.bytes })} from ${c} where ${c.id} = ${id}`))?.bytes;
}

/** Deletes the files that have expired, and the jobs that are older than so many days. */
export async function deleteOldFiles({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`with expired as (update ${j} set ${assign(j, { url: null, key: null })} where ${j.url} is not null and ${j.expiresAt} <= now() returning *)
    delete from ${c} where ${c.job} in (select id from expired)`);
  await db.rows(sql`delete from ${j} where ${j.createdAt} < now() - make_interval(days => ${days}::int)`);
}

/** Deletes the jobs of a user, and those with the data of that user. */
export async function deleteJobsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${j} where ${j.user} = ${user} or ${j.subject} = ${user}`);
}
