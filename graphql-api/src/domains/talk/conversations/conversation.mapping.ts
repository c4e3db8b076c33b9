import { ID, Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { PLACEHOLDER_URL, photoUrlSql } from '../../media/photos/stored-photo.mapping.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { Product } from '../../market/products/product.entity.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, relation, viewerSql } from '../../../read/mapping.ts';
import { chatFromEnd, chatFromStart } from './chat-order.ts';
import { Conversation } from './conversation.entity.ts';
import { conversationOpenSql, sideIsAwaySql } from './conversation.queries.ts';
import { Message } from './messages/message.entity.ts';

const m = table(Message, 'm');
const p = table(Product, 'p');

export const conversationMapping = mapType<Conversation>(Conversation, {
  paged: true,
  fields: {
    productId: { type: () => ID, description: 'Id of the product, also once it was taken down.', sql: ({ t }) => t.product },
    productName: {
      type: () => String,
      description: 'Name of the product, also once it was taken down.',
      sql: ({ t }) => sql`(select ${p.name} from ${p} where ${p.id} = ${t.product})`,
    },
    photoUrl: {
      type: () => String,
      description: 'Path of the photo of the product, or of a drawn placeholder.',
      args: { width: { type: () => Int, nullable: true, description: 'Wanted width in pixels; the next larger kept width is used.' } },
      sql: ({ t, args }) =>
        sql`coalesce((select ${photoUrlSql(p.photo, args.width)} from ${p} where ${p.id} = ${t.product}), ${literal(PLACEHOLDER_URL)})`,
    },
    messages: {
      type: () => connectionOf(Message),
      description: 'What was written, oldest first.',
      args: pageArgs(50),
      connection: relation<Conversation, Message>({
        of: () => Message,
        where: (message, { t }) => sql`${message.conversation} = ${t.id}`,
        order: chatFromStart,
      }),
    },
    recentMessages: {
      type: () => connectionOf(Message),
      description: 'What was written, newest first, for a window that opens at its end.',
      args: pageArgs(50),
      connection: relation<Conversation, Message>({
        of: () => Message,
        where: (message, { t }) => sql`${message.conversation} = ${t.id}`,
        order: chatFromEnd,
      }),
    },
    unreadCount: {
      type: () => Int,
      description: 'How many messages of the other side you have not read.',
      sql: ({ t }) => sql`(select count(*) from ${m} where ${m.conversation} = ${t.id} and ${m.readAt} is null
        and ${m.sender} <> ${viewerSql.id} and ${canSql('chat:write', t)})`,
    },
    otherSideAway: {
      type: () => Boolean,
      description: 'Whether one side is suspended and no open order is left to talk about: nobody can write in it until they are back.',
      sql: ({ t }) => sideIsAwaySql(t),
    },
    viewerCanWrite: {
      type: () => Boolean,
      description:
        'Whether you may write in it: you are one of the sides, and its product is listed or an order of it did not end more than 30 days ago.',
      sql: ({ t }) => allOf([canSql('chat:write', t), conversationOpenSql(t)]),
    },
  },
});
