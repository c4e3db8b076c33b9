import type { Ctx, Lines, Viewer } from '../../../platform/context.ts';
import type { Limit } from '../../../platform/ports.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { notFound } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { scopesOfEverything } from '../../../access/scope-table.ts';
import { assertScopes } from '../../../access/scopes.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { isExistingUser } from '../../people/users/user.queries.ts';
import { BulkKind } from '../bulk/bulk-job.entity.ts';
import { addJob } from '../bulk/bulk.service.ts';
import { UserDataInput } from './own-data.inputs.ts';
import { exportUser, linesOfUser, photoHashesOf } from './own-data.queries.ts';

/** Width of the pictures in the download, in pixels: the largest stored width. */
const WIDTH = 1280;

/** Limit of a user's downloads in an hour. */
const downloadsOfUser = ({ infra }: Ctx): Limit => ({ name: 'downloads', points: infra.settings.limits.userDownloads, seconds: 3_600 });

/** The path of the download. */
export const OWN_DATA_PATH = '/my-data.zip';

/** Returns the URL of the download of everything stored about the viewer. Throws UNAUTHENTICATED. */
export function myData(ctx: Ctx): string {
  authorize(ctx, 'account:use');
  return ctx.infra.settings.publicUrl + OWN_DATA_PATH;
}

/** A file of the download, in pieces that are read in sequence. */
export interface OwnFile {
  name: string;
  pieces: AsyncIterable<Uint8Array>;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* filesOf(ctx: Ctx, viewer: Viewer): AsyncGenerator<OwnFile> {
  yield { name: 'data.json', pieces: encoded(exportUser(ctx, viewer.id, ctx.infra.settings.publicUrl)) };
  for await (const hash of photoHashesOf(ctx, viewer.id)) {
    const bytes = await ctx.infra.photos.get(hash, WIDTH);
    if (bytes) yield { name: `pictures/${hash}.webp`, pieces: only(bytes) };
  }
}

/**
 * Returns everything stored about the viewer: data.json, then each picture once. Pieces are read on request, so that only one is in memory even for a
 * slow reader. Throws UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED.
 */
export async function myFiles(ctx: Ctx): Promise<AsyncGenerator<OwnFile>> {
  const viewer = authorize(ctx, 'account:use');
  assertScopes(viewer, scopesOfEverything);
  await ctx.infra.rateLimiter.use(downloadsOfUser(ctx), viewer.id);
  return filesOf(ctx, viewer);
}

/**
 * Starts a background job that exports everything stored about another user, for legal requests. Administrators only; recorded in the audit log.
 * Throws UNAUTHENTICATED, INSUFFICIENT_SCOPE, FORBIDDEN, NOT_FOUND, LIMIT_REACHED, IDEMPOTENCY_CONFLICT.
 */
export async function userData(ctx: Ctx, input: UserDataInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'user:list');
  const { id, idempotencyKey: key } = checkInput(UserDataInput, input);
  const subject = requireId(id, 'User');
  return once(ctx, idempotentRequest('userData', viewer.id, key, [subject]), (write) =>
    write(async (tx) => {
      if (!(await isExistingUser(tx, subject))) throw notFound('User');
      const audit = { action: AuditAction.USER_DATA_EXPORTED, subject: `User ${subject}`, userId: subject };
      return { id: await addJob(tx, viewer, { kind: BulkKind.USER_DATA, subject, audit }) };
    }),
  );
}

/** Returns the lines of the file of `userData`. */
export const userLines = (tx: Ctx, user: string): AsyncIterable<Lines> => linesOfUser(tx, user, tx.infra.settings.publicUrl);
