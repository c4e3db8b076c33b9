import { EventType } from '../../../log/events/event.entity.ts';
import { productFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { rule, type NotificationRule } from './notification-rule.ts';

/** Notification rules for wanted posts. */
export const wantedRules: readonly NotificationRule[] = [
  rule(EventType.WANTED_MATCHED, {
    kind: NotificationKind.WANTED,
    facts: { of: ({ payload }) => payload.product, read: productFacts },
    words: ({ subjectId, payload }, product, to) =>
      to === product.seller
        ? { words: `Somebody is looking for ${product.name}. Answer with your listing.`, link: `/wanted?post=${subjectId}` }
        : { words: `New for your wanted post: ${product.name}`, link: `/product/${payload.product}` },
  }),
  rule(EventType.WANTED_ANSWERED, {
    kind: NotificationKind.WANTED,
    facts: { of: ({ payload }) => payload.product, read: productFacts },
    words: ({ subjectId, actor, payload }, product) => ({
      words: `{actor} has what you are looking for: ${product.name}`,
      link: `/product/${payload.product}`,
      group: `answer:${subjectId}:${actor}`,
    }),
  }),
];
