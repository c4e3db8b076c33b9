import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { setSwapTerms } from '../../graphql-api/src/domains/trade/swaps/terms/swap-terms.service.ts';

interface Listing {
  id: string;
  seller: string;
  name: string;
  quantity: number;
  price: number;
}

/** Number of people in the ring that the server will find. */
const RING = 3;
/** Maximum top-up of each, in the currency of the college. */
const TOP_UP = 2_000;

/** Returns a listing of the first user and those of two others with similar prices. Listings with several pieces are left to orders. */
function ringOf(listings: readonly Listing[], first: string): Listing[] {
  const single = listings.filter(({ quantity, price }) => quantity === 1 && price > 0);
  const ring = [single.find(({ seller }) => seller === first)!];
  const nearest = single.toSorted((one, other) => Math.abs(one.price - ring[0]!.price) - Math.abs(other.price - ring[0]!.price));
  for (const listing of nearest) {
    if (ring.length < RING && !ring.some(({ seller }) => seller === listing.seller)) ring.push(listing);
  }
  return ring;
}

/** Makes three users want each other's listings in a ring, which the server's job finds a minute after its start. */
export async function addRing(as: (id: string) => Ctx, listings: readonly Listing[], first: string): Promise<void> {
  const ring = ringOf(listings, first);
  for (const [at, { id, seller }] of ring.entries()) {
    const wants = [{ words: ring[(at + 1) % ring.length]!.name }];
    await setSwapTerms(as(seller), { productId: id, openToSwap: true, wants, topUpMax: TOP_UP, topUpMin: 0 });
  }
}
