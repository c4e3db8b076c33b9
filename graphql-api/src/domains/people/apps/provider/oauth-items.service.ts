import type { Ctx } from '../../../../platform/context.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { recordGrant } from '../../access-tokens/app-grants/app-grant.service.ts';
import { isTokenKind, TOKEN_KINDS } from '../../access-tokens/app-grants/app-token.queries.ts';
import { appTokenEnded } from '../../access-tokens/access-token.service.ts';
import { hashOf } from '../../access-tokens/token-hash.ts';
import { appByClientId } from '../app.queries.ts';
import {
  consumeItem,
  deleteEndedItems,
  deleteItem,
  deleteItemsOfConsent,
  findItem,
  findItemByUid,
  putItem,
  putItemOfGrant,
} from './oauth-items.queries.ts';

/** What the provider gives to be stored; the fields that are looked at here. */
export interface ProviderPayload extends Record<string, unknown> {
  jti?: string;
  uid?: string;
  grantId?: string;
  clientId?: string;
  accountId?: string;
  scope?: string;
}

/** What comes of a consent: it ends with it. */
const OF_GRANTS: ReadonlySet<string> = new Set(['Grant', 'AuthorizationCode', 'RefreshToken', ...TOKEN_KINDS]);
/** An access token that an app gets for itself acts for its owner, as if that had consented. */
const OF_OWNER = 'ClientCredentials';
const GRANT = 'Grant';
/** How long what ended is kept, in days. */
const KEPT_DAYS = 1;

/** Has an app act for its owner. */
async function grantByOwner(ctx: Ctx, clientId: string, scope: string): Promise<void> {
  const app = await appByClientId(ctx.db, clientId);
  if (app) await recordGrant(ctx, { user: app.owner, app, scopes: scope.split(' ').filter(Boolean) });
}

/** Stores what the provider keeps, without the id. False where what it comes of was withdrawn meanwhile. */
export async function storeItem(ctx: Ctx, kind: string, id: string, { jti: _id, ...payload }: ProviderPayload, seconds: number): Promise<boolean> {
  const { uid, clientId, accountId, scope = '' } = payload;
  const grantId = kind === GRANT ? id : payload.grantId;
  const item = { kind, idHash: hashOf(id), uidHash: uid ? hashOf(uid) : null, grantHash: grantId ? hashOf(grantId) : null, payload, seconds };
  if (!OF_GRANTS.has(kind) || clientId === undefined) {
    await putItem(ctx, item);
    return true;
  }
  if (kind === OF_OWNER) await grantByOwner(ctx, clientId, scope);
  return putItemOfGrant(ctx, item, clientId, accountId);
}

/** What was stored under an id. */
export async function readItem(ctx: Ctx, kind: string, id: string): Promise<ProviderPayload | undefined> {
  const payload = await findItem(ctx.db, { kind, idHash: hashOf(id) });
  return payload && { ...payload, jti: id };
}

/** What was stored with another name, which sessions have. */
export function readItemByUid(ctx: Ctx, kind: string, uid: string): Promise<ProviderPayload | undefined> {
  return findItemByUid(ctx.db, kind, hashOf(uid));
}

/** Marks a code or a refresh token as used; false where it was, also by a request at the same time. */
export function useItem(ctx: Ctx, kind: string, id: string): Promise<boolean> {
  return consumeItem(ctx, { kind, idHash: hashOf(id) });
}

/** Deletes rows, and closes the sockets of the access tokens among them. */
async function withSockets(ctx: Ctx, remove: (tx: Ctx) => ReturnType<typeof deleteItem>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    tx.publish(...(await remove(tx)).filter(({ kind }) => isTokenKind(kind)).map(appTokenEnded));
  });
}

/** Deletes what was stored under an id. The sockets of an access token close. */
export function removeItem(ctx: Ctx, kind: string, id: string): Promise<void> {
  return withSockets(ctx, (tx) => deleteItem(tx, { kind, idHash: hashOf(id) }));
}

/** Deletes what of a kind comes of one consent. */
export function removeItemsOfConsent(ctx: Ctx, kind: string, grantId: string): Promise<void> {
  return withSockets(ctx, (tx) => deleteItemsOfConsent(tx, kind, hashOf(grantId)));
}

/** Deletes what ended yesterday or before. */
export function removeEndedItems(ctx: Ctx): Promise<void> {
  return deleteEndedItems(ctx, KEPT_DAYS);
}
