import { randomBytes } from 'node:crypto';
import { authorize } from '../../../../access/policy.ts';
import { hasAdminScope, hasWriteScope } from '../../../../access/scopes.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { insertAccessToken, lockTokenOwner } from '../access-token.queries.ts';
import { endAccessToken, revokeAccessToken } from '../access-token.service.ts';
import { hashOf } from '../token-hash.ts';
import { grantOf, insertGrant, ownAppGrant, renewGrant, tokenOfGrant, tokensOfApp } from './app-grant.queries.ts';

/** Number of days after which a grant expires unless it is renewed. */
export const GRANT_DAYS = 180;

/** Returns a grant by id to the user who gave it and administrators; null for everybody else. */
export function appGrant(_ctx: Ctx, id: string): QuerySource {
  return ownAppGrant(id);
}

interface Grant {
  user: string;
  app: { id: string; name: string };
  scopes: readonly string[];
}

/** Records that a user grants scopes to an app, in addition to those granted before. */
export async function recordGrant(ctx: Ctx, { user, app, scopes }: Grant): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTokenOwner(tx, user);
    const known = await grantOf(tx, user, app.id);
    const all = [...new Set([...(known?.scopes ?? []), ...scopes])];
    const granted = { scopes: all, canWrite: hasWriteScope(all), canAdmin: hasAdminScope(all), days: GRANT_DAYS };
    if (known) return renewGrant(tx, known, granted);
    // No token has this hash, because the tokens of the app lead to the row through their grant.
    const tokenHash = hashOf(randomBytes(32).toString('base64url'));
    const token = await insertAccessToken(tx, { ...granted, user, name: app.name, prefix: null, tokenHash, allowedIps: null, warnedDays: null });
    return insertGrant(tx, { user, app: app.id, token });
  });
}

/**
 * Revokes a grant of the viewer or, for administrators, of any user. Its tokens end and their sockets close. Throws the errors of
 * `revokeAccessToken`.
 */
export async function revokeAppGrant(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'account:use');
  const token = await tokenOfGrant(ctx, requireId(id, 'Grant'));
  if (token === undefined) throw notFound('Grant');
  await revokeAccessToken(ctx, token);
}

/** Revokes all grants for an app without a permission check. */
export async function endGrantsOf(ctx: Ctx, app: string): Promise<void> {
  for (const { token } of await tokensOfApp(ctx, app)) await endAccessToken(ctx, token);
}
