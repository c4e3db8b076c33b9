import type { DealFragment as DealData, OrderStep } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { formatPrice } from '../../lib/format/format.ts';

/*
 * The parts of a deal are objects in the cache. Subscriptions and mutations that change an offer, an order or a product therefore also change the
 * state of the deal.
 */
export const DealFragment = graphql(`
  fragment Deal on Conversation {
    id: databaseId
    buyer {
      id: databaseId
      name
    }
    seller {
      id: databaseId
      name
    }
    openOffer {
      id: databaseId
      price
      topUp
      viewerCanAnswer
    }
    product {
      id: databaseId
      reservedUntil
      reservedFor {
        id: databaseId
      }
    }
    order {
      id: databaseId
      status
      viewerStep
      handoverConfirmedAt
      meeting {
        id: databaseId
        at
        status
      }
    }
  }
`);

/** Part of a deal that determines its state. */
export type DealPart = 'offer' | 'order' | 'reservation';

type Parts = Pick<DealData, 'buyer' | 'openOffer' | 'product' | 'order'>;

/**
 * Returns the part that determines the state of a conversation's deal. An offer that waits for an answer comes first, then an order in progress, a
 * reservation for its buyer, and an order that has ended. Returns null if nothing was agreed.
 */
export function dealPart({ buyer, openOffer, product, order }: Parts): DealPart | null {
  if (openOffer) return 'offer';
  if (order && order.status !== 'CANCELLED' && !order.handoverConfirmedAt) return 'order';
  if (buyer && product?.reservedUntil && product.reservedFor?.id === buyer.id) return 'reservation';
  return order ? 'order' : null;
}

/** State of a deal in words, and whether the next step is the viewer's. */
export interface DealLine {
  text: string;
  isYours: boolean;
}

type Order = NonNullable<DealData['order']>;

/** Texts of the list for the viewer's next step with an order. */
const steps: Record<OrderStep, (when: string) => string> = {
  PROPOSE_MEETING: () => 'Ordered · when do you meet?',
  ANSWER_MEETING: (when) => `Ordered · does ${when} suit you?`,
  SHOW_CODE: (when) => (when ? `Ordered · meet ${when}` : 'Ordered · show the code'),
  ENTER_CODE: (when) => (when ? `Ordered · meet ${when}` : 'Ordered · enter the code'),
  CONFIRM_RECEIVED: () => 'Delivered · did you get it?',
  RATE: () => 'Handed over · rate it',
};

/** Steps that must wait for the time of the meeting. */
const laterSteps: readonly (OrderStep | null)[] = ['SHOW_CODE', 'ENTER_CODE'];

function orderLine({ status, viewerStep, handoverConfirmedAt, meeting }: Order, other: string): DealLine {
  const isMeeting = meeting?.status === 'PROPOSED' || meeting?.status === 'ACCEPTED';
  const when = isMeeting ? formatSoon(meeting.at) : '';
  if (viewerStep) return { text: steps[viewerStep](when), isYours: !laterSteps.includes(viewerStep) };
  const text = () => {
    if (status === 'CANCELLED') return 'Order cancelled';
    if (handoverConfirmedAt) return 'Handed over';
    if (status === 'DELIVERED') return `Delivered · waiting for ${other}`;
    return meeting?.status === 'PROPOSED' ? `Ordered · waiting for ${other} about ${when}` : 'Ordered';
  };
  return { text: text(), isYours: false };
}

/** Returns whether the viewer sells, and the name of the other side; null if the viewer is neither the buyer nor the seller. */
export function sidesFor(
  { buyer, seller }: Pick<DealData, 'buyer' | 'seller'>,
  viewerId: string | undefined,
): { isSeller: boolean; other: string } | null {
  if (!buyer || !seller || ![buyer.id, seller.id].includes(viewerId ?? '')) return null;
  return seller.id === viewerId ? { isSeller: true, other: buyer.name } : { isSeller: false, other: seller.name };
}

/**
 * Returns the state of a conversation's deal for the list of chats; null if nothing was agreed, or if the viewer is neither its buyer nor its seller.
 */
export function dealLine(deal: DealData, viewerId: string | undefined): DealLine | null {
  const { openOffer, product, order } = deal;
  const sides = sidesFor(deal, viewerId);
  if (!sides) return null;
  const { isSeller, other } = sides;
  const part = dealPart(deal);
  if (part === 'offer') {
    const offer = openOffer!.topUp === null ? `Offer ${formatPrice(openOffer!.price)}` : 'Offer of a swap';
    const isYours = openOffer!.viewerCanAnswer;
    return { text: `${offer} · ${isYours ? 'yours to answer' : `waiting for ${other}`}`, isYours };
  }
  if (part === 'reservation') {
    return { text: `Reserved for ${isSeller ? other : 'you'} until ${formatSoon(product!.reservedUntil!)}`, isYours: !isSeller };
  }
  return part && orderLine(order!, other);
}
