import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { AssistantConversation } from './assistant-conversation.entity.ts';

const a = table(AssistantConversation, 'a');
const excluded = rowsNamed(AssistantConversation, 'excluded');

/** Returns the stored state of a conversation; undefined once it has ended. */
export async function conversationById<Asked>({ db }: Ctx, id: string): Promise<Asked | undefined> {
  const asked = expression<Asked>`${a.asked}`;
  return (await db.one(sql`select ${columns({ asked })} from ${a} where ${a.id} = ${id} and ${a.endsAt} > now()`))?.asked as Asked | undefined;
}

/** Stores the state of a conversation for a number of minutes from now. */
export async function keepConversation({ db }: Ctx, id: string, asked: object, minutes: number): Promise<void> {
  await db.rows(sql`insert into ${a} (${names(a, 'id', 'asked', 'endsAt')})
    values (${id}, ${JSON.stringify(asked)}::jsonb, now() + make_interval(mins => ${minutes}::int))
    on conflict (${names(a, 'id')}) do update set ${assign(a, { asked: excluded.asked, endsAt: excluded.endsAt })}`);
}

/** Deletes the conversations that have ended. */
export async function deleteEndedConversations({ db }: Ctx): Promise<void> {
  await db.rows(sql`delete from ${a} where ${a.endsAt} <= now()`);
}
