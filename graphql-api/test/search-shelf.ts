import { forgetVocabulary } from '../src/domains/market/search/search.service.ts';
import { testApplication } from './application.ts';
import { category, guest, listing, student } from './test-clients.ts';

const SEARCH = `query ($s: String!, $c: [ID!]) { products(first: 20, filter: { search: $s, categoryIds: $c }, sort: RELEVANCE) { exactCount nodes { name } } }`;

/** A listing by its name, with what matters of the rest. */
interface Listed {
  name: string;
  description?: string;
  price?: number;
  quantity?: number;
}

/** A category with some listings, whose words searches know. Returns its id. */
export async function shelfOf(listings: readonly Listed[]): Promise<string> {
  const { container } = await testApplication();
  const [categoryId, seller] = [await category(), await student()];
  for (const each of listings) await listing(seller, { description: 'Kept well.', categoryId, ...each });
  forgetVocabulary(container.context(null, 'test'));
  return categoryId;
}

/** A guest's search in a category: the names that are found, most like the text first, and how many of them have all that was asked for. */
export async function searchIn(categoryId: string, text: string): Promise<{ exact: number; names: string[] }> {
  const client = await guest();
  const { exactCount, nodes } = (await client.ask(SEARCH, { s: text, c: [categoryId] })).data.products as {
    exactCount: number;
    nodes: { name: string }[];
  };
  return { exact: exactCount, names: nodes.map(({ name }) => name) };
}
