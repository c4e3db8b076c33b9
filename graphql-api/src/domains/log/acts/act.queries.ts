import type { Ctx } from '../../../platform/context.ts';
import { expression, raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, tableNameText, values } from '../../../platform/database/table.ts';
import { User } from '../../people/users/user.entity.ts';
import { ACT_SETTING, ActChange } from './act-change.entity.ts';
import { Act, type ActKind } from './act.entity.ts';

const a = table(Act, 'a');
const c = table(ActChange, 'c');

interface NewAct {
  token: string;
  actor: string;
  kind: ActKind;
}

/** Inserts an act that can be undone for a number of minutes. */
export async function insertAct({ db }: Ctx, act: NewAct, minutes: number) {
  const undoUntil = sql`now() + make_interval(mins => ${minutes}::int)`;
  const end = expression<number>`(extract(epoch from ${a.undoUntil}) * 1000)::float8`;
  const row = await db.one(sql`insert into ${a} ${values(a, { ...act, undoUntil })} returning ${columns({ id: a.id, undoUntil: end })}`);
  return row!;
}

/** Makes the transaction record its changes under an act; undefined stops recording. */
export async function recordChangesOf({ db }: Ctx, act: string | undefined): Promise<void> {
  await db.rows(sql`select set_config(${ACT_SETTING}, ${act ?? ''}, true)`);
}

/** Keeps photos until an act can no longer be undone. */
export async function keepPhotos({ db }: Ctx, act: string, photos: readonly string[]): Promise<void> {
  await db.rows(sql`update ${a} set ${assign(a, { photos: sql`${a.photos} || ${photos}::bigint[]` })} where ${a.id} = ${act}`);
}

/** Deletes acts and returns the photos that they kept. */
async function deleteActs({ db }: Ctx, condition: Sql): Promise<string[]> {
  const rows = await db.rows<{ photo: string }>(sql`with gone as (delete from ${a} where ${condition} returning ${a.photos} as photos)
    select ${raw('unnest(photos)::text')} as photo from gone`);
  return rows.map(({ photo }) => photo);
}

/** Deletes acts that can no longer be undone, and returns the photos that they kept. */
export const deleteOldActs = (ctx: Ctx): Promise<string[]> => deleteActs(ctx, sql`${a.undoUntil} <= now()`);

/** Deletes a user's acts, and acts that changed the user's row or a row that refers to the user. Returns the photos that they kept. */
export function deleteActsAbout(ctx: Ctx, userId: string): Promise<string[]> {
  const row = sql`coalesce(${c.before}, ${c.after})`;
  const refersToUser = sql`exists (select from pg_constraint k join pg_attribute f on f.attrelid = k.conrelid and f.attnum = any(k.conkey)
    where k.conrelid = ${c.tableName}::regclass and k.confrelid = ${tableNameText(User)}::regclass and ${row} ->> f.attname = ${userId})`;
  return deleteActs(
    ctx,
    sql`${a.actor} = ${userId} or ${a.id} in (select ${c.act} from ${c}
    where ${c.tableName} = ${tableNameText(User)} and ${row} ->> 'id' = ${userId} or ${refersToUser})`,
  );
}
