import { hasPoints } from '../../lib/texts/points.ts';
import type { NotificationKind } from '../../gql/graphql.ts';

const labels: Partial<Record<NotificationKind, string>> = {
  ORDER_PLACED: 'Somebody orders from you',
  ORDER_STATUS: 'The status of your order changes',
  MESSAGE: 'Somebody writes to you',
  SWAP: 'A swap is found for you, or its people answer',
  OFFER: 'Somebody offers you a price, or answers your offer',
  RESERVATION: 'Something is reserved for you, or available again',
  REVIEW: 'Somebody reviews your listing',
  FAVOURITE: 'A favourite of yours gets cheaper',
  SAVED_SEARCH: 'A new listing matches your saved search',
  WANTED: 'A listing matches your wanted post, or somebody wants what you sell',
  COURSE: 'Somebody lists something for one of your courses',
  LISTING: 'Your listing expires',
  POINTS: 'You get points, or lose some',
  MODERATION: 'The administrators decide about you or your report',
  MEETING: 'A meeting is proposed, answered or starts soon',
  ANNOUNCEMENT: 'The administrators announce something',
  HANDOVER: 'The buyer objects to a delivery, or you are rated',
};

/** Groups of kinds. Kinds that this build does not know belong to the last group. */
const groups: readonly { label: string; kinds: readonly NotificationKind[] }[] = [
  { label: 'What you buy and sell', kinds: ['ORDER_PLACED', 'ORDER_STATUS', 'MESSAGE', 'OFFER', 'RESERVATION', 'MEETING', 'HANDOVER'] },
  { label: 'What you look for and list', kinds: ['FAVOURITE', 'SAVED_SEARCH', 'WANTED', 'COURSE', 'LISTING', 'REVIEW'] },
  { label: hasPoints ? 'Points and news' : 'News', kinds: ['POINTS', 'MODERATION', 'ANNOUNCEMENT'] },
];

/** Returns the preferences by group, without empty groups. Without points, the preference for points is left out. */
export function groupPreferences<Preference extends { kind: NotificationKind }>(preferences: readonly Preference[]) {
  const known = groups.flatMap(({ kinds }) => kinds);
  return groups
    .map(({ label, kinds }, index) => ({
      label,
      preferences: preferences.filter(
        ({ kind }) => (hasPoints || kind !== 'POINTS') && (kinds.includes(kind) || (index === groups.length - 1 && !known.includes(kind))),
      ),
    }))
    .filter((group) => group.preferences.length > 0);
}

/** Returns the label of a kind of notification. For a kind that this build does not know, the label is made from its name. */
export const kindLabel = (kind: NotificationKind): string => labels[kind] ?? `${kind[0]}${kind.slice(1).toLowerCase().replaceAll('_', ' ')}`;
