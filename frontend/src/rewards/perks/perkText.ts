import type { Perk } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { plural } from '../../lib/format/format.ts';

/** Price and duration of a perk. */
export interface PerkOffer {
  perk: Perk;
  name: string;
  description: string;
  points: number;
  isPerDay: boolean;
  minDays: number | null;
  maxDays: number | null;
  endsAt: string | null;
}

/** Names of the perks. */
export const perkNames: Record<Perk, string> = { BOOST: 'Boost', HIGHLIGHT: 'Highlight', KEEP_LISTED: 'Keep listed' };

/** Returns a count in words: "once", "3 times". */
const times = (count: number): string => (count === 1 ? 'once' : plural(count, 'time'));

interface Bought {
  perk: Perk;
  endsAt: string;
  endedAt?: string | null;
  returned?: number;
  shown: number;
  opened: number;
}

/** Returns the duration of a perk, the points that were returned, and how often a boost was shown and opened. */
export function perkText({ perk, endsAt, endedAt, returned = 0, shown, opened }: Bought): string {
  const time = endedAt ? `ended ${formatDate(endedAt)}` : `until ${formatDate(endsAt)}`;
  return [
    time,
    ...(perk === 'BOOST' ? [`shown ${times(shown)}, opened ${times(opened)}`] : []),
    ...(returned > 0 ? [`${returned} points came back`] : []),
  ].join(' · ');
}
