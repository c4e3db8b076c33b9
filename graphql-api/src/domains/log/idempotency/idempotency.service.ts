import { createHash } from 'node:crypto';
import { releaseSlotWhile, type Ctx, type Infrastructure } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { keyRule, Validator } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { deleteKeysOlderThan, storedResult, storeResult, takeKey, type IdempotentRequest } from './idempotency.queries.ts';

/** Number of hours for which a result is stored. docs/api.md states it. */
const KEEP_HOURS = 48;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Stored<Result> {
  value: Result;
  notices?: Ctx['pointNotifications'];
}

/**
 * Returns the id of a create operation, made from its operation, its scope and the client's key. `scope` must belong to one client only: the user, or
 * for guests the email address of the input. Throws INVALID_INPUT about `idempotencyKey`.
 */
export function requestId(operation: string, scope: string, key: string): string {
  const validator = new Validator();
  const checked = validator.text('idempotencyKey', key, keyRule);
  validator.assertValid();
  return sha256([operation, scope, checked].join('\n'));
}

/**
 * Identifies a create operation by `requestId`; undefined without a key. A repeated call must have the same `input`, which must not contain a
 * password.
 * Throws INVALID_INPUT about `idempotencyKey`.
 */
export function idempotentRequest(operation: string, scope: string, key: string | null | undefined, input: unknown): IdempotentRequest | undefined {
  if (key == null) return undefined;
  return { key: requestId(operation, scope, key), keyHash: sha256(JSON.stringify(input)) };
}

/** Returns the result of the first call; undefined if there was none. Throws IDEMPOTENCY_CONFLICT for different input. */
export async function firstResult<Result>(ctx: Ctx, request: IdempotentRequest | undefined): Promise<Result | undefined> {
  if (!request) return undefined;
  const row = await storedResult(ctx, request);
  if (!row) return undefined;
  if (row.hash !== request.keyHash) throw new DomainError(ErrorCode.IDEMPOTENCY_CONFLICT, messages.idempotencyConflict);
  const { notices, value } = row.result as Stored<Result>;
  Object.assign(ctx.pointNotifications, notices);
  return value;
}

/** Runs the writing part of a create operation in one transaction. */
export type Write<Result> = (work: (tx: Ctx) => Promise<Result>) => Promise<Result>;
type Create<Result> = (write: Write<Result>) => Promise<Result>;

/**
 * Create operations that are running in this process. A repeated call waits for them without spending its rate limit. Operations in other processes
 * are awaited in the database.
 */
const underWayOf = new WeakMap<Infrastructure, Map<string, Promise<void>>>();
const nothing = (): void => undefined;

/**
 * Runs a create operation once per key. `create` performs its checks and passes its writing part to `write`, which stores the result in the same
 * transaction. A repeated call returns the first result, and waits for it while the first call is running. A failed call stores nothing.
 * Throws IDEMPOTENCY_CONFLICT.
 */
export async function once<Result>(ctx: Ctx, request: IdempotentRequest | undefined, create: Create<Result>): Promise<Result> {
  if (!request) return create((work) => inTransaction(ctx, work));
  const underWay = underWayOf.get(ctx.infra) ?? new Map<string, Promise<void>>();
  underWayOf.set(ctx.infra, underWay);
  const ahead = underWay.get(request.key);
  if (ahead) {
    await releaseSlotWhile(ctx, () => ahead);
    return keyed(ctx, request, create);
  }
  const run = keyed(ctx, request, create);
  const ended = run.then(nothing, nothing).finally(() => underWay.delete(request.key));
  underWay.set(request.key, ended);
  return run;
}

async function keyed<Result>(ctx: Ctx, request: IdempotentRequest, create: Create<Result>): Promise<Result> {
  const first = await firstResult<Result>(ctx, request);
  if (first !== undefined) return first;
  const write: Write<Result> = (work) =>
    inTransaction(ctx, async (tx) => {
      // Taken first, so that a concurrent call with the same key waits here until this one has ended.
      await takeKey(tx, request);
      const value = await work(tx);
      await storeResult(tx, request.key, { value, notices: tx.pointNotifications } satisfies Stored<Result>);
      return value;
    });
  try {
    return await create(write);
  } catch (error) {
    // A concurrent call with the same key may have succeeded and caused this failure.
    const other = await firstResult<Result>(ctx, request);
    if (other === undefined) throw error;
    return other;
  }
}

/** Runs a create operation that is a single statement and stores its result itself. Returns its row, the result of the first call, or neither. */
export async function onceByStatement<Row, Result>(
  ctx: Ctx,
  request: IdempotentRequest | undefined,
  run: () => Promise<Row | undefined>,
): Promise<{ row?: Row | undefined; first?: Result | undefined }> {
  if (!request) return { row: await run() };
  try {
    const row = await run();
    return row ? { row } : { first: await firstResult<Result>(ctx, request) };
  } catch (error) {
    if (!violates(error, 'idempotency_keys_pkey')) throw error;
    return { first: await firstResult<Result>(ctx, request) };
  }
}

/** Deletes expired keys. */
export async function removeOldKeys(ctx: Ctx): Promise<void> {
  await deleteKeysOlderThan(ctx, KEEP_HOURS);
}
