// Orders a listing once, however often it is tried: node order.ts https://market.example/graphql cctest_… 2
import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  data?: { placeOrder: { order: { id: string; status: string } } | null };
  errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
}

const [url = '', token = '', productId = ''] = process.argv.slice(2);
const query = `mutation ($productId: ID!, $key: String!) {
  placeOrder(input: { productId: $productId, idempotencyKey: $key }) { order { id status } }
}`;
// The same for every try: the marketplace answers a repeated call with the first order.
const key = crypto.randomUUID();

async function place(): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { productId, key } }),
  });
  return (await response.json()) as Answer;
}

for (let tries = 1; tries <= 3; tries += 1) {
  const { data, errors } = await place();
  const error = errors?.[0];
  if (!error) {
    console.log(`Ordered: ${data!.placeOrder!.order.status}`);
    break;
  }
  // A code is for programs, the message is for people. Only what passes by itself is worth another try.
  console.log(`${error.extensions.code}: ${error.message}`);
  if (error.extensions.retryAfter === undefined) break;
  await wait(error.extensions.retryAfter * 1_000);
}
