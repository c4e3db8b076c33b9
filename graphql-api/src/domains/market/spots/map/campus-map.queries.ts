import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, rowsNamed, table, values } from '../../../../platform/database/table.ts';
import { one, type QuerySource } from '../../../../read/query-source.ts';
import { CampusMap } from './campus-map.entity.ts';

const m = table(CampusMap, 'm');
const excluded = rowsNamed(CampusMap, 'excluded');

/** Returns the uploaded map. */
export function uploadedMap(): QuerySource {
  return one<CampusMap>(CampusMap, { where: () => sql`true` });
}

/** Deletes the uploaded map. Returns whether there was one. */
export async function deleteMap({ db }: Ctx): Promise<boolean> {
  return (await db.one(sql`delete from ${m} returning ${columns({ id: m.id })}`)) !== undefined;
}

/** Sets the photo of the map. Returns the map's id. */
export async function putMap({ db }: Ctx, photo: string): Promise<string> {
  const row = await db.one(sql`insert into ${m} ${values(m, { photo, createdAt: sql`now()` })} on conflict ((true))
    do update set ${assign(m, { photo: excluded.photo, createdAt: excluded.createdAt })} returning ${columns({ id: m.id })}`);
  return row!.id;
}
