import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webManifest } from '../src/app/pages/web-manifest.ts';
import { readOutbox } from '../src/infra/mail/mailer.ts';
import { sql } from '../src/platform/database/sql.ts';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { startApplication } from './application.ts';
import { freshDatabase } from './fresh-database.ts';
import { databaseUrl } from './settings.ts';
import { student, type TestClient } from './test-clients.ts';

/** Texts that belong to the default college. */
const LEFTOVER = /₹|\bRs\.|rupee|\bVIT\b|vitstudent|Chennai|Kelambakkam|CampusCart|campuscart\.example|5550 1234|3b2f8f/i;
const WAIT_MS = 15_000;

const environment = {
  BRAND_COLOR: '#0b5d3b',
  BRAND_NAME: 'Hofladen',
  CONTACT_EMAIL: 'shop@college.example',
  CONTACT_PHONE: '+49 30 901820',
  CONTACT_ADDRESS: 'Campus 1, 10117 Berlin',
  CURRENCY: 'EUR',
  LOCALE: 'de-DE',
  MAP_POSITION: '52.518,13.393',
  PRICE_RANGES: '10,50',
  STUDENT_EMAIL_DOMAINS: 'college.example',
  TIME_ZONE: 'Europe/Berlin',
};

type College = Awaited<ReturnType<typeof startApplication>>;
let college: College;
let drop: (() => Promise<void>) | undefined;
const all: Record<'seller' | 'buyer' | 'boss', TestClient> = {} as never;

beforeAll(async () => {
  const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  drop = database?.drop;
  college = await startApplication({ ...environment, DATABASE_URL: database?.url });
  const here = Promise.resolve(college);
  for (const name of ['seller', 'buyer'] as const) all[name] = await student(Role.STUDENT, here);
  all.boss = await student(Role.ADMIN, here);
}, 60_000);
afterAll(async () => {
  await college.stop();
  await drop?.();
});

async function mails(): Promise<string[]> {
  const parsed = await Promise.all(readOutbox(college.outbox, 1_000).map(({ source }) => PostalMime.parse(source)));
  return parsed.map(({ from, subject, text, html }) => [from?.name, from?.address, subject, text, html].join('\n'));
}

/** Repeats `read` until its result satisfies `fits`, and returns the result. */
async function eventually<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const value = await read();
    if (fits(value) || Date.now() > until) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function data(who: TestClient, query: string, variables: Record<string, unknown> = {}) {
  const answer = await who.ask(query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';

/** Creates a listing reduced from 15 to 12.50, which the buyer orders after making an offer. Returns its id. */
async function trade(): Promise<string> {
  const { seller, buyer } = all;
  const shelf = await college.container.database.db.one<{ id: string }>(
    sql`insert into categories (name) values ('Instruments') returning id::text as id`,
  );
  const input = { name: 'Concertina', description: 'Plays well.', price: 15, quantity: 5, shipping: false, categoryId: shelf!.id };
  const { id } = (await data(seller, CREATE, { input })).createProduct.product;
  await data(buyer, 'mutation ($id: ID!) { addFavourite(input: { productId: $id }) { product { id: databaseId } } }', { id });
  await data(buyer, 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 11.5, quantity: 2 }) { offer { id: databaseId } } }', { id });
  await data(seller, 'mutation ($id: ID!) { updateProduct(input: { id: $id, price: 12.5 }) { product { id: databaseId } } }', { id });
  await data(buyer, 'mutation ($id: ID!) { placeOrder(input: { productId: $id, quantity: 2 }) { order { id: databaseId } } }', { id });
  return id;
}

describe('a server of another college', () => {
  it('says which college it serves and names price ranges in its currency', async () => {
    const { college: facts, priceRanges } = await data(
      all.buyer,
      '{ college { marketplaceName currency locale timeZone emailDomains phone email address position { latitude longitude } } priceRanges { id name minPrice maxPrice } }',
    );
    expect(facts).toEqual({
      marketplaceName: 'Hofladen',
      currency: 'EUR',
      locale: 'de-DE',
      timeZone: 'Europe/Berlin',
      emailDomains: ['college.example'],
      phone: '+49 30 901820',
      email: 'shop@college.example',
      address: 'Campus 1, 10117 Berlin',
      position: { latitude: 52.518, longitude: 13.393 },
    });
    expect(priceRanges).toEqual([
      { id: '0', name: 'Under 10\u00a0€', minPrice: 0, maxPrice: 9 },
      { id: '1', name: '10\u00a0€ to 50\u00a0€', minPrice: 10, maxPrice: 49 },
      { id: '2', name: '50\u00a0€ or more', minPrice: 50, maxPrice: null },
    ]);
  });

  it('writes notifications, mails and assistant answers with its currency and name', async () => {
    const id = await trade();
    const notificationsOf = async (who: TestClient) =>
      ((await data(who, '{ me { notifications(first: 20) { nodes { text } } } }')).me.notifications.nodes as { text: string }[]).map(
        ({ text }) => text,
      );
    const offered = await eventually(
      () => notificationsOf(all.seller),
      (texts) => texts.some((text) => text.includes('offers')) && texts.some((text) => text.includes('ordered')),
    );
    const cheaper = await eventually(
      () => notificationsOf(all.buyer),
      (texts) => texts.some((text) => text.includes('is now')),
    );
    expect(offered).toContainEqual(expect.stringContaining('offers 11,50\u00a0€ each for 2 pieces'));
    expect(cheaper).toContainEqual(expect.stringContaining('is now 12,50\u00a0€, it was 15\u00a0€'));
    const sent = await eventually(mails, (texts) => texts.some((text) => text.includes('ordered 2 × Concertina')));
    expect(sent).toContainEqual(expect.stringContaining('ordered 2 × Concertina for 25\u00a0€.'));
    expect(sent).toContainEqual(expect.stringContaining('color:#0b5d3b'));
    const ask = 'mutation ($query: String!, $id: ID) { askAssistant(input: { query: $query, productId: $id }) { text } }';
    const answers: string[] = [];
    for (const query of ['how much is the concertina', 'anything under 20 euros', 'where is my order', 'what is this site', 'is there a fee']) {
      answers.push((await data(all.buyer, ask, { query })).askAssistant.text);
    }
    expect(answers[0]).toContain('costs 12,50\u00a0€');
    expect(answers[1]).toContain('up to 20\u00a0€');
    expect(answers[2]).toContain('25\u00a0€');
    const { facets } = (await data(all.buyer, '{ products(first: 1) { facets { prices { priceRangeId count } } } }')).products;
    expect(facets.prices).toEqual([{ priceRangeId: '1', count: 1 }]);
    expect(
      [...offered, ...cheaper, ...sent, ...answers, (await data(all.buyer, ask, { query: 'price?', id })).askAssistant.text].join('\n'),
    ).not.toMatch(LEFTOVER);
  });

  it('has its own rejection messages for other domains, prohibited goods, UPI and a suspension in its time zone', async () => {
    const { seller, buyer, boss } = all;
    const rejections = [
      await buyer.ask('mutation { requestSignUpOtp(input: { email: "a@other.example", collegeId: "1" }) { message } }'),
      await seller.ask('mutation { setUpiId(input: { upiId: "asha@okbank" }) { user { id: databaseId } } }'),
      await seller.ask(CREATE, { input: { name: 'Vape', description: 'A vape.', price: -1, quantity: 1, shipping: false, categoryId: '1' } }),
      await seller.ask(CREATE, { input: { name: 'Vape', description: 'A vape.', price: 1, quantity: 1, shipping: false, categoryId: '1' } }),
    ];
    const draft = { name: 'Lamp', price: 1, quantity: 1, shipping: false, categoryId: '1' };
    const addressed = await seller.ask(CREATE, { input: { ...draft, description: 'Works. asha.k at college has it.' } });
    expect(addressed.errors?.[0]?.extensions).toMatchObject({
      code: 'CONTENT_REJECTED',
      details: { concerns: ['contact data ("asha.k at college")'] },
    });
    await data(
      boss,
      `mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: SUSPEND, reason: "Rude", days: 3 }) { user { id: databaseId } } }`,
      {
        id: buyer.id,
      },
    );
    rejections.push(await buyer.ask('mutation { updateProfile(input: { name: "Other" }) { message } }'));
    const words = rejections.flatMap(({ errors }) => errors!.map(({ message, extensions }) => JSON.stringify([message, extensions.fields])));
    expect(words).toHaveLength(rejections.length);
    expect(words[0]).toContain('Only @college.example allowed');
    expect(words[1]).toContain('UPI pays in Indian rupees only');
    expect(words[3]).toContain('Does not meet with Hofladen Norms');
    expect(words[4]).toMatch(/\d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2}/u);
    const decision = await eventually(mails, (texts) => texts.some((text) => text.includes('Rude')));
    expect([...words.filter((_, index) => index !== 1), ...decision].join('\n')).not.toMatch(LEFTOVER);
  });

  it('describes its API, its REST calls and its app without the default names', async () => {
    const { __schema } = await data(
      all.boss,
      '{ __schema { types { description fields { description args { description } } inputFields { description } } } }',
    );
    const openapi = await (await fetch(`${college.url}/api/openapi.json`)).text();
    expect(openapi).toContain('"openapi"');
    const manifest = JSON.stringify(webManifest(college.container.infra.settings));
    expect([JSON.stringify(__schema), openapi, manifest].map((text) => LEFTOVER.exec(text)?.[0])).toEqual([undefined, undefined, undefined]);
  });
});
