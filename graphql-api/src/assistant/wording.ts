import type { Fact } from './catalogue.ts';
import type { CatalogueQuestion } from './question.ts';

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0, maximumFractionDigits: 2 });
/** An amount of rupees as people read it. */
export const rupees = (amount: number) => inr.format(amount);
const priceOf = (rupees: number) => (rupees === 0 ? 'free' : inr.format(rupees));

const CONTACT_DATA = /[^\s@]+@[^\s@]+\.[a-z]{2,}|(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s.-]?\d){9}(?!\d)/gi;

/** A text of a listing as plain words: it can neither become Markdown nor carry contact data. */
export function plainText(text: string): string {
  return text
    .replace(CONTACT_DATA, '…')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!<>|~]/g, '\\$&');
}

const linkTo = ({ id, name }: Fact) => `[${plainText(name)}](/product/${id})`;
const stockOf = ({ quantity }: Fact) => (quantity > 0 ? '' : ', sold out');
const starsOf = ({ rating, reviews }: Fact) =>
  reviews > 0 ? `, ${rating.toFixed(1)} stars from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}` : '';

/** One product in a list. */
export function productLine(fact: Fact): string {
  return `- ${linkTo(fact)}: ${priceOf(fact.price)}${fact.shipping ? ', delivered' : ''}${starsOf(fact)}${stockOf(fact)}`;
}

function start(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Everything about one product. */
export function productDetail(fact: Fact): string {
  const { price, quantity, shipping, category, seller, description } = fact;
  const stock = quantity > 0 ? `${quantity} available` : 'Sold out for now';
  const handOver = shipping ? 'The seller delivers within the campus.' : 'Pick up on campus.';
  return `${linkTo(fact)} costs ${priceOf(price) === 'free' ? 'nothing' : priceOf(price)}${starsOf(fact)}. ${stock}. ${handOver} It is listed under ${plainText(category)} by ${plainText(seller)}.

> ${plainText(start(description, 200))}`;
}

/** "6 products", "1 product". */
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** How a question's limits are repeated in its answer. */
export function priceLimits({
  minPrice,
  maxPrice,
  category,
  delivery,
  minRating,
  without,
}: Pick<CatalogueQuestion, 'minPrice' | 'maxPrice' | 'category' | 'delivery' | 'minRating' | 'without'>): string {
  const parts: string[] = [];
  if (category) parts.push(`under ${plainText(category)}`);
  if (minPrice === 0 && maxPrice === 0) parts.push('for free');
  else if (minPrice !== undefined && maxPrice !== undefined) parts.push(`from ${inr.format(minPrice)} to ${inr.format(maxPrice)}`);
  else if (maxPrice !== undefined) parts.push(`up to ${inr.format(maxPrice)}`);
  else if (minPrice !== undefined) parts.push(`from ${inr.format(minPrice)}`);
  if (delivery) parts.push('with delivery');
  if (minRating !== undefined) parts.push(`with ${minRating} stars or more`);
  if (without.length > 0) parts.push(`without ${without.map(plainText).join(' and ')}`);
  return parts.length > 0 ? ` ${parts.join(', ')}` : '';
}
