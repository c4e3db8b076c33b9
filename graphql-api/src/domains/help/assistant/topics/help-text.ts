import { perkPrices } from '../../../rewards/perks/perk-prices.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { pointsRules } from '../../../rewards/points/points.service.ts';

/** A text of the topics: Markdown, by lines where it has several. Links are paths of the site. */
export type HelpText = string | readonly string[];

const perks = Object.values(perkPrices).map(
  ({ name, points, isPerDay, description }) => `- **${name}**, ${points} points${isPerDay ? ' a day' : ''}: ${description}`,
);

/** What texts name as `{listingPoints}`: figures that are rules elsewhere. */
const values: Readonly<Record<string, string>> = {
  listingPoints: String(pointsRules['Product Created'].points),
  deliveryPoints: String(pointsRules['Order Delivered'].points),
  reviewPoints: String(pointsRules['Review Added'].points),
  perks: perks.join('\n'),
};

/** A text with the values that it names in braces. Throws for a name without a value. */
export function filled(text: string, known: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`A help topic names {${name}}, which has no value`);
    return value;
  });
}

/**
 * A text as the assistant says it at a college: what stands between `[+` and `+]` only where there are points, and between `[-` and `-]` only where there are
 * none. The texts call the product CampusCart; an operator may call it otherwise.
 */
export function saidAt({ brandName, college: { hasPoints } }: Pick<Settings, 'brandName' | 'college'>, text: string): string {
  const [kept, left] = hasPoints ? [/\[\+(.*?)\+\]/gs, /\[-(.*?)-\]/gs] : [/\[-(.*?)-\]/gs, /\[\+(.*?)\+\]/gs];
  return text
    .replaceAll(left, '')
    .replaceAll(kept, '$1')
    .replaceAll('CampusCart', () => brandName);
}

/** The Markdown of a text, with its marks of what is about points. */
export const helpText = (text: HelpText): string => filled([text].flat().join('\n'), values);
