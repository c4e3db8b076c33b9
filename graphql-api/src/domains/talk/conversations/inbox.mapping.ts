import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { lastActiveFirst } from './conversation.queries.ts';
import { Conversation } from './conversation.entity.ts';
import { isPersonSql } from './people/conversation-people.queries.ts';

/** User fields about conversations. */
export const inboxMapping = mapType<User>(User, {
  fields: {
    conversations: {
      type: () => connectionOf(Conversation),
      nullable: true,
      description: 'Your conversations as buyer, as seller and with the people of swaps, most recently active first; null for everyone but the user.',
      args: pageArgs(20),
      connection: relation<User, Conversation>({
        of: () => Conversation,
        where: (conversation, { t }) => sql`${isPersonSql(conversation, t.id)} and ${conversation.lastMessageAt} is not null`,
        order: lastActiveFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});

/** Product fields about conversations. */
export const productConversationMapping = mapType<Product>(Product, {
  fields: {
    viewerConversation: {
      type: () => Conversation,
      nullable: true,
      description: 'Your conversation with its seller; null until you start one.',
      one: relation<Product, Conversation>({
        of: () => Conversation,
        where: (conversation, { t }) => sql`${conversation.product} = ${t.id} and ${conversation.buyer} = ${viewerSql.id}`,
        order: [],
      }),
    },
  },
});
