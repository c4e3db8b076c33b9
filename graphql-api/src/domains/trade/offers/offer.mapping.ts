import { canSql } from '../../../access/policy.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation, type Columns } from '../../../read/mapping.ts';
import { Offer, OfferStatus } from './offer.entity.ts';
import { isOpenSql } from './open-offer.queries.ts';

const c = table(Conversation, 'c');

/** The rights of the viewer about an offer, by the sides of its conversation. */
const mayAnswer = (t: Columns<Offer>) =>
  sql`exists (select from ${c} where ${c.id} = ${t.conversation} and ${canSql('offer:answer', { buyer: c.buyer, seller: c.seller, maker: t.maker })})`;

export const offerMapping = mapType<Offer>(Offer, {
  paged: true,
  fields: {
    status: {
      type: () => OfferStatus,
      description: 'The status.',
      sql: ({ t }) =>
        sql`case when ${t.status} = ${OfferStatus.OPEN} and not ${isOpenSql(t)} then ${literal(OfferStatus.EXPIRED)} else ${t.status} end`,
    },
    order: {
      type: () => Order,
      nullable: true,
      description: 'The order that it became; null unless it was accepted.',
      one: relation<Offer, Order>({ of: () => Order, where: (order, { t }) => sql`${order.id} = ${t.order}`, order: [] }),
    },
    viewerCanAnswer: {
      type: () => Boolean,
      description: 'Whether you may accept, decline or counter it: it is open, and the other side made it.',
      sql: ({ t }) => allOf([isOpenSql(t), mayAnswer(t)]),
    },
    viewerCanWithdraw: {
      type: () => Boolean,
      description: 'Whether you may take it back: it is open, and you made it.',
      sql: ({ t }) => allOf([isOpenSql(t), canSql('offer:withdraw', t)]),
    },
  },
});

/** What offers add to a conversation. */
export const conversationOffersMapping = mapType<Conversation>(Conversation, {
  fields: {
    offers: {
      type: () => connectionOf(Offer),
      description: 'What was offered, newest first.',
      args: pageArgs(20),
      connection: relation<Conversation, Offer>({
        of: () => Offer,
        where: (offer, { t }) => sql`${offer.conversation} = ${t.id}`,
        order: newestFirst,
      }),
    },
    openOffer: {
      type: () => Offer,
      nullable: true,
      description: 'The offer that waits for an answer; null when there is none.',
      one: relation<Conversation, Offer>({
        of: () => Offer,
        where: (offer, { t }) => sql`${offer.conversation} = ${t.id} and ${isOpenSql(offer)}`,
        order: [],
      }),
    },
  },
});
