import { forgetVocabulary } from '../src/domains/market/search/search.service.ts';
import { testApplication } from './application.ts';
import { category, guest, listing, student } from './test-clients.ts';

const SEARCH = `query ($s: String!, $c: [ID!]) { products(first: 20, filter: { search: $s, categoryIds: $c }, sort: RELEVANCE) { exactCount nodes { name } } }`;

/** A listing by its name, with the relevant other fields. */
interface Listed {
  name: string;
  description?: string;
  price?: number;
  quantity?: number;
}

/** Creates a category with some listings whose words are in the search vocabulary. Returns its id. */
export async function shelfOf(listings: readonly Listed[]): Promise<string> {
  const { container } = await testApplication();
  const [categoryId, seller] = [await category(), await student()];
  for (const each of listings) await listing(seller, { description: 'Kept well.', categoryId, ...each });
  forgetVocabulary(container.context(null, 'test'));
  return categoryId;
}

/** Searches a category as a guest. Returns the names of the results, best match first, and the number of results that match the whole search. */
export async function searchIn(categoryId: string, text: string): Promise<{ exact: number; names: string[] }> {
  const client = await guest();
  const { exactCount, nodes } = (await client.ask(SEARCH, { s: text, c: [categoryId] })).data.products as {
    exactCount: number;
    nodes: { name: string }[];
  };
  return { exact: exactCount, names: nodes.map(({ name }) => name) };
}
