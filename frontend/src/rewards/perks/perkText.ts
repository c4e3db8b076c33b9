import type { Perk } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { plural } from '../../lib/format/format.ts';

/** What a perk costs, and for how long. */
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

/** How often something was done: "once", "3 times". */
const times = (count: number): string => (count === 1 ? 'once' : plural(count, 'time'));

interface Bought {
  perk: Perk;
  endsAt: string;
  endedAt?: string | null;
  returned?: number;
  shown: number;
  opened: number;
}

/** How long a perk lasts or lasted, what came back of it, and how often a boost was seen. */
export function perkText({ perk, endsAt, endedAt, returned = 0, shown, opened }: Bought): string {
  const time = endedAt ? `ended ${formatDate(endedAt)}` : `until ${formatDate(endsAt)}`;
  return [
    time,
    ...(perk === 'BOOST' ? [`shown ${times(shown)}, opened ${times(opened)}`] : []),
    ...(returned > 0 ? [`${returned} points came back`] : []),
  ].join(' · ');
}
