import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { allOf, join, sql, type Sql } from '../../../platform/database/sql.ts';
import { mapType } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import {
  awaitingConversationsSql,
  awaitingOrdersSql,
  awaitingSwapsSql,
  conversationAwaitsViewerSql,
  endingOffersSql,
  meetingsSql,
  orderAwaitsViewerSql,
  orderStepSql,
} from './attention.queries.ts';
import { queueSql } from '../notifications/admin-queue.queries.ts';
import { OrderStep } from './order-step.ts';
import { AdminQueue, UserCounts } from './user-counts.ts';

const count = (description: string, counted: Sql) => ({ type: () => Int, description, sql: () => counted });

export const userCountsMapping = mapType<User>(UserCounts, {
  ownerTable: () => User,
  fields: {
    ordersReceived: count(
      'Orders you received that need something of you: new ones without a meeting, and those with a proposed meeting to answer.',
      awaitingOrdersSql('seller'),
    ),
    ordersPlaced: count(
      'Orders you placed that need something of you: a proposed meeting to answer, or a delivery to confirm or object to.',
      awaitingOrdersSql('buyer'),
    ),
    chats: count(
      'Conversations with messages you have not read or an open offer that you can answer. Those with a block do not count.',
      awaitingConversationsSql,
    ),
    offersEnding: count('Open offers that you can answer and that end within 24 hours. Those with a block do not count.', endingOffersSql),
    meetings: count('Agreed meetings within 24 hours, and those of the last 24 hours after which nothing was handed over.', meetingsSql),
    swaps: count('Proposed swaps that you can accept.', awaitingSwapsSql),
  },
});

export const adminQueueMapping = mapType<User>(AdminQueue, {
  ownerTable: () => User,
  fields: {
    total: count('The sum of the others.', sql`(${join(Object.values(queueSql), ' + ')})`),
    reports: count('Reports that nobody has decided.', queueSql.reports),
    objections: count('Objections to deliveries that nobody has decided.', queueSql.objections),
    appeals: count('Appeals that nobody has answered.', queueSql.appeals),
    doubtfulListings: count('Listings that the review left in doubt and nobody has settled.', queueSql.doubtfulListings),
    contactMessages: count('Contact messages that nobody has handled.', queueSql.contactMessages),
  },
});

/** User fields about what needs the viewer's attention. */
export const userAttentionMapping = mapType<User>(User, {
  fields: {
    counts: {
      type: () => UserCounts,
      nullable: true,
      description: 'How much waits for you. Visible to the user alone. `countsChanged` notifies of changes.',
      embedded: () => UserCounts,
      when: ({ t }) => sql`coalesce(${t.id} = ${viewerSql.id}, false)`,
    },
    adminQueue: {
      type: () => AdminQueue,
      nullable: true,
      description: 'How much waits for the administrators. Visible to an administrator about the own account alone.',
      embedded: () => AdminQueue,
      when: ({ t }) => allOf([canSql('report:decide'), sql`coalesce(${t.id} = ${viewerSql.id}, false)`]),
    },
  },
});

/** Order fields about what needs the viewer's attention. */
export const orderAttentionMapping = mapType<Order>(Order, {
  fields: {
    viewerStep: {
      type: () => OrderStep,
      nullable: true,
      description: 'What you do next about it; null where nothing is to be done now, and for others than its sides.',
      sql: ({ t }) => orderStepSql(t),
    },
    awaitsViewer: {
      type: () => Boolean,
      description: 'Whether it needs something of you, and counts in `User.counts`.',
      sql: ({ t }) => orderAwaitsViewerSql(t),
    },
  },
});

/** Conversation fields about what needs the viewer's attention. */
export const conversationAttentionMapping = mapType<Conversation>(Conversation, {
  fields: {
    awaitsViewer: {
      type: () => Boolean,
      description: 'Whether it has messages you have not read or an open offer that you can answer, and counts in `User.counts`.',
      sql: ({ t }) => conversationAwaitsViewerSql(t),
    },
  },
});
