import type { DealTimelineQuery, OfferStatus, TimelineKind } from '../../gql/graphql.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { statusOf } from '../orders/statuses.ts';

/** Something that happened in a conversation, apart from what was written. */
export type TimelineEntry = NonNullable<DealTimelineQuery['conversation']>['timeline']['nodes'][number];

type Offer = NonNullable<TimelineEntry['offer']>;

const offerText = ({ price, topUp }: Offer): string => (topUp === null ? formatPrice(price) : 'a swap');

/** How offers end; a countered one has no such entry. */
const endings: Partial<Record<OfferStatus, (who: string, what: string) => string>> = {
  ACCEPTED: (who, what) => `${who} accepted ${what}`,
  DECLINED: (who, what) => `${who} declined ${what}`,
  WITHDRAWN: (who, what) => `${who} took ${what} back`,
  EXPIRED: (_who, what) => `The offer of ${what} expired`,
};

/** What somebody did with a meeting. */
const meetingTexts: Partial<Record<TimelineKind, (who: string, meeting: string) => string>> = {
  MEETING_PROPOSED: (who, meeting) => `${who} proposed ${meeting}`,
  MEETING_ACCEPTED: (who, meeting) => `${who} agreed to ${meeting}`,
  MEETING_DECLINED: (who, meeting) => `${who} declined ${meeting}`,
};

function meetingText(kind: TimelineKind, who: string, { at, spot, status }: NonNullable<TimelineEntry['meeting']>): string {
  const text = meetingTexts[kind]?.(who, `${formatSoon(at)}, ${spot.name}`) ?? '';
  return status === 'REPLACED' && kind === 'MEETING_PROPOSED' ? `${text} · another time was proposed` : text;
}

/** The name of what an order is about where others were ordered with it. */
const nameInBundle = (order: TimelineEntry['order']): string | undefined => (order?.bundle ? order.lines[0]?.name : undefined);

function orderText(who: string, status: NonNullable<TimelineEntry['orderStatus']>, name: string | undefined): string {
  if (status === 'NOT_PROCESSED') return `${who} ordered ${name ?? 'it'}`;
  const order = name === undefined ? 'the order' : `the order of ${name}`;
  return status === 'CANCELLED' ? `${who} cancelled ${order}` : `${who} set ${order} to ${statusOf(status).label}`;
}

/** What entries say that are about the deal as a whole. */
const others: Partial<Record<TimelineKind, (who: string) => string>> = {
  RESERVED: (who) => `${who} reserved it`,
  RESERVATION_ENDED: () => 'The reservation ended',
  RATED: (who) => `${who} rated the deal`,
  HANDED_OVER: () => 'Handed over',
  SWAP_AGREED: () => 'A swap was agreed on',
};

function nameOf(actor: TimelineEntry['actor'], viewerId: string | undefined): string {
  if (!actor) return 'Somebody';
  return actor.id === viewerId ? 'You' : actor.name;
}

/** What happened, in one line: who did it and what. */
export function timelineText({ kind, actor, offer, order, orderStatus, meeting }: TimelineEntry, viewerId: string | undefined): string {
  const who = nameOf(actor, viewerId);
  if (offer) return kind === 'OFFER_MADE' ? `${who} offered ${offerText(offer)}` : (endings[offer.status]?.(who, offerText(offer)) ?? '');
  const name = nameInBundle(order);
  if (orderStatus) return orderText(who, orderStatus, name);
  if (meeting) return meetingText(kind, who, meeting);
  const text = others[kind]?.(who) ?? '';
  return name === undefined ? text : `${text} · ${name}`;
}
