import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import { invalid } from '../../../platform/errors.ts';
import type { PlannedLeg } from '../swaps/swap.service.ts';
import { givable, givesOf, insertGives } from './offer-give.queries.ts';
import { MOST_GIVES } from './offer.inputs.ts';

/** The listings that are given, and what the buyer adds to them, below 0 what the seller adds. */
export interface Given {
  gives: readonly string[];
  topUp: number;
}

/** What an offer of a price gives: nothing but money, which nobody adds less than 0 of, or things for one piece. Throws INVALID_INPUT. */
export function givenWith(price: number, quantity: number, giveProductIds: readonly string[] | null | undefined): Given {
  const gives = giveProductIds ?? [];
  if (gives.length === 0 && price < 0) throw invalid('price', messages.offerPrice);
  if (gives.length > MOST_GIVES || new Set(gives).size < gives.length || !gives.every(isId)) throw invalid('giveProductIds', messages.offerGives);
  if (gives.length > 0 && quantity > 1) throw invalid('quantity', messages.swapQuantity);
  return { gives, topUp: price };
}

/** The money of an offer: the price of one piece, which the buyer pays, and of a swap what one side adds. */
export const termsOf = ({ gives, topUp }: Given) => ({ price: Math.max(0, topUp), topUp: gives.length > 0 ? topUp : null });

interface Sides {
  buyer: string;
  seller: string;
}

/** Stores what a new offer gives. Throws INVALID_INPUT where the buyer cannot give one of the things to the seller now. */
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
 * What goes from whom to whom once an offer is accepted: its product first, then what is given for it. Who gets more pays the difference with it: the
 * seller with the first thing. Only the product where the offer gives nothing.
 */
export async function legsOf(tx: Ctx, { id, product, buyer, seller, topUp }: SwapOffer): Promise<PlannedLeg[]> {
  const gives = await givesOf(tx, id);
  const added = topUp ?? 0;
  return [
    { product, receiver: buyer, topUp: Math.max(0, added) },
    ...gives.map((give, index) => ({ product: give, receiver: seller, topUp: index === 0 ? Math.max(0, -added) : 0 })),
  ];
}
