import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import { invalid } from '../../../platform/errors.ts';
import type { PlannedLeg } from '../swaps/swap.service.ts';
import { givable, givesOf, insertGives } from './offer-give.queries.ts';
import { MOST_GIVES } from './offer.inputs.ts';

/** The listings that an offer gives, and the top-up: what the buyer adds, or, below 0, what the seller adds. */
export interface Given {
  gives: readonly string[];
  topUp: number;
}

/** Returns what an offer gives: either money alone, which cannot be below 0, or listings for one piece. Throws INVALID_INPUT. */
export function givenWith(price: number, quantity: number, giveProductIds: readonly string[] | null | undefined): Given {
  const gives = giveProductIds ?? [];
  if (gives.length === 0 && price < 0) throw invalid('price', messages.offerPrice);
  if (gives.length > MOST_GIVES || new Set(gives).size < gives.length || !gives.every(isId)) throw invalid('giveProductIds', messages.offerGives);
  if (gives.length > 0 && quantity > 1) throw invalid('quantity', messages.swapQuantity);
  return { gives, topUp: price };
}

/** Returns the money of an offer: the price of one piece, which the buyer pays, and for a swap the top-up of one side. */
export const termsOf = ({ gives, topUp }: Given) => ({ price: Math.max(0, topUp), topUp: gives.length > 0 ? topUp : null });

interface Sides {
  buyer: string;
  seller: string;
}

/** Stores the listings that a new offer gives. Throws INVALID_INPUT if the buyer cannot give one of them to the seller now. */
export async function storeGives(tx: Ctx, offer: string, { gives }: Given, { buyer, seller }: Sides): Promise<void> {
  if (gives.length === 0) return;
  if ((await givable(tx, gives, buyer, seller)).length < gives.length) throw invalid('giveProductIds', messages.offerGives);
  await insertGives(tx, offer, gives);
}

interface SwapOffer extends Sides {
  id: string;
  product: string;
  topUp: number | null;
}

/**
 * Returns the legs of an accepted offer: its product first, then the listings given for it. The side that receives more pays the top-up; the seller
 * pays it with the first listing. An offer that gives nothing has only the product.
 */
export async function legsOf(tx: Ctx, { id, product, buyer, seller, topUp }: SwapOffer): Promise<PlannedLeg[]> {
  const gives = await givesOf(tx, id);
  const added = topUp ?? 0;
  return [
    { product, receiver: buyer, topUp: Math.max(0, added) },
    ...gives.map((give, index) => ({ product: give, receiver: seller, topUp: index === 0 ? Math.max(0, -added) : 0 })),
  ];
}
