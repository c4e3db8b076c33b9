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

/** Data that the provider stores, with the fields that are read here. */
export interface ProviderPayload extends Record<string, unknown> {
  jti?: string;
  uid?: string;
  grantId?: string;
  clientId?: string;
  accountId?: string;
  scope?: string;
}

/** Models that result from a consent and end with it. */
const OF_GRANTS: ReadonlySet<string> = new Set(['Grant', 'AuthorizationCode', 'RefreshToken', ...TOKEN_KINDS]);
/** An access token that an app gets for itself acts for its owner, as if the owner had consented. */
const OF_OWNER = 'ClientCredentials';
const GRANT = 'Grant';
/** Days for which expired items are stored. */
const KEPT_DAYS = 1;

/** Grants an app scopes of its owner. */
async function grantByOwner(ctx: Ctx, clientId: string, scope: string): Promise<void> {
  const app = await appByClientId(ctx.db, clientId);
  if (app) await recordGrant(ctx, { user: app.owner, app, scopes: scope.split(' ').filter(Boolean) });
}

/** Stores an item of the provider without its id. Returns false if its grant was revoked meanwhile. */
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

/** Returns the item stored under an id. */
export async function readItem(ctx: Ctx, kind: string, id: string): Promise<ProviderPayload | undefined> {
  const payload = await findItem(ctx.db, { kind, idHash: hashOf(id) });
  return payload && { ...payload, jti: id };
}

/** Returns the item stored under the second identifier that sessions have. */
export function readItemByUid(ctx: Ctx, kind: string, uid: string): Promise<ProviderPayload | undefined> {
  return findItemByUid(ctx.db, kind, hashOf(uid));
}

/** Marks a code or a refresh token as used. Returns false if it already was, also by a concurrent request. */
export function useItem(ctx: Ctx, kind: string, id: string): Promise<boolean> {
  return consumeItem(ctx, { kind, idHash: hashOf(id) });
}

/** Deletes rows, and closes the sockets of the access tokens among them. */
async function withSockets(ctx: Ctx, remove: (tx: Ctx) => ReturnType<typeof deleteItem>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    tx.publish(...(await remove(tx)).filter(({ kind }) => isTokenKind(kind)).map(appTokenEnded));
  });
}

/** Deletes the item stored under an id. The sockets of an access token close. */
export function removeItem(ctx: Ctx, kind: string, id: string): Promise<void> {
  return withSockets(ctx, (tx) => deleteItem(tx, { kind, idHash: hashOf(id) }));
}

/** Deletes the items of one kind that result from one consent. */
export function removeItemsOfConsent(ctx: Ctx, kind: string, grantId: string): Promise<void> {
  return withSockets(ctx, (tx) => deleteItemsOfConsent(tx, kind, hashOf(grantId)));
}

/** Deletes items that expired at least a day ago. */
export function removeEndedItems(ctx: Ctx): Promise<void> {
  return deleteEndedItems(ctx, KEPT_DAYS);
}
