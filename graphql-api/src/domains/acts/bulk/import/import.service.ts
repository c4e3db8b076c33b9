import { hash } from 'node:crypto';
import { authorize } from '../../../../access/policy.ts';
import { assertScopes } from '../../../../access/scopes.ts';
import type { Ctx, Viewer } from '../../../../platform/context.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { AuditAction } from '../../../log/audit/audit-entry.entity.ts';
import { idempotentRequest, once } from '../../../log/idempotency/idempotency.service.ts';
import { readUpload } from '../../../media/photos/photo.service.ts';
import { StartBulkImportInput } from '../bulk.inputs.ts';
import { insertChunk } from '../bulk.queries.ts';
import { addJob } from '../bulk.service.ts';
import { partsOf } from './import-file.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { importMessages } from './import-messages.ts';

/** Returns the viewer if they may import objects of a kind. Throws UNAUTHENTICATED, INSUFFICIENT_SCOPE, FORBIDDEN. */
export function authorizeImport(ctx: Pick<Ctx, 'viewer'>, { action, scopes }: ImportKind): Viewer {
  assertScopes(ctx.viewer, scopes);
  return authorize(ctx, action);
}

/** Splits a file to import into parts and counts its lines. */
async function readParts(bytes: Buffer, { keyOf }: ImportKind): Promise<{ parts: Buffer[]; lines: number }> {
  const parts: Buffer[] = [];
  let lines = 0;
  for await (const part of partsOf(bytes, keyOf)) {
    parts.push(Buffer.from(JSON.stringify(part)));
    lines += part.length;
  }
  return { parts, lines };
}

/**
 * Starts a background job that creates the objects of a file, each line by the rules of the corresponding mutation. With `dryRun` it only reports
 * what it would create. Administrators only. Throws UNAUTHENTICATED, INSUFFICIENT_SCOPE, FORBIDDEN, INVALID_INPUT and TOO_LARGE about `file`,
 * LIMIT_REACHED, IDEMPOTENCY_CONFLICT.
 */
export async function startBulkImport(ctx: Ctx, input: StartBulkImportInput): Promise<{ id: string }> {
  const { kind, file, dryRun = false, idempotencyKey: key } = checkInput(StartBulkImportInput, input);
  const importKind = importKinds[kind];
  const viewer = authorizeImport(ctx, importKind);
  const { bytes } = await readUpload(ctx, file, { field: 'file', tooLarge: importMessages.tooLarge });
  const request = idempotentRequest('startBulkImport', viewer.id, key, [kind, dryRun, hash('sha256', bytes)]);
  return once(ctx, request, async (write) => {
    const { parts, lines } = await readParts(bytes, importKind);
    return write(async (tx) => {
      const audit = { action: AuditAction.DATA_IMPORTED, subject: dryRun ? `${kind}, dry run` : kind };
      const id = await addJob(tx, viewer, { kind: importKind.job, dryRun, lines, audit });
      for (const part of parts) await insertChunk(tx, id, part, true);
      return { id };
    });
  });
}
