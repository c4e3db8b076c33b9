import { authorize } from '../../../access/policy.ts';
import { assertScopes } from '../../../access/scopes.ts';
import { messages } from '../../../messages.ts';
import type { Ctx, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { keptToken } from '../../people/access-tokens/access-token.service.ts';
import { assertPoints } from '../../rewards/points/points-on.ts';
import { bulkKinds } from './bulk-kinds.ts';
import { BulkExportKind, type BulkKind } from './bulk-job.entity.ts';
import { bulkAdded } from './bulk.events.ts';
import { StartBulkExportInput } from './bulk.inputs.ts';
import { deleteOldFiles, hasOpenJob, insertJob, lockJobsOf, ownBulkJob } from './bulk.queries.ts';

/** Days for which a job is listed. docs/api.md states it. */
const JOB_DAYS = 30;

/** Returns a bulk job by id to the user who started it; null for everybody else. */
export function bulkJob(_ctx: Ctx, id: string): QuerySource {
  return ownBulkJob(id);
}

/** Returns the viewer if they may export rows of a kind. Throws UNAUTHENTICATED, INSUFFICIENT_SCOPE, FORBIDDEN. */
export function authorizeExport(ctx: Pick<Ctx, 'viewer'>, kind: BulkExportKind): Viewer {
  const { action, scopes } = bulkKinds[kind];
  assertScopes(ctx.viewer, scopes);
  return authorize(ctx, action);
}

/** A requested job and its audit entry. */
interface Wanted {
  kind: BulkKind;
  subject?: string;
  from?: Date | null | undefined;
  until?: Date | null | undefined;
  query?: string | null | undefined;
  dryRun?: boolean;
  /** Number of lines of an import. */
  lines?: number;
  audit: { action: AuditAction; subject: string; userId?: string };
}

/**
 * Adds a job of the viewer in the transaction of the caller. Throws LIMIT_REACHED while the same token, or a session, has another job. Returns its
 * id.
 */
export async function addJob(tx: Ctx, viewer: Viewer, { subject, from, until, query, audit, ...job }: Wanted): Promise<string> {
  const ofToken = keptToken(viewer);
  await lockJobsOf(tx, viewer.id);
  if (await hasOpenJob(tx, viewer.id, ofToken.token)) throw new DomainError(ErrorCode.LIMIT_REACHED, messages.bulkRunning);
  const range = { from: from ?? null, until: until ?? null, query: query ?? null };
  const id = await insertJob(tx, { ...job, user: viewer.id, ...ofToken, subject: subject ?? null, ...range });
  await recordAudit(tx, audit);
  tx.publish(bulkAdded);
  return id;
}

/**
 * Starts a background job that exports the rows of a kind from one snapshot, in the order in which they were created. Administrators only. Throws
 * UNAUTHENTICATED, INSUFFICIENT_SCOPE, FORBIDDEN, INVALID_INPUT, LIMIT_REACHED, IDEMPOTENCY_CONFLICT.
 */
export async function startBulkExport(ctx: Ctx, input: StartBulkExportInput): Promise<{ id: string }> {
  const { kind, from = null, until = null, query = null, idempotencyKey: key } = checkInput(StartBulkExportInput, input);
  const viewer = authorizeExport(ctx, kind);
  if (kind === BulkExportKind.POINTS) assertPoints(ctx);
  if (from && until && from >= until) throw invalid('until', messages.bulkUntil);
  const { type, key: orderedBy, fields } = bulkKinds[kind];
  ctx.infra.rowSelections!.reader(type, query ?? fields, orderedBy, viewer);
  const request = idempotentRequest('startBulkExport', viewer.id, key, [kind, from, until, query]);
  return once(ctx, request, (write) =>
    write(async (tx) => {
      const audit = { action: AuditAction.DATA_EXPORTED, subject: kind };
      return { id: await addJob(tx, viewer, { kind, from, until, query, audit }) };
    }),
  );
}

/** Deletes expired files and old jobs. */
export async function removeOldBulkFiles(ctx: Ctx): Promise<void> {
  await deleteOldFiles(ctx, JOB_DAYS);
}
