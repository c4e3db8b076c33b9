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
  /** Null if there is no conversation, or if the viewer may not see its deal. */
  conversation: Shown | null | undefined;
  /** Participants of the conversation; undefined before they are loaded. */
  people: readonly Person[] | undefined;
  viewerId: string | undefined;
}

/**
 * Returns the events of a conversation, to be shown between its messages: the newest offer with its buttons, and one line for each other event. Also
 * returns the participant whom the viewer has blocked.
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
  // The key is the same for the next offer, so that the card and the dialog that is open on it stay.
  return { entries: [...lines, { key: 'offer', at: offer.createdAt, node: card, isOpen: offer.status === 'OPEN' }], blocked };
}
