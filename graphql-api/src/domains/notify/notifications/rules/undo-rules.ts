import { EventType } from '../../../log/events/event.entity.ts';
import { offerFacts, orderFacts, productFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { noFacts, rule, type NotificationRule } from './notification-rule.ts';

/** Notification rules for undone acts. They notify the same users as the act did. */
export const undoRules: readonly NotificationRule[] = [
  rule(EventType.UNDONE, {
    kind: NotificationKind.ORDER_STATUS,
    facts: { of: ({ subjectId }) => subjectId, read: orderFacts },
    words: ({ payload, actor }, { name, seller, product }, to) =>
      payload.undone === EventType.ORDER_STATUS_CHANGED
        ? {
            words: `The order of ${name} is as it was before: {actor} undid the change`,
            link: `/dashboard/user/${to === seller ? 'order' : 'orders'}`,
            group: `status:${product}:${actor}`,
          }
        : undefined,
  }),
  rule(EventType.UNDONE, {
    kind: NotificationKind.OFFER,
    facts: { of: ({ payload, subjectId }) => (payload.undone === EventType.OFFER_ACCEPTED ? subjectId : '0'), read: offerFacts },
    words: (_event, { conversation, name }) => ({
      words: `{actor} undid the acceptance of the offer for ${name}. It is open again, and nothing is ordered`,
      link: `/dashboard/user/chats?conversation=${conversation}`,
      group: `offer:${conversation}`,
    }),
  }),
  rule(EventType.UNDONE, {
    kind: NotificationKind.RESERVATION,
    facts: { of: ({ payload }) => (payload.undone === EventType.PRODUCT_RESERVED ? (payload.product ?? '0') : '0'), read: productFacts },
    words: ({ payload }, { name }) => ({ words: `{actor} took back the reservation of ${name} for you`, link: `/product/${payload.product}` }),
  }),
  rule(EventType.UNDONE, {
    kind: NotificationKind.MODERATION,
    // An email about the removal is followed by an email that the listing is back.
    facts: { of: ({ payload }) => payload.product ?? '0', read: productFacts },
    words: ({ payload }, { name, seller }, to) => {
      if (payload.undone === EventType.PRODUCT_REMOVED)
        return { words: `Your listing ${name} is back`, link: '/dashboard/user/products', mail: null };
      if (payload.undone !== EventType.REVIEW_REMOVED || to === seller) return undefined;
      return { words: `Your review of ${name} is back`, link: `/product/${payload.product}`, mail: null };
    },
  }),
  rule(EventType.UNDONE, {
    kind: NotificationKind.POINTS,
    facts: noFacts,
    words: ({ payload }) =>
      payload.undone === EventType.POINTS_RECORDED ? { words: 'The last change of your points was undone', link: '/dashboard/user' } : undefined,
  }),
];
