import MiniSearch from 'minisearch';
import type { Ctx } from '../../../graphql-api/src/platform/context.ts';
import { sql } from '../../../graphql-api/src/platform/database/sql.ts';
import { inTransaction } from '../../../graphql-api/src/platform/database/transaction.ts';
import type { Listing } from './catalogue.ts';

/** A search result. */
export interface Hit {
  name: string;
  quantity: number;
}

/** Function that returns the ten best listings for a query. */
export type Engine = (text: string) => Promise<Hit[]>;

const SEARCH = `query Evaluate($text: String!) { products(first: 10, filter: { search: $text }, sort: RELEVANCE) { nodes { name quantity } } }`;

const SUGGEST = `query Suggest($text: String!) { searchSuggestions(text: $text) { products { id: databaseId name } categories { id: databaseId name } recent popular } }`;

async function ask<Data>(url: string, query: string, text: string): Promise<Data> {
  const body = JSON.stringify({ query, variables: { text } });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(`"${text}" was rejected: ${JSON.stringify(errors)}`);
  return data;
}

/** Returns the product's search over HTTP. */
export function productEngine(url: string): Engine {
  return async (text) => (await ask<{ products: { nodes: Hit[] } }>(url, SEARCH, text)).products.nodes;
}

const EXACT = `query Exact($text: String!) { products(first: 10, filter: { search: $text }, sort: RELEVANCE) { exactCount nodes { name quantity } } }`;

/** Returns the product's search, with the number of results that it calls exact. */
export const exactEngine = (url: string) => async (text: string) =>
  (await ask<{ products: { exactCount: number; nodes: Hit[] } }>(url, EXACT, text)).products;

/** Returns the product's suggestions for a partly typed query over HTTP. */
export const suggestions = (url: string) => (text: string) => ask<{ searchSuggestions: object }>(url, SUGGEST, text);

/** Returns MiniSearch with prefixes and typo tolerance, as its documentation suggests. */
export function miniSearchEngine(listings: readonly Listing[]): Engine {
  const index = new MiniSearch({ fields: ['name', 'description', 'category'], searchOptions: { boost: { name: 2 }, fuzzy: 0.2, prefix: true } });
  index.addAll(listings.map((listing, id) => ({ ...listing, id })));
  return async (text) =>
    index
      .search(text)
      .slice(0, 10)
      .map(({ id }) => listings[id as number]!);
}

/** Returns a search of names by trigram similarity of at least 0.45, with the index that this needs. */
export async function trigramEngine(ctx: Ctx): Promise<Engine> {
  await ctx.db.rows(sql`create index products_trigrams on products using gin (lower(name) gin_trgm_ops)`);
  return (text) => inTransaction(ctx, (tx) => bySimilarity(tx, text));
}

async function bySimilarity({ db }: Ctx, text: string): Promise<Hit[]> {
  await db.rows(sql`set local pg_trgm.word_similarity_threshold = 0.45`);
  return db.rows<Hit>(sql`select name, quantity from products where lower(${text}) <% lower(name)
      order by word_similarity(lower(${text}), lower(name)) desc, similarity(lower(${text}), lower(name)) desc, id desc limit 10`);
}
