import { ID, Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { PLACEHOLDER_URL, photoUrlSql } from '../../media/photos/stored-photo.mapping.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { User } from '../../people/users/user.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, oldestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { chatFromEnd, chatFromStart } from './chat-order.ts';
import { Conversation } from './conversation.entity.ts';
import { conversationOpenSql, sideIsAwaySql } from './conversation.queries.ts';
import { isUnreadSql, peopleSql } from './people/conversation-people.queries.ts';
import { Message } from './messages/message.entity.ts';

const m = table(Message, 'm');
const p = table(Product, 'p');

/** Maximum number of people in a ring. */
const MOST_PEOPLE = 4;

export const conversationMapping = mapType<Conversation>(Conversation, {
  paged: true,
  fields: {
    productId: {
      type: () => ID,
      nullable: true,
      description: 'Id of the product, even if it was taken down; null for the people of a swap.',
      sql: ({ t }) => t.product,
    },
    people: {
      type: () => [User],
      description: 'Its participants: buyer and seller, or the people of its swap.',
      most: MOST_PEOPLE,
      list: relation<Conversation, User>({
        of: () => User,
        where: (user, { t }) => sql`${user.id} = any(${peopleSql(t)})`,
        order: oldestFirst,
      }),
    },
    productName: {
      type: () => String,
      nullable: true,
      description: 'Name of the product, even if it was taken down; null for the people of a swap.',
      sql: ({ t }) => sql`(select ${p.name} from ${p} where ${p.id} = ${t.product})`,
    },
    photoUrl: {
      type: () => String,
      description: "Path of the product's photo, or of a drawn placeholder, as for the people of a swap.",
      args: { width: { type: () => Int, nullable: true, description: 'Desired width in pixels; the next larger stored width is used.' } },
      sql: ({ t, args }) =>
        sql`coalesce((select ${photoUrlSql(p.photo, args.width)} from ${p} where ${p.id} = ${t.product}), ${literal(PLACEHOLDER_URL)})`,
    },
    messages: {
      type: () => connectionOf(Message),
      description: 'Its messages, oldest first.',
      args: pageArgs(50),
      connection: relation<Conversation, Message>({
        of: () => Message,
        where: (message, { t }) => sql`${message.conversation} = ${t.id}`,
        order: chatFromStart,
      }),
    },
    recentMessages: {
      type: () => connectionOf(Message),
      description: 'Its messages, newest first, for a window that opens at the end.',
      args: pageArgs(50),
      connection: relation<Conversation, Message>({
        of: () => Message,
        where: (message, { t }) => sql`${message.conversation} = ${t.id}`,
        order: chatFromEnd,
      }),
    },
    unreadCount: {
      type: () => Int,
      description: 'Number of messages of others that you have not read.',
      sql: ({ t }) => sql`(select count(*) from ${m} where ${m.conversation} = ${t.id} and ${isUnreadSql(m, t, viewerSql.id)}
        and ${canSql('conversation:write', { people: peopleSql(t) })})`,
    },
    otherSideAway: {
      type: () => Boolean,
      description:
        'Whether one side is suspended and there is no open order. Nobody can write until the suspension ends. False for the people of a swap.',
      sql: ({ t }) => sideIsAwaySql(t),
    },
    viewerCanWrite: {
      type: () => Boolean,
      description:
        'Whether you may write: you must be one of its participants, and its product must be listed, or an order of it or of its swap open or ended in the last 30 days.',
      sql: ({ t }) => allOf([canSql('conversation:write', { people: peopleSql(t) }), conversationOpenSql(t)]),
    },
  },
});
