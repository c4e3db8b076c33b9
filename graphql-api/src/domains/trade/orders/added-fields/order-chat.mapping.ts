import { Int } from 'type-graphql';
import { canSql } from '../../../../access/policy.ts';
import { Order } from '../order.entity.ts';
import { allOf, sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { connectionOf, pageArgs } from '../../../../read/connection.ts';
import { mapType, relation } from '../../../../read/mapping.ts';
import { viewerSql } from '../../../../platform/database/statement.ts';
import { chatFromEnd, chatFromStart } from '../../../talk/conversations/chat-order.ts';
import { chatOpenSql, conversationOfSql } from '../../../talk/conversations/conversation.queries.ts';
import { Conversation } from '../../../talk/conversations/conversation.entity.ts';
import { Message } from '../../../talk/conversations/messages/message.entity.ts';

const m = table(Message, 'm');

/** Order fields about the chat. */
export const orderChatMapping = mapType<Order>(Order, {
  fields: {
    conversation: {
      type: () => Conversation,
      nullable: true,
      description: 'Its conversation; null for everyone but both sides and administrators.',
      one: relation<Order, Conversation>({
        of: () => Conversation,
        where: (conversation, { t }) => allOf([sql`${conversation.id} = ${conversationOfSql(t)}`, canSql('chat:read', t)]),
        order: [],
      }),
    },
    messages: {
      type: () => connectionOf(Message),
      description: 'Messages of its conversation, oldest first; empty for everyone but both sides and administrators.',
      args: pageArgs(50),
      connection: relation<Order, Message>({
        of: () => Message,
        where: (message, { t }) => allOf([sql`${message.conversation} = ${conversationOfSql(t)}`, canSql('chat:read', t)]),
        order: chatFromStart,
      }),
    },
    recentMessages: {
      type: () => connectionOf(Message),
      description: 'Messages of its conversation, newest first, for a window that opens at the end; empty for the same people as `messages`.',
      args: pageArgs(50),
      connection: relation<Order, Message>({
        of: () => Message,
        where: (message, { t }) => allOf([sql`${message.conversation} = ${conversationOfSql(t)}`, canSql('chat:read', t)]),
        order: chatFromEnd,
      }),
    },
    unreadCount: {
      type: () => Int,
      description: 'Number of messages of the other side that you have not read.',
      sql: ({ t }) => sql`(select count(*) from ${m} where ${m.conversation} = ${conversationOfSql(t)} and ${m.readAt} is null
        and ${m.sender} <> ${viewerSql.id} and ${canSql('chat:write', t)})`,
    },
    viewerCanWrite: {
      type: () => Boolean,
      description: 'Whether you may write in its chat: you are one of its sides, and it is open or ended in the last 30 days.',
      sql: ({ t }) => allOf([canSql('chat:write', t), chatOpenSql(t.endedAt)]),
    },
  },
});
