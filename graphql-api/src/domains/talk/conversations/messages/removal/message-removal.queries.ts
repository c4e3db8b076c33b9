import { Conversation } from '../../conversation.entity.ts';
import type { Ctx } from '../../../../../platform/context.ts';
import { sql } from '../../../../../platform/database/sql.ts';
import { assign, columns, rowsNamed, table } from '../../../../../platform/database/table.ts';
import { peopleColumn } from '../../people/conversation-people.queries.ts';
import { Message } from '../message.entity.ts';

const m = table(Message, 'm');
const c = table(Conversation, 'c');
const was = rowsNamed(Message, 'was');

/** Erases the text and the photo of a message. Returns them with the people of the chat; undefined if the message was removed before. */
export function eraseMessage({ db }: Ctx, id: string) {
  const shown = { text: was.text, photo: was.photo, sender: m.sender, conversation: c.id, people: peopleColumn(c) };
  return db.one(sql`with was as (select * from ${m} where ${m.id} = ${id} and ${m.removedAt} is null for update)
    update ${m} set ${assign(m, { text: '', photo: null, removedAt: sql`now()` })} from ${was} join ${c} on ${c.id} = ${was.conversation}
    where ${m.id} = ${was.id} returning ${columns(shown)}`);
}
