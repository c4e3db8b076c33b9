import { addFavourite } from '../../graphql-api/src/domains/market/favourites/favourite.service.ts';
import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { ProductCondition } from '../../graphql-api/src/domains/market/products/product.entity.ts';
import { updateProduct } from '../../graphql-api/src/domains/market/products/product.service.ts';
import { saveSearch } from '../../graphql-api/src/domains/market/saved-searches/saved-search.service.ts';
import { storeHits } from '../../graphql-api/src/domains/market/saved-searches/saved-search.queries.ts';
import { storeMatches } from '../../graphql-api/src/domains/market/wanted/wanted.queries.ts';
import { answerWantedPost, createWantedPost } from '../../graphql-api/src/domains/market/wanted/wanted.service.ts';

interface Listing {
  id: string;
  seller: string;
  name: string;
  price: number;
}

/** Function that returns the context for acting as a user. */
type As = (id: string) => Ctx;

const searches = [
  { text: 'book', name: 'Books for the semester', filter: { maxPrice: 500 } },
  { text: 'lamp', name: 'A lamp for the desk' },
  { text: 'cycle', name: 'A cycle', filter: { maxPrice: 6000 } },
];

/** What users want, and the listing with which a seller answers. */
const wanted = [
  { post: { title: 'Scientific calculator', maxPrice: 900 }, answer: 'Scientific calculator' },
  { post: { title: 'Drawing kit for first year', maxPrice: 600, condition: ProductCondition.GOOD }, answer: 'Drafter and set squares' },
  { post: { title: 'Guitar for beginners', condition: ProductCondition.FAIR }, answer: 'Acoustic guitar with bag' },
  { post: { title: 'Table fan', maxPrice: 1200 }, answer: undefined },
  { post: { title: 'Chemistry book', maxPrice: 500 }, answer: undefined },
  { post: { title: 'Notes for CSE2005', maxPrice: 200 }, answer: undefined },
];

const FAVOURITES = 6;

/** Adds favourites and saved searches of the first user, wanted posts of several users, and listings that match them. */
export async function addInterests(ctx: Ctx, as: As, listings: readonly Listing[], people: readonly string[]): Promise<void> {
  const [demo] = people as [string, ...string[]];
  const theirs = listings.filter(({ seller }) => seller !== demo);
  for (const { id } of theirs.slice(0, FAVOURITES)) await addFavourite(as(demo), { productId: id });
  const [cheaper] = theirs as [Listing, ...Listing[]];
  await updateProduct(as(cheaper.seller), { id: cheaper.id, price: Math.round(cheaper.price * 0.9) });
  for (const search of searches) await saveSearch(as(demo), search);
  for (const [turn, { post, answer }] of wanted.entries()) {
    const listing = listings.find(({ name }) => name === answer);
    const owner = people.find((person, index) => index >= turn && person !== listing?.seller)!;
    const { id } = await createWantedPost(as(owner), post);
    if (listing) await answerWantedPost(as(listing.seller), { id, productId: listing.id });
  }
  for (const { id } of listings) {
    await storeHits(ctx, id);
    await storeMatches(ctx, id);
  }
}
