import type { Ctx } from '../../../platform/context.ts';
import { given, withValues } from '../../../platform/database/statement.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

const k = table(IdempotencyKey, 'k');

/** The key of a create, where it has one, among the values of a statement. */
const used = given<IdempotentRequest>({ key: 'text', keyHash: 'text' });

/** A create that its client may repeat. */
export interface IdempotentRequest {
  /** Identifies it: a hash of the viewer, the operation and the client's key. */
  key: string;
  /** A hash of the input. */
  keyHash: string;
}

const stored = sql`select ${columns({ hash: k.requestHash, result: k.result })} from ${k} where ${k.id} = ${used.key}`;

/** The stored result of a key, and the hash of the input it belongs to; undefined for a free key. */
export function storedResult(ctx: Ctx, request: IdempotentRequest) {
  return ctx.db.one(withValues(stored, ctx, request));
}

/** Takes a key. Fails with idempotency_keys_pkey where it is taken, and waits for the call that is taking it. */
export async function takeKey({ db }: Ctx, { key, keyHash }: IdempotentRequest): Promise<void> {
  await db.rows(sql`insert into ${k} ${values(k, { id: key, requestHash: keyHash })}`);
}

/** Stores the result of a key. */
export async function storeResult({ db }: Ctx, id: string, result: object): Promise<void> {
  await db.rows(sql`update ${k} set ${assign(k, { result: sql`${JSON.stringify(result)}::jsonb` })} where ${k.id} = ${id}`);
}

/** A condition for a create that is one statement, with its key among its values: true while nothing was created with the key, and without a key. */
export const keyIsFreeSql = sql`(${used.key} is null or not exists (select from ${k} where ${k.id} = ${used.key}))`;

/**
 * A CTE of such a statement: keeps the result with the key, or fails when another call with the key was faster; without a key it does
 * nothing. `value` is JSON of a row of `from`.
 */
export const keepResultSql = (value: Sql, from: Sql): Sql<never> => sql`insert into ${k} (${names(k, 'id', 'requestHash', 'result')})
  select ${used.key}, ${used.keyHash}, jsonb_build_object('value', ${value}) from ${from} where ${used.key} is not null`;

/** Deletes the keys that are older than this many hours. */
export async function deleteKeysOlderThan({ db }: Ctx, hours: number): Promise<void> {
  await db.rows(sql`delete from ${k} where ${k.createdAt} < now() - ${`${hours} hours`}::interval`);
}
