import { perkPrices } from '../../../rewards/perks/perk-prices.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { pointsRules } from '../../../rewards/points/points.service.ts';

/** Text of a topic: Markdown, as an array of lines if it has several. Links are paths of the site. */
export type HelpText = string | readonly string[];

const perks = Object.values(perkPrices).map(
  ({ name, points, isPerDay, description }) => `- **${name}**, ${points} points${isPerDay ? ' a day' : ''}: ${description}`,
);

/** Values for placeholders such as `{listingPoints}`: figures that other rules define. */
const values: Readonly<Record<string, string>> = {
  listingPoints: String(pointsRules['Product Created'].points),
  deliveryPoints: String(pointsRules['Order Delivered'].points),
  reviewPoints: String(pointsRules['Review Added'].points),
  perks: perks.join('\n'),
};

/** Replaces the placeholders of a text. Throws for a name without a value. */
export function filled(text: string, known: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`A help topic names {${name}}, which has no value`);
    return value;
  });
}

/**
 * Adapts a text to a college: keeps text between `[+` and `+]` only if the college has points, and text between `[-` and `-]` only if it has none.
 * Replaces the name CampusCart by the operator's brand name.
 */
export function saidAt({ brandName, college: { hasPoints } }: Pick<Settings, 'brandName' | 'college'>, text: string): string {
  const [kept, left] = hasPoints ? [/\[\+(.*?)\+\]/gs, /\[-(.*?)-\]/gs] : [/\[-(.*?)-\]/gs, /\[\+(.*?)\+\]/gs];
  return text
    .replaceAll(left, '')
    .replaceAll(kept, '$1')
    .replaceAll('CampusCart', () => brandName);
}

/** Returns the Markdown of a text, including its marks for colleges with and without points. */
export const helpText = (text: HelpText): string => filled([text].flat().join('\n'), values);
