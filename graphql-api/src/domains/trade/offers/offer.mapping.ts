import { canSql } from '../../../access/policy.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation, type Columns } from '../../../read/mapping.ts';
import { Product } from '../../market/products/product.entity.ts';
import { SwapLeg } from '../swaps/swap-leg.entity.ts';
import { Swap } from '../swaps/swap.entity.ts';
import { OfferGive } from './offer-give.entity.ts';
import { MOST_GIVES } from './offer.inputs.ts';
import { Offer, OfferStatus } from './offer.entity.ts';
import { isOpenSql } from './open-offer.queries.ts';

const c = table(Conversation, 'c');
const g = table(OfferGive, 'g');
const l = table(SwapLeg, 'l');

/** Returns the viewer's permissions on an offer, by the sides of its conversation. */
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
      description: 'The resulting order; null unless it was accepted.',
      one: relation<Offer, Order>({ of: () => Order, where: (order, { t }) => sql`${order.id} = ${t.order}`, order: [] }),
    },
    gives: {
      type: () => [Product],
      description: `Listings of the buyer, of which one piece each is given, 0 to ${MOST_GIVES}; without those taken down.`,
      most: MOST_GIVES,
      list: relation<Offer, Product>({
        of: () => Product,
        where: (product, { t }) => sql`${product.id} in (select ${g.product} from ${g} where ${g.offer} = ${t.id})`,
        order: ({ t }) => [
          {
            by: (product) => sql`(select ${g.id} from ${g} where ${g.offer} = ${t.id} and ${g.product} = ${product.id})`,
            type: 'bigint',
            desc: false,
          },
        ],
      }),
    },
    swap: {
      type: () => Swap,
      nullable: true,
      description: 'The resulting swap; null unless it includes listings and was accepted.',
      one: relation<Offer, Swap>({
        of: () => Swap,
        where: (swap, { t }) => sql`${swap.id} = (select ${l.swap} from ${l} where ${l.order} = ${t.order})`,
        order: [],
      }),
    },
    viewerCanAnswer: {
      type: () => Boolean,
      description: 'Whether you may accept, decline or counter it: it is open, and the other side made it.',
      sql: ({ t }) => allOf([isOpenSql(t), mayAnswer(t)]),
    },
    viewerCanWithdraw: {
      type: () => Boolean,
      description: 'Whether you may withdraw it: it is open, and you made it.',
      sql: ({ t }) => allOf([isOpenSql(t), canSql('offer:withdraw', t)]),
    },
  },
});

/** Conversation fields about offers. */
export const conversationOffersMapping = mapType<Conversation>(Conversation, {
  fields: {
    offers: {
      type: () => connectionOf(Offer),
      description: 'Its offers, newest first.',
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
      description: 'The offer that waits for an answer; null for none.',
      one: relation<Conversation, Offer>({
        of: () => Offer,
        where: (offer, { t }) => sql`${offer.conversation} = ${t.id} and ${isOpenSql(offer)}`,
        order: [],
      }),
    },
  },
});
