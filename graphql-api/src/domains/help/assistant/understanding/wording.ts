import { amountText, priceText } from '../../../../platform/text/local-text.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { ProductCondition } from '../../../market/products/product.entity.ts';
import type { Fact } from '../catalogue/catalogue.ts';
import type { CatalogueQuestion } from './question.ts';

const CONDITIONS: Record<ProductCondition, string> = {
  [ProductCondition.NEW]: 'new',
  [ProductCondition.LIKE_NEW]: 'like new',
  [ProductCondition.GOOD]: 'good',
  [ProductCondition.FAIR]: 'fair',
  [ProductCondition.FOR_PARTS]: 'for parts',
};

const CONTACT_DATA = /(?<![^\s@])[^\s@]+@[^\s@]+\.[a-z]{2,}|(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s.-]?\d){9}(?!\d)/gi;

/** Converts a text of a listing to plain words, so that it can neither become Markdown nor contain contact data. */
export function plainText(text: string): string {
  return text
    .replace(CONTACT_DATA, '…')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!<>|~]/g, '\\$&');
}

/** Returns a product's name as a link to its page. */
export const linkTo = ({ id, name }: Fact) => `[${plainText(name)}](/product/${id})`;
const stockOf = ({ quantity }: Fact) => (quantity > 0 ? '' : ', sold out');
const starsOf = ({ rating, reviews }: Fact) =>
  reviews > 0 ? `, ${rating.toFixed(1)} stars from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}` : '';

/** Returns one product as a line of a list. */
export function productLine({ infra }: Ctx, fact: Fact): string {
  return `- ${linkTo(fact)}: ${priceText(infra.settings, fact.price)}${fact.shipping ? ', delivered' : ''}${starsOf(fact)}${stockOf(fact)}`;
}

function start(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Returns the listing's description as a quotation. */
export const quoteOf = ({ description }: Fact): string => `> ${plainText(start(description, 200))}`;

/** Returns the description of a product shown before, beside another answer. */
export function productBefore({ infra }: Ctx, fact: Fact): string {
  const { price, quantity, condition } = fact;
  const stock = quantity > 0 ? `${quantity} available` : 'sold out';
  return `About ${linkTo(fact)} from before: ${priceText(infra.settings, price)}, ${stock}, condition ${CONDITIONS[condition]}.

${quoteOf(fact)}`;
}

/** Describes a product in full. */
export function productDetail({ infra }: Ctx, fact: Fact): string {
  const { price, quantity, shipping, condition, category, seller } = fact;
  const stock = quantity > 0 ? `${quantity} available` : 'Sold out for now';
  const worn = `Condition: ${CONDITIONS[condition]}.`;
  const handOver = shipping ? 'The seller delivers within the campus.' : 'Pick up on campus.';
  return `${linkTo(fact)} costs ${price === 0 ? 'nothing' : amountText(infra.settings, price)}${starsOf(fact)}. ${stock}. ${worn} ${handOver} ${plainText(seller)} has listed it under ${plainText(category)}.

${quoteOf(fact)}`;
}

/** Returns the number of products as text: "6 products", "1 product". */
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

function priceLimit({ infra }: Ctx, { minPrice, maxPrice }: CatalogueQuestion): string[] {
  const amount = (price: number) => amountText(infra.settings, price);
  if (minPrice === 0 && maxPrice === 0) return ['for free'];
  if (minPrice !== undefined && maxPrice !== undefined) return [`from ${amount(minPrice)} to ${amount(maxPrice)}`];
  if (maxPrice !== undefined) return [`up to ${amount(maxPrice)}`];
  return minPrice === undefined ? [] : [`from ${amount(minPrice)}`];
}

/** Returns the limits of a question as its answer repeats them. */
export function limitsOf(ctx: Ctx, question: CatalogueQuestion): string {
  const { category, courseCode, delivery, pickup, conditions, minRating, without } = question;
  const parts = category ? [`under ${plainText(category)}`] : [];
  if (courseCode !== undefined) parts.push(`for ${courseCode}`);
  parts.push(...priceLimit(ctx, question));
  if (delivery) parts.push('with delivery');
  if (pickup) parts.push('without delivery');
  if (conditions.length > 0) parts.push(`in condition ${conditions.map((condition) => CONDITIONS[condition]).join(' or ')}`);
  if (minRating !== undefined) parts.push(`with ${minRating} stars or more`);
  if (without.length > 0) parts.push(`without ${without.map(plainText).join(' and ')}`);
  return parts.length > 0 ? ` ${parts.join(', ')}` : '';
}
