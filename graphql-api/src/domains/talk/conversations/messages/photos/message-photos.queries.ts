import type { Ctx } from '../../../../../platform/context.ts';
import { sql } from '../../../../../platform/database/sql.ts';
import { assign, columns, rowsNamed, table } from '../../../../../platform/database/table.ts';
import { Message } from '../message.entity.ts';

const m = table(Message, 'm');
const shown = rowsNamed(Message, 'shown');

/** Removes the photos that a user sent from the chats. The texts stay. Returns the ids of the photos. */
export async function detachPhotosOf({ db }: Ctx, userId: string): Promise<string[]> {
  const rows = await db.rows(sql`with shown as (select * from ${m} where ${m.sender} = ${userId} and ${m.photo} is not null for update)
    update ${m} set ${assign(m, { photo: null })} from ${shown} where ${m.id} = ${shown.id} returning ${columns({ photo: shown.photo })}`);
  return rows.map(({ photo }) => photo!);
}
