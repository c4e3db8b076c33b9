import type { PerkAction } from '../points/points-entry.entity.ts';
import { Perk } from './bought-perk.entity.ts';

/** Price and duration of a perk. */
interface PerkPrice {
  name: string;
  description: string;
  /** The action in the points ledger. */
  action: PerkAction;
  /** Points per day, or for the whole duration. */
  points: number;
  isPerDay: boolean;
  /** Range of days that can be bought; null for a perk that lasts until the end of the term. */
  days: { min: number; max: number } | null;
}

/** All perks. Each is bought for one listing. The points of unused whole days are returned when the listing is sold or taken down. */
export const perkPrices: Record<Perk, PerkPrice> = {
  [Perk.BOOST]: {
    name: 'Boost',
    description: 'Shown earlier among listings that fit as well. One listing of yours at a time.',
    action: 'Boost',
    points: 50,
    isPerDay: true,
    days: { min: 1, max: 7 },
  },
  [Perk.HIGHLIGHT]: {
    name: 'Highlight',
    description: 'A coloured card wherever it is listed.',
    action: 'Highlight',
    points: 30,
    isPerDay: false,
    days: { min: 7, max: 7 },
  },
  [Perk.KEEP_LISTED]: {
    name: 'Keep listed',
    description: 'It renews itself until the end of the term.',
    action: 'Keep Listed',
    points: 100,
    isPerDay: false,
    days: null,
  },
};

/** Maximum number of days of any perk that is bought by the day. */
export const MOST_PERK_DAYS = 7;

/** Returns the days that a perk lasts; null for until the end of the term. Undefined if it cannot be bought for that many days. */
export function daysOf(perk: Perk, asked: number | undefined): number | null | undefined {
  const { days } = perkPrices[perk];
  if (days === null) return asked === undefined ? null : undefined;
  const wanted = asked ?? (days.min === days.max ? days.min : undefined);
  return wanted !== undefined && wanted >= days.min && wanted <= days.max ? wanted : undefined;
}

/** Returns the price in points. */
export const costOf = (perk: Perk, days: number | null): number => perkPrices[perk].points * (perkPrices[perk].isPerDay ? (days ?? 1) : 1);
