import type { Ctx } from '../../../platform/context.ts';
import { raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

const k = table(IdempotencyKey, 'k');

/** A create that its client may repeat. */
export interface IdempotentRequest {
  id: string;
  hash: string;
}

/** The stored result of a key, and the hash of the input it belongs to; undefined for a free key. */
export function storedResult({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ hash: k.requestHash, result: k.result })} from ${k} where ${k.id} = ${id}`);
}

/** Takes a key. Fails with idempotency_keys_pkey where it is taken, and waits for the call that is taking it. */
export async function takeKey({ db }: Ctx, { id, hash }: IdempotentRequest): Promise<void> {
  await db.rows(sql`insert into ${k} ${values(k, { id, requestHash: hash })}`);
}

/** Stores the result of a key. */
export async function storeResult({ db }: Ctx, id: string, result: object): Promise<void> {
  await db.rows(sql`update ${k} set ${assign(k, { result: sql`${JSON.stringify(result)}::jsonb` })} where ${k.id} = ${id}`);
}

/** A condition for a statement that creates something: true while nothing was created with the key, and without a key. */
export const keyIsFreeSql = (request: IdempotentRequest | undefined): Sql =>
  request ? sql`not exists (select from ${k} where ${k.id} = ${request.id})` : raw('true');

/**
 * A CTE of such a statement: keeps the result with the key, or fails when another call with the key was faster; without a key it does
 * nothing. `value` is JSON of a row of `from`.
 */
export const keepResultSql = (request: IdempotentRequest | undefined, value: Sql, from: Sql): Sql =>
  request
    ? sql`insert into ${k} (${names(k, 'id', 'requestHash', 'result')})
        select ${request.id}, ${request.hash}, jsonb_build_object('value', ${value}) from ${from}`
    : raw('select');

/** Deletes the keys that are older than this many hours. */
export async function deleteKeysOlderThan({ db }: Ctx, hours: number): Promise<void> {
  await db.rows(sql`delete from ${k} where ${k.createdAt} < now() - ${`${hours} hours`}::interval`);
}
