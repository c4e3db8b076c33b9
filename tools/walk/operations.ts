import { randomUUID } from 'node:crypto';
import type { SourceServer } from './server.ts';

/** A request: the session that sends it, the document and its variables. */
export interface Sent {
  as: 'buyer' | 'seller';
  query: string;
  variables: Record<string, unknown>;
}

/** Sends a request. Returns its data and, if it is traced, the files that it entered. Throws its errors. */
export async function send<Data>(
  { url, tokens }: SourceServer,
  { as, query, variables }: Sent,
  isFollowed = false,
): Promise<{ data: Data; files: string[] }> {
  const headers = { 'content-type': 'application/json', authorization: tokens[as], ...(isFollowed ? { 'x-walk': '1' } : {}) };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return { data, files: response.headers.get('x-walked')?.split(' ') ?? [] };
}

/** An operation to trace: creates what its n-th request needs, and returns the request. */
export type Followed = (server: SourceServer, n: number) => Promise<Sent>;

/** Returns products of sellers other than the buyer and the seller, who are users 2 and 3 of the benchmark's data. */
const foreign = (n: number) => String(4 + (n % 40));
const PLACE =
  'mutation Place($id: ID!, $key: String) { placeOrder(input: { productId: $id, idempotencyKey: $key }) { order { status total } product { quantity } } }';
const PRODUCT = `query Product($id: ID!) { product(id: $id) { id: databaseId name description price quantity rating { average count } seller { name }
  category { name } reviews(first: 10) { nodes { id: databaseId rating text author { name } } pageInfo { hasNextPage } } } }`;
const SEND =
  'mutation Send($id: ID!, $text: String!, $key: String) { sendMessage(input: { orderId: $id, text: $text, idempotencyKey: $key }) { message { text } } }';
const OFFERED = 'query { products(first: 50, filter: { sellerId: "3" }) { nodes { id: databaseId } } }';
const OFFER = 'mutation Offer($id: ID!) { makeOffer(input: { productId: $id, price: 10000 }) { offer { id: databaseId } } }';
const ACCEPT =
  'mutation Accept($id: ID!, $key: String) { acceptOffer(input: { offerId: $id, idempotencyKey: $key }) { order { id: databaseId status } } }';

const placed = (n: number): Sent => ({ as: 'buyer', query: PLACE, variables: { id: foreign(n), key: randomUUID() } });

export const operations: Record<string, Followed> = {
  placeOrder: async (_server, n) => placed(n),
  repeatedKey: async (server, n) => {
    const first = placed(n);
    await send(server, first);
    return first;
  },
  product: async (_server, n) => ({ as: 'buyer', query: PRODUCT, variables: { id: foreign(n) } }),
  sendMessage: async (_server, n) => ({ as: 'buyer', query: SEND, variables: { id: '1', text: `Hello ${n}`, key: randomUUID() } }),
  acceptOffer: async (server) => {
    const { data } = await send<{ products: { nodes: { id: string }[] } }>(server, { as: 'buyer', query: OFFERED, variables: {} });
    const made = await send<{ makeOffer: { offer: { id: string } } }>(server, {
      as: 'buyer',
      query: OFFER,
      variables: { id: data.products.nodes[0]!.id },
    });
    return { as: 'seller', query: ACCEPT, variables: { id: made.data.makeOffer.offer.id, key: randomUUID() } };
  },
};
