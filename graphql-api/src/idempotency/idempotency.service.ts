import { createHash } from 'node:crypto';
import { releaseSlotWhile, type Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { inTransaction, violates } from '../platform/transaction.ts';
import { Validator } from '../platform/validation.ts';
import { keyRule } from './idempotency-key.rule.ts';
import { messages } from '../messages.ts';
import { deleteKeysOlderThan, storedResult, storeResult, takeKey, type IdempotentRequest } from './idempotency.queries.ts';

/** How long a result is kept. docs/api.md states it. */
const KEEP_HOURS = 48;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Stored<Result> {
  value: Result;
  notices?: Ctx['pointNotifications'];
}

/**
 * Names a create by who asks, what is done and the client's key; undefined without a key. `scope` must be something that only the asker
 * has: the user, or for guests the address they write from. `input` is what must be the same in a repeated call; it holds no password.
 * Throws INVALID_INPUT about `idempotencyKey`.
 */
export function idempotentRequest(operation: string, scope: string, key: string | null | undefined, input: unknown): IdempotentRequest | undefined {
  if (key == null) return undefined;
  const validator = new Validator();
  const checked = validator.text('idempotencyKey', key, keyRule);
  validator.assertValid();
  return { id: sha256([operation, scope, checked].join('\n')), hash: sha256(JSON.stringify(input)) };
}

/** What the first call gave; undefined when there was none. Throws IDEMPOTENCY_CONFLICT when its input was another. */
export async function firstResult<Result>(ctx: Ctx, request: IdempotentRequest | undefined): Promise<Result | undefined> {
  if (!request) return undefined;
  const row = await storedResult(ctx, request.id);
  if (!row) return undefined;
  if (row.hash !== request.hash) throw new DomainError(ErrorCode.IDEMPOTENCY_CONFLICT, messages.idempotencyConflict);
  const { notices, value } = row.result as Stored<Result>;
  Object.assign(ctx.pointNotifications, notices);
  return value;
}

/** Runs the writing part of a create in one transaction. */
export type Write<Result> = (work: (tx: Ctx) => Promise<Result>) => Promise<Result>;
type Create<Result> = (write: Write<Result>) => Promise<Result>;

/** Creates of this process that are at work, so that a repeated one spends no limits meanwhile. Other processes wait at the database. */
const underWay = new Map<string, Promise<void>>();
const nothing = (): void => undefined;

/**
 * Runs a create once for a key: `create` checks what it likes and hands its writing part to `write`, which keeps the result in the same
 * transaction. A repeated call gets the first result; one that comes while the first is at work waits for it. A failure keeps nothing.
 * Throws IDEMPOTENCY_CONFLICT.
 */
export async function once<Result>(ctx: Ctx, request: IdempotentRequest | undefined, create: Create<Result>): Promise<Result> {
  if (!request) return create((work) => inTransaction(ctx, work));
  const ahead = underWay.get(request.id);
  if (ahead) {
    await releaseSlotWhile(ctx, () => ahead);
    return keyed(ctx, request, create);
  }
  const run = keyed(ctx, request, create);
  const ended = run.then(nothing, nothing).finally(() => underWay.delete(request.id));
  underWay.set(request.id, ended);
  return run;
}

async function keyed<Result>(ctx: Ctx, request: IdempotentRequest, create: Create<Result>): Promise<Result> {
  const first = await firstResult<Result>(ctx, request);
  if (first !== undefined) return first;
  const write: Write<Result> = (work) =>
    inTransaction(ctx, async (tx) => {
      // First of all, so that a call with the same key waits here until this one is through.
      await takeKey(tx, request);
      const value = await work(tx);
      await storeResult(tx, request.id, { value, notices: tx.pointNotifications } satisfies Stored<Result>);
      return value;
    });
  try {
    return await create(write);
  } catch (error) {
    // Another call with the key may have been faster, and its work may be what made this one fail.
    const other = await firstResult<Result>(ctx, request);
    if (other === undefined) throw error;
    return other;
  }
}

/** The same for a create that is one statement, which keeps its result by itself: its row, or what the first call gave, or neither. */
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

/** Removes keys that no client comes back with any more. */
export async function removeOldKeys(ctx: Ctx): Promise<void> {
  await deleteKeysOlderThan(ctx, KEEP_HOURS);
}
