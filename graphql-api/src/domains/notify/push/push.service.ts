import { authorize } from '../../../access/policy.ts';
import { accountIsGone, holdOwnAccount } from '../../people/users/own-account.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import type { PushKeys } from '../../../platform/ports.ts';
import { isPublicHost } from '../../../platform/net/public-address.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { pushQueued } from './push.events.ts';
import { RemovePushSubscriptionInput, RenewPushSubscriptionInput, SavePushSubscriptionInput } from './push.inputs.ts';
import {
  deleteSubscription,
  deleteSurplusSubscriptions,
  insertKeys,
  insertPushes,
  lockSubscription,
  replaceSubscription,
  storedKeys,
  subscriptionsOf,
  upsertSubscription,
  type NewPush,
} from './push.queries.ts';

/** Maximum number of browsers of a user. A further one replaces the oldest. docs/api.md states it. */
const MOST_BROWSERS = 10;

/**
 * Returns the keys by which push services recognize this marketplace: those of the settings, or a pair that the first call stores for all processes.
 */
export async function pushKeys(ctx: Ctx): Promise<PushKeys> {
  const { pushKeys: set } = ctx.infra.settings;
  const kept = set ?? (await storedKeys(ctx));
  if (kept) return kept;
  await insertKeys(ctx, ctx.infra.pushSender.generateKeys());
  return (await storedKeys(ctx))!;
}

/** Returns the public key that a browser needs to subscribe. Throws UNAUTHENTICATED. */
export async function pushPublicKey(ctx: Ctx): Promise<string> {
  authorize(ctx, 'account:use');
  return (await pushKeys(ctx)).publicKey;
}

/**
 * Returns whether messages may be sent to a URL that a user enters: an ordinary https address of a public host, or a host that the settings allow.
 */
export function isPushEndpoint(endpoint: string, allowedHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowedHosts.includes(host)) return true;
  return protocol === 'https:' && port === '' && isPublicHost(hostname);
}

function assertPushEndpoint({ infra }: Ctx, endpoint: string): void {
  if (isPushEndpoint(endpoint, infra.settings.pushHosts)) return;
  throw new DomainError(ErrorCode.INVALID_INPUT, messages.pushEndpoint, { fields: [{ field: 'endpoint', message: messages.pushEndpoint }] });
}

/** A browser that shows the viewer's notifications. */
interface Subscription {
  endpoint: string;
  createdAt: Date;
}

/** Returns the browsers that show the viewer's notifications, oldest first. Throws UNAUTHENTICATED, FORBIDDEN for an access token. */
export async function pushSubscriptions(ctx: Ctx): Promise<Subscription[]> {
  const rows = await subscriptionsOf(ctx, authorize(ctx, 'account:secure').id);
  return rows.map(({ endpoint, createdAt }) => ({ endpoint, createdAt: new Date(createdAt) }));
}

/**
 * Makes a browser show the viewer's notifications until this session ends. Another call for the same browser updates its keys and its user. Throws
 * UNAUTHENTICATED, FORBIDDEN for an access token, INVALID_INPUT about the endpoint and the keys.
 */
export async function savePushSubscription(ctx: Ctx, given: SavePushSubscriptionInput): Promise<Subscription[]> {
  const viewer = authorize(ctx, 'account:secure');
  const input = checkInput(SavePushSubscriptionInput, given);
  assertPushEndpoint(ctx, input.endpoint);
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    if (!(await upsertSubscription(tx, { ...input, user: viewer.id, session: viewer.sessionId }))) throw accountIsGone();
    await deleteSurplusSubscriptions(tx, viewer.id, MOST_BROWSERS);
  });
  return pushSubscriptions(ctx);
}

/**
 * Replaces a stored subscription with the one that the browser's push service issued instead, for the same user until the same session ends. A
 * service worker has no session, so it proves with the old key that it is the browser. Returns whether the old subscription was known. Throws
 * INVALID_INPUT about the endpoints and the keys.
 */
export async function renewPushSubscription(ctx: Ctx, given: RenewPushSubscriptionInput): Promise<boolean> {
  const { oldEndpoint, oldAuth, ...input } = checkInput(RenewPushSubscriptionInput, given);
  assertPushEndpoint(ctx, input.endpoint);
  return inTransaction(ctx, async (tx) => {
    const id = await lockSubscription(tx, oldEndpoint, oldAuth);
    if (id === undefined) return false;
    await replaceSubscription(tx, id, input);
    return true;
  });
}

/** Stops a browser from showing the viewer's notifications. Throws UNAUTHENTICATED, FORBIDDEN for an access token. */
export async function removePushSubscription(ctx: Ctx, given: RemovePushSubscriptionInput): Promise<Subscription[]> {
  const viewer = authorize(ctx, 'account:secure');
  await deleteSubscription(ctx, viewer.id, checkInput(RemovePushSubscriptionInput, given).endpoint);
  return pushSubscriptions(ctx);
}

/** Queues pushes in the transaction of the change they report. */
export async function queuePushes(tx: Ctx, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length > 0 && (await insertPushes(tx, pushes)) > 0) tx.publish(pushQueued);
}
