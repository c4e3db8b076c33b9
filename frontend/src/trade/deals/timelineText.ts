import type { DealTimelineQuery, OfferStatus, TimelineKind } from '../../gql/graphql.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { statusOf } from '../orders/statuses.ts';

type TimelineNode = NonNullable<DealTimelineQuery['conversation']>['timeline']['nodes'][number];

/** Event of a conversation other than a message. */
export type TimelineEntry = Extract<TimelineNode, { kind: TimelineKind }>;

type EntryOf<Type extends TimelineEntry['__typename']> = Extract<TimelineEntry, { __typename: Type }>;
type Order = EntryOf<'OrderEntry'>['order'];

/** Returns the text of an entry, given the name of the actor. */
type Text<Entry> = (who: string, entry: Entry) => string;

const offerText = ({ price, topUp }: NonNullable<EntryOf<'OfferEntry'>['offer']>): string => (topUp === null ? formatPrice(price) : 'a swap');

/** Texts for the end of an offer. A countered offer has no such entry. */
const endings: Partial<Record<OfferStatus, (who: string, what: string) => string>> = {
  ACCEPTED: (who, what) => `${who} accepted ${what}`,
  DECLINED: (who, what) => `${who} declined ${what}`,
  WITHDRAWN: (who, what) => `${who} took ${what} back`,
  EXPIRED: (_who, what) => `The offer of ${what} expired`,
};

/** Texts for the changes of a meeting. */
const meetingTexts: Partial<Record<TimelineKind, (who: string, meeting: string) => string>> = {
  MEETING_PROPOSED: (who, meeting) => `${who} proposed ${meeting}`,
  MEETING_ACCEPTED: (who, meeting) => `${who} agreed to ${meeting}`,
  MEETING_DECLINED: (who, meeting) => `${who} declined ${meeting}`,
};

/** Returns the name of an order's product if the order is part of a bundle. */
const nameInBundle = (order: Order): string | undefined => (order?.bundle ? order.lines[0]?.name : undefined);

const withName = (text: string, order: Order): string => {
  const name = nameInBundle(order);
  return name === undefined ? text : `${text} · ${name}`;
};

const texts: { [Type in TimelineEntry['__typename']]: Text<EntryOf<Type>> } = {
  OfferEntry: (who, { kind, offer }) => {
    if (!offer) return '';
    return kind === 'OFFER_MADE' ? `${who} offered ${offerText(offer)}` : (endings[offer.status]?.(who, offerText(offer)) ?? '');
  },
  ReservationEntry: (who, { kind }) => (kind === 'RESERVED' ? `${who} reserved it` : 'The reservation ended'),
  SwapEntry: () => 'A swap was agreed on',
  OrderEntry: (who, { order, orderStatus }) => {
    const name = nameInBundle(order);
    if (orderStatus === 'NOT_PROCESSED') return `${who} ordered ${name ?? 'it'}`;
    const what = name === undefined ? 'the order' : `the order of ${name}`;
    return orderStatus === 'CANCELLED' ? `${who} cancelled ${what}` : `${who} set ${what} to ${statusOf(orderStatus).label}`;
  },
  MeetingEntry: (who, { kind, meeting }) => {
    if (!meeting) return '';
    const text = meetingTexts[kind]?.(who, `${formatSoon(meeting.at)}, ${meeting.spot.name}`) ?? '';
    return meeting.status === 'REPLACED' && kind === 'MEETING_PROPOSED' ? `${text} · another time was proposed` : text;
  },
  HandoverEntry: (_who, { order }) => withName('Handed over', order),
  RatingEntry: (who, { order }) => withName(`${who} rated the deal`, order),
};

/** Returns whether a node is a known event. False for messages and for types that a later server adds. */
export const isTimelineEntry = (node: TimelineNode): node is TimelineEntry => node.__typename in texts;

function nameOf(actor: TimelineEntry['actor'], viewerId: string | undefined): string {
  if (!actor) return 'Somebody';
  return actor.id === viewerId ? 'You' : actor.name;
}

/** Returns one line that says who did what. */
export function timelineText(entry: TimelineEntry, viewerId: string | undefined): string {
  // TypeScript cannot see that the function accepts entries of its own type.
  const text = texts[entry.__typename] as Text<TimelineEntry>;
  return text(nameOf(entry.actor, viewerId), entry);
}
