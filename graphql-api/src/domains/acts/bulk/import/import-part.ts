import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Ctx } from '../../../../platform/context.ts';
import { idsOf } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, type FieldError } from '../../../../platform/errors.ts';
import { messages } from '../../../../messages.ts';
import { addProgress, deleteChunk, firstSource, insertChunk, takeJob } from '../bulk.queries.ts';
import { finish, ownerOf } from '../make-file.ts';
import type { CheckedLine } from './checked-line.ts';
import type { SourceLine } from './import-file.ts';
import { importOf, type ImportKind } from './import-kinds.ts';
import { authorizeImport } from './import.service.ts';
import { importMessages } from './import-messages.ts';

const compress = promisify(gzip);

/** Result of a line: its object was created (or would be, in a dry run), it already exists, or the line is wrong. */
enum LineStatus {
  CREATED = 'CREATED',
  VALID = 'VALID',
  EXISTS = 'EXISTS',
  FAILED = 'FAILED',
}

/** A line of the report. */
interface ReportLine {
  line: number;
  status: LineStatus;
  /** Both ids of the object. Left out in a dry run for an object that would be created. */
  id?: string;
  databaseId?: string;
  /** The earlier line about the same object. */
  repeats?: number;
  message?: string;
  fields?: readonly FieldError[];
}

const failed = (line: number, message: string, fields: readonly FieldError[] = []): ReportLine => ({
  line,
  status: LineStatus.FAILED,
  message,
  fields,
});

/** Returns the errors of a line, or how its object is created. */
async function checked(tx: Ctx, kind: ImportKind, { line, value }: SourceLine): Promise<CheckedLine | ReportLine> {
  if (!value) return failed(line, importMessages.noObject);
  try {
    return await kind.check(tx, value);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === ErrorCode.SERVICE_UNAVAILABLE) throw error;
    return failed(line, error.message, error.extensions.fields);
  }
}

/**
 * Imports a line. In a dry run, `wrong` contains the first lines about an object that were wrong so far: if the first line is wrong, the next right
 * line about the same object creates it.
 */
async function importLine(tx: Ctx, kind: ImportKind, source: SourceLine, wrong: Set<number> | undefined): Promise<ReportLine> {
  const { line, repeats } = source;
  const result = await checked(tx, kind, source);
  if ('status' in result) {
    if (repeats === undefined) wrong?.add(line);
    return result;
  }
  if ('existing' in result) return { line, status: LineStatus.EXISTS, ...idsOf(kind.type, result.existing), ...(repeats ? { repeats } : {}) };
  if (wrong && repeats !== undefined && !wrong.delete(repeats))
    return { line, status: LineStatus.EXISTS, repeats, message: importMessages.repeated(repeats) };
  if (wrong) return { line, status: LineStatus.VALID };
  return { line, status: LineStatus.CREATED, ...idsOf(kind.type, await result.create(tx)) };
}

const count = (report: readonly ReportLine[], status: LineStatus): number => report.filter((each) => each.status === status).length;

/**
 * Imports the next lines of a job and adds their results to its report, in one transaction. If a process ends, the next one continues, and no line is
 * imported twice. Throws FORBIDDEN if the user who started it no longer has permission.
 */
export async function importPart(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (transaction) => {
    const job = await takeJob(transaction, id);
    const kind = job && importOf(job.kind);
    if (!kind) return;
    const tx = { ...transaction, viewer: ownerOf(job) };
    authorizeImport(tx, kind);
    const part = await firstSource(tx, id);
    // A backup contains the job but not its file.
    if (!part) throw new DomainError(ErrorCode.INTERNAL, messages.bulkFailed);
    const report: ReportLine[] = [];
    const wrong = job.dryRun ? new Set(job.wrongLines) : undefined;
    for (const line of JSON.parse(part.bytes.toString()) as SourceLine[]) {
      report.push(await importLine(tx, kind, line, wrong));
    }
    const bytes = await compress(report.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await insertChunk(tx, id, bytes);
    await deleteChunk(tx, part.id);
    const progress = {
      rows: report.length,
      bytes: bytes.length,
      created: count(report, LineStatus.CREATED),
      failed: count(report, LineStatus.FAILED),
      wrongLines: [...(wrong ?? [])],
    };
    if (await addProgress(tx, id, progress)) await finish(tx, job, { position: null });
  });
}
