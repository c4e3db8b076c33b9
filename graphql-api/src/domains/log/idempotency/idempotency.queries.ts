import type { Ctx } from '../../../platform/context.ts';
import { given, withValues } from '../../../platform/database/statement.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

const k = table(IdempotencyKey, 'k');

/** The optional key of a create operation, as parameters of a statement. */
const used = given<IdempotentRequest>({ key: 'text', keyHash: 'text' });

/** A create operation that its client may repeat. */
export interface IdempotentRequest {
  /** Hash of the viewer, the operation and the client's key. */
  key: string;
  /** Hash of the input. */
  keyHash: string;
}

const stored = sql`select ${columns({ hash: k.requestHash, result: k.result })} from ${k} where ${k.id} = ${used.key}`;

/** Returns the stored result of a key and the hash of its input; undefined for an unused key. */
export function storedResult(ctx: Ctx, request: IdempotentRequest) {
  return ctx.db.one(withValues(stored, ctx, request));
}

/** Takes a key. Fails with idempotency_keys_pkey if it is taken. Waits for a concurrent call that is taking it. */
export async function takeKey({ db }: Ctx, { key, keyHash }: IdempotentRequest): Promise<void> {
  await db.rows(sql`insert into ${k} ${values(k, { id: key, requestHash: keyHash })}`);
}

/** Stores the result of a key. */
export async function storeResult({ db }: Ctx, id: string, result: object): Promise<void> {
  await db.rows(sql`update ${k} set ${assign(k, { result: sql`${JSON.stringify(result)}::jsonb` })} where ${k.id} = ${id}`);
}

/**
 * Condition for a create operation in one statement with the key as parameter: true if nothing has been created with the key, or if there is no key.
 */
export const keyIsFreeSql = sql`(${used.key} is null or not exists (select from ${k} where ${k.id} = ${used.key}))`;

/**
 * CTE of such a statement that stores the result with the key. Fails if a concurrent call with the key was faster; does nothing without a key.
 * `value` is JSON of a row of `from`.
 */
export const keepResultSql = (value: Sql, from: Sql): Sql<never> => sql`insert into ${k} (${names(k, 'id', 'requestHash', 'result')})
  select ${used.key}, ${used.keyHash}, jsonb_build_object('value', ${value}) from ${from} where ${used.key} is not null`;

/** Deletes keys older than this many hours. */
export async function deleteKeysOlderThan({ db }: Ctx, hours: number): Promise<void> {
  await db.rows(sql`delete from ${k} where ${k.createdAt} < now() - ${`${hours} hours`}::interval`);
}
