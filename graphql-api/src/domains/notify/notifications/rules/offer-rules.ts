import { EventType } from '../../../log/events/event.entity.ts';
import { amountText } from '../../../../platform/text/local-text.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { conversationFacts, productFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { rule, type EventOf, type NotificationRule } from './notification-rule.ts';

type OfferEvent = EventOf<
  | EventType.OFFER_MADE
  | EventType.OFFER_COUNTERED
  | EventType.OFFER_ACCEPTED
  | EventType.OFFER_DECLINED
  | EventType.OFFER_WITHDRAWN
  | EventType.OFFER_EXPIRED
>;

/** Describes a swap, including the top-up that the buyer pays or receives. */
function swapText(topUp: number, settings: Settings): string {
  if (topUp === 0) return 'a swap';
  return topUp > 0 ? `a swap and ${amountText(settings, topUp)}` : `a swap with ${amountText(settings, -topUp)} back`;
}

function amountOf({ payload: { price, quantity, topUp } }: OfferEvent, settings: Settings): string {
  if (topUp !== null) return swapText(topUp, settings);
  const amount = amountText(settings, price);
  return quantity > 1 ? `${amount} each for ${quantity} pieces` : amount;
}

/** Returns a rule for a type of offer event. It notifies the other side, or both sides if there is no actor. */
const offerRule = (on: OfferEvent['type'], words: (amount: string, name: string) => string): NotificationRule =>
  rule(on, {
    kind: NotificationKind.OFFER,
    facts: { of: ({ payload }) => payload.conversation, read: conversationFacts },
    words: (event, { name, seller }, to, settings) => {
      // The notification of the order already tells the seller that the offer was accepted.
      if (event.type === EventType.OFFER_ACCEPTED && to === seller && event.payload.topUp === null) return undefined;
      return {
        words: words(amountOf(event, settings), name),
        link: `/dashboard/user/chats?conversation=${event.payload.conversation}`,
        group: `offer:${event.payload.conversation}`,
      };
    },
  });

/** Notification rules for offers and reservations. */
export const offerRules: readonly NotificationRule[] = [
  offerRule(EventType.OFFER_MADE, (amount, name) => `{actor} offers ${amount} for ${name}`),
  offerRule(EventType.OFFER_COUNTERED, (amount, name) => `{actor} answered your offer for ${name} with ${amount}`),
  offerRule(EventType.OFFER_ACCEPTED, (amount, name) => `{actor} accepted your offer of ${amount} for ${name}`),
  offerRule(EventType.OFFER_DECLINED, (amount, name) => `{actor} declined your offer of ${amount} for ${name}`),
  offerRule(EventType.OFFER_WITHDRAWN, (amount, name) => `{actor} took back the offer of ${amount} for ${name}`),
  offerRule(EventType.OFFER_EXPIRED, (amount, name) => `The offer of ${amount} for ${name} ended. It was not answered in time, or the item is sold.`),
  rule(EventType.PRODUCT_RESERVED, {
    kind: NotificationKind.RESERVATION,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ subjectId }, { name }) => ({
      words: `{actor} reserved ${name} for you`,
      link: `/product/${subjectId}`,
      group: `reservation:${subjectId}`,
    }),
  }),
  rule(EventType.RESERVATION_ENDED, {
    kind: NotificationKind.RESERVATION,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ subjectId }, { name }) => ({
      words: `The reservation of ${name} has ended`,
      link: `/product/${subjectId}`,
      group: `reservation:${subjectId}`,
    }),
  }),
  rule(EventType.RESERVATION_FREE, {
    kind: NotificationKind.RESERVATION,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ subjectId }, { name }) => ({ words: `${name} is available again`, link: `/product/${subjectId}`, group: `reservation:${subjectId}` }),
  }),
];
