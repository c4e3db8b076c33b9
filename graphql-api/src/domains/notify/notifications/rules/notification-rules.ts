import { announcementFacts } from '../../../help/announcements/announcement.queries.ts';
import { EventType } from '../../../log/events/event.entity.ts';
import { amountText, priceText } from '../../../../platform/text/local-text.ts';
import { statusText } from '../../../trade/orders/order-status.ts';
import { Perk } from '../../../rewards/perks/bought-perk.entity.ts';
import { perkPrices } from '../../../rewards/perks/perk-prices.ts';
import { PriceScheduleEnd } from '../../../market/products/price-schedule/price-schedule.entity.ts';
import { ProductAvailability } from '../../../market/products/product.entity.ts';
import { handoverRules } from './handover-rules.ts';
import { conversationFacts, courseListingFacts, orderFacts, placedFacts, productFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { DECISIONS, moderationRules } from './moderation-rules.ts';
import { offerRules } from './offer-rules.ts';
import { swapRules } from './swap-rules.ts';
import { wantedRules } from './wanted-rules.ts';
import { noFacts, rule, type NotificationRule } from './notification-rule.ts';
import { undoRules } from './undo-rules.ts';

const ordersPage = (side: 'buyer' | 'seller') => `/dashboard/user/${side === 'seller' ? 'order' : 'orders'}`;

const sideOf = (order: { seller: string }, person: string) => (person === order.seller ? 'seller' : 'buyer');

const pieces = ({ name, quantity }: { name: string; quantity: number }) => (quantity > 1 ? `${quantity} × ${name}` : name);

const bundleName = ({ name, bundled }: { name: string; bundled: number }) => `${name} and ${bundled - 1} more`;

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Describes the end of a perk: the points returned, and how often a boost was seen. */
function perkSequel(perk: Perk, { returned, shown, opened }: { returned: number; shown: number; opened: number }): string {
  const seen = perk === Perk.BOOST ? `: shown ${times(shown)}, opened ${times(opened)}` : '';
  return returned > 0 ? `${seen}. ${returned} points for unused days are back` : seen;
}

/** Notification rules: the recipients, words and link for an event. One row for each type and kind. */
export const notificationRules: readonly NotificationRule[] = [
  rule(EventType.ORDER_PLACED, {
    kind: NotificationKind.ORDER_PLACED,
    facts: { of: ({ subjectId }) => subjectId, read: placedFacts },
    words: ({ subjectId, actor, payload }, order, _to, settings) => {
      // If the buyer made the offer, the seller placed the order by accepting it.
      if (order.offeredBy === actor) return undefined;
      // The notification of the accepted offer covers all legs.
      if (order.isLeg) return undefined;
      // The notification of the first order covers the whole bundle.
      if (!order.isFirst) return undefined;
      if (order.bundled > 0) return { words: `{actor} ordered ${order.bundled} things together: ${bundleName(order)}`, link: ordersPage('seller') };
      const each = order.quantity > 1 ? ' each' : '';
      const agreed = order.offeredBy === null ? '' : ` at your price of ${amountText(settings, order.price)}${each}`;
      return {
        words: `{actor} ordered ${pieces(order)}${agreed}`,
        link: ordersPage('seller'),
        group: `ordered:${payload.product}:${actor}`,
        mail: { template: 'orderPlaced', data: { orderId: subjectId, side: 'seller' } },
      };
    },
  }),
  rule(EventType.ORDER_STATUS_CHANGED, {
    kind: NotificationKind.ORDER_STATUS,
    facts: { of: ({ subjectId }) => subjectId, read: orderFacts },
    words: ({ subjectId, actor, payload }, order, to) => ({
      words: `${pieces(order)} is now ${statusText[payload.to]}`,
      link: ordersPage(sideOf(order, to)),
      group: `status:${order.bundle === null ? order.product : `bundle ${order.bundle}`}:${actor}`,
      mail: { template: 'orderStatus', data: { orderId: subjectId, side: sideOf(order, to), status: statusText[payload.to] } },
    }),
  }),
  rule(EventType.MESSAGE_SENT, {
    kind: NotificationKind.MESSAGE,
    facts: { of: ({ payload }) => payload.conversation, read: conversationFacts },
    words: ({ payload: { conversation, order } }, { name }) => ({
      words: `{actor} wrote to you about ${name}`,
      link: `/dashboard/user/chats?${order === null ? `conversation=${conversation}` : `chat=${order}`}`,
      group: `chat:${conversation}`,
    }),
  }),
  ...offerRules,
  rule(EventType.REVIEW_ADDED, {
    kind: NotificationKind.REVIEW,
    facts: { of: ({ payload }) => payload.product, read: productFacts },
    words: ({ payload, actor }, product) => ({
      words: `{actor} gave ${product.name} ${payload.rating} ${payload.rating === 1 ? 'star' : 'stars'}`,
      link: `/product/${payload.product}`,
      group: `review:${payload.product}:${actor}`,
    }),
  }),
  rule(EventType.REVIEW_REMOVED, {
    kind: NotificationKind.MODERATION,
    facts: { of: ({ payload }) => payload.product, read: productFacts },
    words: (_event, product, to) =>
      to === product.seller ? undefined : { words: `Your review of ${product.name} was removed. See the reason`, link: DECISIONS, mail: null },
  }),
  rule(EventType.PRODUCT_REMOVED, {
    kind: NotificationKind.MODERATION,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ actor }, product) =>
      // Without an actor, the server removed it on the date that the seller chose, and the notification of the schedule's end says so.
      actor === null ? undefined : { words: `Your listing ${product.name} was removed. See the reason`, link: DECISIONS, mail: null },
  }),
  rule(EventType.PRICE_SCHEDULE_ENDED, {
    kind: NotificationKind.LISTING,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ payload }, { name }) => ({
      words: `${name} had to go by today: ${payload.atEnd === PriceScheduleEnd.FREE ? 'it is free now' : 'it was taken down'}, as you chose`,
      link: '/dashboard/user/products',
    }),
  }),
  rule(EventType.PRODUCT_AVAILABILITY_CHANGED, {
    kind: NotificationKind.LISTING,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ payload }, { name }) =>
      payload.availability === ProductAvailability.EXPIRED
        ? { words: `Your listing ${name} has expired. Renew it with one tap.`, link: '/dashboard/user/products' }
        : undefined,
  }),
  rule(EventType.FAVOURITE_CHEAPER, {
    kind: NotificationKind.FAVOURITE,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ subjectId, payload: { price, previousPrice } }, product, _to, settings) => ({
      words: `${product.name} is now ${priceText(settings, price)}, it was ${priceText(settings, previousPrice)}`,
      link: `/product/${subjectId}`,
      group: `cheaper:${subjectId}`,
    }),
  }),
  rule(EventType.FAVOURITE_LAST_PIECE, {
    kind: NotificationKind.FAVOURITE,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ subjectId }, product) => ({ words: `One piece of ${product.name} is left`, link: `/product/${subjectId}` }),
  }),
  rule(EventType.SAVED_SEARCH_MATCHED, {
    kind: NotificationKind.SAVED_SEARCH,
    facts: { of: ({ payload }) => payload.product, read: productFacts },
    words: ({ payload }, product) => ({ words: `New for your saved search: ${product.name}`, link: `/product/${payload.product}` }),
  }),
  rule(EventType.COURSE_LISTED, {
    kind: NotificationKind.COURSE,
    facts: { of: ({ subjectId, payload }) => `${subjectId} ${payload.course}`, read: courseListingFacts },
    words: ({ subjectId, payload }, { name, code }) => ({
      words: `New for ${code}: ${name}`,
      link: `/product/${subjectId}`,
      group: `course:${payload.course}`,
    }),
  }),
  rule(EventType.POINTS_RECORDED, {
    kind: NotificationKind.POINTS,
    facts: noFacts,
    words: ({ payload: { action, points } }) =>
      // The notification of the perk's end says it.
      action === 'Unused Days'
        ? undefined
        : { words: points > 0 ? `You got ${points} points: ${action}` : `${-points} points were taken: ${action}`, link: '/dashboard/user' },
  }),
  rule(EventType.PERK_ENDED, {
    kind: NotificationKind.LISTING,
    facts: { of: ({ subjectId }) => subjectId, read: productFacts },
    words: ({ payload: { perk, returned, shown, opened } }, { name }) => ({
      words: `${perkPrices[perk].name} of ${name} has ended${perkSequel(perk, { returned, shown, opened })}`,
      link: '/dashboard/user/products',
    }),
  }),
  ...swapRules,
  ...wantedRules,
  ...handoverRules,
  rule(EventType.ANNOUNCED, {
    kind: NotificationKind.ANNOUNCEMENT,
    facts: { of: ({ subjectId }) => subjectId, read: announcementFacts },
    words: (_event, { title, text }) => ({ words: `${title}: ${text.replace(/\s+/g, ' ')}`, link: '/notifications' }),
  }),
  ...moderationRules,
  ...undoRules,
];
