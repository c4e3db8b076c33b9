import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { gzip } from 'node:zlib';
import type { Ctx, Lines, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { messages } from '../../../messages.ts';
import { newestPosition } from '../../log/events/event.queries.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { withinToken } from '../../people/access-tokens/access-token.service.ts';
import { NO_SESSION } from '../../people/sessions/session.service.ts';
import { Role } from '../../people/users/user.entity.ts';
import { BulkKind, BulkStatus } from './bulk-job.entity.ts';
import { bulkFinished } from './bulk.events.ts';
import { bulkKinds } from './bulk-kinds.ts';
import { beginJob, chunk, chunksOf, deleteSource, failJob, finishJob, insertChunk, seeOneMoment, takeJob } from './bulk.queries.ts';
import { authorizeExport } from './bulk.service.ts';
import { importOf } from './import/import-kinds.ts';

/** Number of rows that one statement reads. It is small, so that other requests hardly wait. */
const PAGE_ROWS = 25;
/** Number of bytes that are compressed together. */
const PART_BYTES = 500_000;
/** Hours for which a file can be downloaded. docs/api.md states it. */
const FILE_HOURS = 24;
/** Number of starts after which a job fails. A process may end while it works on a job. */
const MOST_TRIES = 3;

const compress = promisify(gzip);

/** A job that this process works on, with its owner. */
export type Job = NonNullable<Awaited<ReturnType<typeof takeJob>>>;

/** The lines of a file, in batches, read in the transaction of the job. */
type Pages = AsyncIterable<Lines>;

/** Function of the own-data domain that returns all stored data about a user as lines. */
export type UserLines = (tx: Ctx, user: string) => Pages;

/**
 * Returns the user who started a job, with the current permissions of the account and the access token. Throws FORBIDDEN if they have none any more.
 */
export function ownerOf(job: Job): Viewer {
  if (!job.mayAct) throw new DomainError(ErrorCode.FORBIDDEN, messages.bulkUnentitled);
  const viewer = { id: job.user, isAdmin: job.role === Role.ADMIN, sessionId: NO_SESSION };
  return job.tokenId === null ? viewer : withinToken(viewer, { ...job, id: job.tokenId });
}

/** Returns the rows of an export as lines. */
async function* exportLines(tx: Ctx, job: Job & { kind: keyof typeof bulkKinds }): Pages {
  const viewer = authorizeExport(tx, job.kind);
  const { type, key, fields, page } = bulkKinds[job.kind];
  const read = tx.infra.rowSelections!.reader(type, job.query ?? fields, key, viewer);
  const time = (at: Date | null) => (at === null ? null : new Date(at));
  const range = { from: time(job.from), until: time(job.until), limit: PAGE_ROWS };
  for (let after = '0'; ;) {
    const { lastKey, ...lines } = await read(tx, page({ ...range, after }));
    if (lines.rows > 0) yield lines;
    if (lines.rows < PAGE_ROWS) return;
    after = lastKey!;
  }
}

function linesOf(tx: Ctx, job: Job, userLines: UserLines): Pages {
  if (job.kind !== BulkKind.USER_DATA) return exportLines(tx, job as Job & { kind: keyof typeof bulkKinds });
  return userLines(tx, job.subject!);
}

/**
 * Joins texts into parts that are large enough to compress. Each part is valid until the next one is requested, because all are written into the same
 * buffer: strings that wait for a part to fill would outlive the young generation, and stay in memory until a major garbage collection.
 */
async function* partsOfTexts(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const part = new Uint8Array(PART_BYTES);
  let length = 0;
  for await (const text of texts) {
    for (let rest = text; rest !== '';) {
      const { read, written } = encoder.encodeInto(rest, part.subarray(length));
      length += written;
      rest = rest.slice(read);
      if (rest === '') continue;
      yield part.subarray(0, length);
      length = 0;
    }
  }
  yield part.subarray(0, length);
}

/** Stores lines as the file of a job, one part for several pages, so that only one part is in memory. Yields to the event loop after each page. */
async function storeLines(tx: Ctx, id: string, pages: Pages): Promise<{ rows: number; bytes: number }> {
  const stored = { rows: 0, bytes: 0 };
  const texts = async function* () {
    for await (const { text, rows } of pages) {
      stored.rows += rows;
      yield `${text}\n`;
      await setImmediate();
    }
  };
  for await (const part of partsOfTexts(texts())) {
    const bytes = await compress(part);
    await insertChunk(tx, id, bytes);
    stored.bytes += bytes.length;
  }
  return stored;
}

async function makeFile(ctx: Ctx, id: string, userLines: UserLines): Promise<void> {
  await inTransaction(ctx, async (transaction) => {
    await seeOneMoment(transaction);
    const job = await takeJob(transaction, id);
    if (!job) return;
    const tx = { ...transaction, viewer: ownerOf(job) };
    // Current events that have no position yet will be numbered after it, so a reader receives some twice but misses none.
    const position = await newestPosition(tx);
    const stored = await storeLines(tx, id, linesOf(tx, job, userLines));
    await finish(tx, job, { ...stored, position });
  });
}

/** Marks a job as done in the transaction of the caller, and creates the URL of its file. */
export async function finish(tx: Ctx, job: Job, stored: { rows?: number; bytes?: number; position: string | null }): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const url = `${tx.infra.settings.publicUrl}${bulkPath(job.id, key)}`;
  await finishJob(tx, job.id, { ...stored, key: hashOf(key), url }, FILE_HOURS);
  await recordEvent(tx, bulkFinished(job, BulkStatus.DONE));
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns the path of a job's file. */
export const bulkPath = (id: string, key: string): string => `/bulk/${id}/${key}.jsonl.gz`;

async function fail(ctx: Ctx, id: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await failJob(tx, id, reason);
    if (!job) return;
    await deleteSource(tx, id);
    await recordEvent(tx, bulkFinished(job, BulkStatus.FAILED));
  });
}

/** Imports the next part of a job. */
export type ImportPart = (ctx: Ctx, job: string) => Promise<void>;

/** Works on the oldest waiting job; for an import, on its next part. Returns whether there was one. */
export async function workOnBulkJob(ctx: Ctx, userLines: UserLines, importPart: ImportPart): Promise<boolean> {
  const begun = await beginJob(ctx);
  if (!begun) return false;
  try {
    if (begun.tries > MOST_TRIES) throw new DomainError(ErrorCode.INTERNAL, messages.bulkFailed);
    await (importOf(begun.kind) ? importPart(ctx, begun.id) : makeFile(ctx, begun.id, userLines));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === ErrorCode.SERVICE_UNAVAILABLE) throw error;
    await fail(ctx, begun.id, error.message);
  }
  return true;
}

/** Returns the file of a job in parts, each read on request; undefined for a wrong key and an expired file. */
export async function bulkFile(ctx: Ctx, id: string, key: string): Promise<AsyncIterable<Buffer> | undefined> {
  const ids = await chunksOf(ctx, id, hashOf(key));
  return ids.length === 0 ? undefined : partsOf(ctx, ids);
}

async function* partsOf(ctx: Ctx, ids: readonly string[]): AsyncGenerator<Buffer> {
  for (const id of ids) {
    const bytes = await chunk(ctx, id);
    // The file expired while it was sent.
    if (!bytes) throw new Error(`part ${id} of a bulk file is gone`);
    yield bytes;
  }
}
