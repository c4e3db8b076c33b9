import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { ask, query } from './target.ts';

/** Creates a listing. */
export const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
const ORDER = 'mutation ($product: ID!) { placeOrder(input: { productId: $product, quantity: 1 }) { order { id: databaseId } } }';
/** Sends a message in an order's chat. */
export const SEND =
  'mutation ($order: ID!, $text: String!, $key: String) { sendMessage(input: { orderId: $order, text: $text, idempotencyKey: $key }) { message { id: databaseId } } }';

/** The chat of an order, with the tokens of both sides. */
export interface Room {
  order: string;
  buyer: string;
  seller: string;
}

/** Signs in the given number of students without passwords, which would take as long as everything else. Returns their tokens. */
export async function signIn(databaseUrl: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('hex'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with person as (
      insert into users (name, email, phone, college_id) select 'Asha Raman', 'room' || n || '@vitstudent.ac.in', '', 'R' || n
      from generate_series(1, $1::int) n returning id)
    insert into sessions (user_id, token_hash, expires_at)
      select id, ($2::text[])[row_number() over ()], now() + interval '1 day' from person`,
      [count, hashes],
    );
    await client.query("insert into categories (name) values ('Rooms')");
  } finally {
    await client.end();
  }
  return tokens;
}

/** Runs an operation of a user that must succeed. Returns its data. */
export async function run(url: string, token: string, query: string, variables: object): Promise<Record<string, { [key: string]: { id: string } }>> {
  const { body } = await ask(url, query, variables, { authorization: token });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data as Record<string, { [key: string]: { id: string } }>;
}

/** Returns the id of the row that a mutation returned, whatever its name. */
export const idIn = (data: Awaited<ReturnType<typeof run>>): string => Object.values(Object.values(data)[0]!)[0]!.id;

/** Number of pieces of such a listing. */
export const STOCK = 9_999;

/** Creates a listing with enough pieces for a whole attack. Returns its id. */
export async function listStock(url: string, seller: string): Promise<string> {
  const input = { name: 'Desk lamp', description: 'Works well.', price: 100, quantity: STOCK, shipping: false, categoryId: '1' };
  return idIn(await run(url, seller, CREATE, { input }));
}

/** Returns how many of some orders are missing in the database. */
export async function countLost(databaseUrl: string, orders: readonly string[]): Promise<number> {
  const kept = await query(databaseUrl, 'select id from orders where id = any($1)', [orders]);
  return orders.length - kept.length;
}

/** Orders one piece. Returns the id of the order, which has a chat. */
export async function placeOrder(url: string, buyer: string, product: string): Promise<string> {
  return idIn(await run(url, buyer, ORDER, { product }));
}

/** Places an order of one of two users with the other, which opens their chat. */
export async function openRoom(url: string, seller: string, buyer: string, number: number): Promise<Room> {
  const input = { name: `Desk lamp ${number}`, description: 'Works well.', price: 100, quantity: 1, shipping: false, categoryId: '1' };
  const product = idIn(await run(url, seller, CREATE, { input }));
  return { order: await placeOrder(url, buyer, product), buyer, seller };
}
