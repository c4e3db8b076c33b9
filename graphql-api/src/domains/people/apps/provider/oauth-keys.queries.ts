import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql } from '../../../../platform/database/sql.ts';
import { columns, table, values } from '../../../../platform/database/table.ts';
import { OAuthKey } from './oauth-key.entity.ts';

const k = table(OAuthKey, 'k');

/** Returns all keys, newest first, with their age in hours. */
export function storedKeys({ db }: Ctx) {
  const hours = expression<number>`(extract(epoch from now() - ${k.createdAt}) / 3600)::float8`;
  return db.rows(sql`select ${columns({ id: k.id, sealed: k.sealed, hours })} from ${k} order by ${k.id} desc`);
}

/** Stores a key, unless another process has already stored one with its number. */
export async function insertKey({ db }: Ctx, key: { id: number; sealed: string }): Promise<void> {
  await db.rows(sql`insert into ${k} ${values(k, key)} on conflict do nothing`);
}

/** Deletes the signing keys up to a number. */
export async function deleteKeysUpTo({ db }: Ctx, id: number): Promise<void> {
  await db.rows(sql`delete from ${k} where ${k.id} between 1 and ${id}`);
}
