import { createHmac, randomBytes } from 'node:crypto';
import { authorize } from '../../../access/policy.ts';
import { hasAdminScope, SCOPES } from '../../../access/scopes.ts';
import { messages } from '../../../messages.ts';
import type { Ctx, Viewer } from '../../../platform/context.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { endGrantsOf } from '../access-tokens/app-grants/app-grant.service.ts';
import { hashOf } from '../access-tokens/token-hash.ts';
import { proveIdentity } from '../accounts/own-password.ts';
import { holdOwnAccount } from '../users/own-account.ts';
import { RegisterAppInput } from './app.inputs.ts';
import { appPage, appsOf, countAppsOf, deleteAppRow, insertApp, lockApp, markApproved, ownApp } from './app.queries.ts';

/** Maximum number of apps of a student. Administrators have no limit. docs/oauth.md states it. */
const MOST_APPS = 5;
const [CLIENT_PREFIX, SECRET_PREFIX] = ['app_', 'ccs_'];

/** Returns an app by id to its owner and administrators; null for everybody else. */
export function app(_ctx: Ctx, id: string): QuerySource {
  return ownApp(id);
}

/** Returns all apps, newest first. Administrators only. */
export function apps(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'app:list');
  return appPage(page);
}

/** Derives the secret from a salt and an idempotency key. */
const secretOf = (salt: string, key: string | undefined): string =>
  SECRET_PREFIX + (key === undefined ? salt : createHmac('sha256', salt).update(key).digest('base64url'));

/** Removes duplicate scopes. Throws INVALID_INPUT about an unknown scope, and for students about scopes of administrators. */
function scopesOf({ isAdmin }: Viewer, given: readonly string[]): string[] {
  const unknown = given.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined) throw invalid('scopes', messages.tokenScopeUnknown(unknown));
  if (!isAdmin && hasAdminScope(given)) throw invalid('scopes', messages.appAdminScopes);
  return [...new Set(given)];
}

/** Locks the account first, so that concurrent calls count apps one after the other. */
async function assertMayAdd(tx: Ctx, viewer: Viewer): Promise<void> {
  await holdOwnAccount(tx);
  if (!viewer.isAdmin && (await countAppsOf(tx, viewer.id)) >= MOST_APPS) throw new DomainError(ErrorCode.LIMIT_REACHED, messages.tooManyApps);
}

/** The stored result of a registration with an idempotency key. The secret is derived from the salt and the key, of which only a hash is stored. */
interface Registered {
  id: string;
  salt: string;
}

/**
 * Registers an app. Returns its id and its secret, which is shown only once; the secret is null for an app that cannot keep one. Apps of
 * administrators are approved at once; others work only for their owner. Requires a session, and the password if a scope begins with `admin:`. A
 * repeated call with the same idempotency key returns the same values. Throws UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, RATE_LIMITED, LIMIT_REACHED,
 * IDEMPOTENCY_CONFLICT.
 */
export async function registerApp(ctx: Ctx, input: RegisterAppInput): Promise<{ id: string; clientSecret: string | null }> {
  const viewer = authorize(ctx, 'account:secure');
  const { idempotencyKey: key, password, confidential, logo = null, ...given } = checkInput(RegisterAppInput, input);
  const scopes = scopesOf(viewer, given.scopes);
  const redirectUris = [...new Set(given.redirectUris)];
  if (hasAdminScope(scopes)) await proveIdentity(ctx, viewer, password ?? undefined);
  const app = { name: given.name, homepage: given.homepage, logo, redirectUris, scopes };
  const made = await once<Registered>(ctx, idempotentRequest('registerApp', viewer.id, key, [app, confidential]), (write) =>
    write(async (tx) => {
      await assertMayAdd(tx, viewer);
      const salt = randomBytes(32).toString('base64url');
      const secretHash = confidential ? hashOf(secretOf(salt, key)) : null;
      const clientId = CLIENT_PREFIX + randomBytes(16).toString('base64url');
      return { id: await insertApp(tx, { ...app, owner: viewer.id, clientId, secretHash, isApproved: viewer.isAdmin }), salt };
    }),
  );
  return { id: made.id, clientSecret: confidential ? secretOf(made.salt, key) : null };
}

/** Approves an app, so that users other than its owner can use it. Administrators only. Throws NOT_FOUND. */
export async function approveApp(ctx: Ctx, id: string): Promise<{ id: string }> {
  authorize(ctx, 'app:approve');
  await inTransaction(ctx, async (tx) => {
    const found = await lockApp(tx, requireId(id, 'App'));
    if (!found) throw notFound('App');
    await markApproved(tx, id);
    await recordAudit(tx, { action: AuditAction.APP_APPROVED, subject: found.name, userId: found.owner });
  });
  return { id };
}

/**
 * Deletes an app and ends all its tokens. Its owner in a session, and administrators. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND also for an app of
 * another user.
 */
export async function deleteApp(ctx: Ctx, id: string): Promise<void> {
  const viewer = authorize(ctx, 'account:use');
  await inTransaction(ctx, async (tx) => {
    const found = await lockApp(tx, requireId(id, 'App'));
    if (!found) throw notFound('App');
    if (found.owner === viewer.id) authorize(tx, 'account:secure');
    else if (!viewer.isAdmin) throw notFound('App');
    else authorize(tx, 'app:delete', found);
    await endGrantsOf(tx, id);
    await deleteAppRow(tx, id);
    if (found.owner !== viewer.id) await recordAudit(tx, { action: AuditAction.APP_DELETED, subject: found.name, userId: found.owner });
  });
}

/** Deletes all apps of a user in the transaction of the caller, without a permission check. The tokens that other users granted them end. */
export async function deleteAppsOf(tx: Ctx, owner: string): Promise<void> {
  for (const { id } of await appsOf(tx, owner)) {
    await endGrantsOf(tx, id);
    await deleteAppRow(tx, id);
  }
}
