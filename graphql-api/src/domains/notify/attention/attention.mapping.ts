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
      'Orders that you received and that need you: new ones without a meeting, and those with a proposed meeting to answer.',
      awaitingOrdersSql('seller'),
    ),
    ordersPlaced: count(
      'Orders that you placed and that need you: a proposed meeting to answer, or a delivery to confirm or object to.',
      awaitingOrdersSql('buyer'),
    ),
    chats: count('Conversations with unread messages or an open offer that you can answer, without those with a block.', awaitingConversationsSql),
    offersEnding: count('Open offers that you can answer and that expire within 24 hours, without those with a block.', endingOffersSql),
    meetings: count('Agreed meetings within 24 hours, and those of the last 24 hours without a handover.', meetingsSql),
    swaps: count('Proposed swaps that you can accept.', awaitingSwapsSql),
  },
});

export const adminQueueMapping = mapType<User>(AdminQueue, {
  ownerTable: () => User,
  fields: {
    total: count('Sum of the other numbers.', sql`(${join(Object.values(queueSql), ' + ')})`),
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
      description: 'Numbers of items that need your attention. Visible only to the user. `countsChanged` notifies of changes.',
      embedded: () => UserCounts,
      when: ({ t }) => sql`coalesce(${t.id} = ${viewerSql.id}, false)`,
    },
    adminQueue: {
      type: () => AdminQueue,
      nullable: true,
      description: 'Numbers of open items that need an administrator. Visible only to administrators on their own account.',
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
      description: 'Your next step; null if there is nothing to do now, and for everyone but its sides.',
      sql: ({ t }) => orderStepSql(t),
    },
    awaitsViewer: {
      type: () => Boolean,
      description: 'Whether it counts in `User.counts`: you have to do something about it.',
      sql: ({ t }) => orderAwaitsViewerSql(t),
    },
  },
});

/** Conversation fields about what needs the viewer's attention. */
export const conversationAttentionMapping = mapType<Conversation>(Conversation, {
  fields: {
    awaitsViewer: {
      type: () => Boolean,
      description: 'Whether it counts in `User.counts`: it has unread messages or an open offer that you can answer.',
      sql: ({ t }) => conversationAwaitsViewerSql(t),
    },
  },
});
