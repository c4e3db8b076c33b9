import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { blockedOf, type Person } from '../../talk/conversations/chat/blockedOf.ts';
import type { ChatEntry } from '../../talk/conversations/chat/chatItems.ts';
import type { DealStepFragment } from '../../trade/deals/DealStep.tsx';
import { TimelineLine } from '../../trade/deals/TimelineLine.tsx';
import { timelineText } from '../../trade/deals/timelineText.ts';
import { useDealTimeline } from '../../trade/deals/useDealTimeline.ts';
import { OfferArea } from '../../trade/offers/OfferArea.tsx';
import { newestOffer } from '../../trade/offers/newestOffer.ts';
import { OfferAreaFragment } from '../../trade/offers/offerDocuments.ts';

type Shown = FragmentType<typeof OfferAreaFragment> & FragmentType<typeof DealStepFragment> & { otherSideAway: boolean };

interface Options {
  /** Null where there is none, and for those to whom its deal is not shown. */
  conversation: Shown | null | undefined;
  /** Who writes in it; undefined before it is loaded. */
  people: readonly Person[] | undefined;
  viewerId: string | undefined;
}

/**
 * What happened in a conversation, to be shown between its messages: the newest offer with its buttons, everything else in one line each. With it whom
 * of its people the viewer has blocked.
 */
export function useChatEntries({ conversation = null, people = [], viewerId }: Options): {
  entries: readonly ChatEntry[];
  blocked: Person | undefined;
} {
  const timeline = useDealTimeline(conversation);
  const offer = newestOffer(useFragmentData(OfferAreaFragment, conversation));
  const blocked = blockedOf(...people);
  const lines = timeline
    .filter((entry) => entry.__typename !== 'OfferEntry' || entry.offer?.offerId !== offer?.id)
    .map((entry, index): ChatEntry => {
      const text = timelineText(entry, viewerId);
      return { key: `${entry.kind} ${entry.at} ${index}`, at: entry.at, node: <TimelineLine text={text} at={entry.at} />, isOpen: false };
    });
  if (!conversation || !offer) return { entries: lines, blocked };
  const isBlocked = blocked !== undefined || conversation.otherSideAway;
  const card = <OfferArea conversation={conversation} viewerId={viewerId} isBlocked={isBlocked} />;
  // The card stays when another offer is made, and with it the dialog that is open on it.
  return { entries: [...lines, { key: 'offer', at: offer.createdAt, node: card, isOpen: offer.status === 'OPEN' }], blocked };
}
