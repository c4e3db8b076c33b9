import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith } from './application.ts';
import { category, student, unique } from './test-clients.ts';
import { drawing } from './test-pictures.ts';

const ASK = 'mutation ($query: String!) { askAssistant(input: { query: $query }) { text } }';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';

let server: Awaited<ReturnType<typeof serverWith>>;
beforeAll(async () => {
  server = await serverWith(({ limits }) => ({ trustProxy: 1, limits: { ...limits, userUploads: 3, userQuestions: 2, addressQuestions: 4 } }));
});
afterAll(() => server.stop());

interface Answer {
  retryAfter: string | null;
  code: string | undefined;
}

async function send(client: string, body: FormData | string, token = ''): Promise<Answer> {
  const headers = { 'x-forwarded-for': client, authorization: token, 'apollo-require-preflight': 'true' };
  const typed = typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers;
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: typed, body });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { retryAfter: response.headers.get('retry-after'), code: errors?.[0]?.extensions.code };
}
const ask = (client: string, token?: string) => send(client, JSON.stringify({ query: ASK, variables: { query: 'a lamp' } }), token);

const accepted = { retryAfter: null, code: undefined };
const rejected = { retryAfter: expect.stringMatching(/^[1-9]\d*$/), code: 'RATE_LIMITED' };

describe('questions to the assistant', () => {
  it('of a user are limited per minute by USER_QUESTIONS across all addresses', async () => {
    const { token } = await student();
    expect(await ask('203.0.113.31', token)).toEqual(accepted);
    expect(await ask('203.0.113.32', token)).toEqual(accepted);
    expect(await ask('203.0.113.33', token)).toEqual(rejected);
    const other = await student();
    expect(await ask('203.0.113.33', other.token)).toEqual(accepted);
  });

  it('of the guests behind an address are limited per minute by ADDRESS_QUESTIONS', async () => {
    for (let turn = 0; turn < 4; turn += 1) expect(await ask('203.0.113.41')).toEqual(accepted);
    expect(await ask('203.0.113.41')).toEqual(rejected);
    expect(await ask('203.0.113.42')).toEqual(accepted);
  });
});

describe('pictures of a user', () => {
  it('are limited per hour by USER_UPLOADS', async () => {
    const [seller, categoryId] = [await student(), await category()];
    const picture = new Blob([new Uint8Array(await drawing(300, 200).png().toBuffer())], { type: 'image/png' });
    const list = () => {
      const input = { name: unique('Lamp'), description: 'A lamp', price: 100, quantity: 1, shipping: false, categoryId, photos: [null] };
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: CREATE, variables: { input } }));
      form.set('map', JSON.stringify({ 0: ['variables.input.photos.0'] }));
      form.set('0', picture, 'photo.png');
      return send('203.0.113.51', form, seller.token);
    };
    for (let turn = 0; turn < 3; turn += 1) expect(await list()).toEqual(accepted);
    expect(await list()).toEqual(rejected);
  });
});
