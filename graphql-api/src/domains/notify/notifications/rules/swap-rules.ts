import { EventType } from '../../../log/events/event.entity.ts';
import type { SwapProposalStatus } from '../../../trade/swaps/proposals/swap-proposal.entity.ts';
import { swapFacts, swapLegFacts } from '../notification-facts.queries.ts';
import { NotificationKind } from '../notification.entity.ts';
import { rule, type NotificationRule } from './notification-rule.ts';

const facts = { of: ({ subjectId }: { subjectId: string }) => subjectId, read: swapFacts };
const kind = NotificationKind.SWAP;
const place = (id: string) => ({ link: '/swaps', group: `swap:${id}` });

/** Words for the outcome of a proposal by its status. They name what the recipient would get. */
const endings: Record<SwapProposalStatus, (gets: string) => string | undefined> = {
  OPEN: () => undefined,
  ACCEPTED: (gets) => `All agreed: you get ${gets}. Find it among your orders`,
  DECLINED: (gets) => `The swap for ${gets} was declined`,
  EXPIRED: (gets) => `The swap for ${gets} has ended: not all accepted in time`,
  BROKEN: (gets) => `The swap for ${gets} cannot be: something in it is gone or has another price`,
};

/** Notification rules for found swaps. */
export const swapRules: readonly NotificationRule[] = [
  rule(EventType.SWAP_PROPOSED, {
    kind,
    facts,
    words: ({ subjectId }, legs, to) => ({ words: `A swap was found: you give ${legs.givenBy(to)} and get ${legs.gotBy(to)}`, ...place(subjectId) }),
  }),
  rule(EventType.SWAP_ACCEPTED, {
    kind,
    facts,
    words: ({ subjectId, payload: { missing } }, legs, to) => ({
      words: `{actor} accepted the swap for ${legs.gotBy(to)}. ${missing} ${missing === 1 ? 'answer is' : 'answers are'} missing`,
      ...place(subjectId),
    }),
  }),
  rule(EventType.SWAP_PROPOSAL_ENDED, {
    kind,
    facts,
    words: ({ subjectId, payload: { status } }, legs, to) => {
      const words = endings[status](legs.gotBy(to));
      return words === undefined ? undefined : { words, ...place(subjectId) };
    },
  }),
  // The two people who met already know; the others of the ring learn about the progress.
  rule(EventType.HANDOVER_CONFIRMED, {
    kind,
    facts: { of: ({ subjectId }) => subjectId, read: swapLegFacts },
    to: (_event, { others }) => others,
    words: (_event, { name, swap, legs, handedOver }) => ({
      words: `${name} of your swap was handed over: ${handedOver} of ${legs}`,
      link: '/swaps',
      group: `legs:${swap}`,
      mail: null,
    }),
  }),
];
