import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { sql } from '../src/platform/database/sql.ts';
import { admin, guest, listing, order, student, type TestClient } from './test-clients.ts';
import { schemaPaths, walk } from './schema-paths.ts';
import { appWithGrant } from './app-grants.ts';
import { testApplication, WEBHOOK_HOST } from './application.ts';

/** Longer paths are used only for pairs of consecutive fields that no shorter path contains. */
const DEPTH = 3;
/** Guests see only its initial. */
const SURNAME = 'Quizzaciously';

let victim: TestClient;
let viewers: Record<'guest' | 'stranger' | 'admin', TestClient>;
let secrets: string[];
const phone = `+91${String(Date.now()).slice(-10)}`;
const ids: Record<string, string> = {};

/** Arguments of root fields. */
const rootArgs: Record<string, () => string> = {
  product: () => `(id: "${ids.product}")`,
  order: () => `(id: "${ids.order}")`,
  conversation: () => `(id: "${ids.conversation}")`,
  user: () => `(id: "${victim.id}")`,
  profile: () => `(id: "${victim.id}")`,
  products: () => `(first: 2, filter: { sellerId: "${victim.id}" })`,
  orders: () => '(first: 2)',
  wantedPosts: () => '(first: 2)',
  users: () => `(first: 2, search: "${victim.email}")`,
  auditEntries: () => '(first: 2)',
  courses: () => '(first: 2)',
  course: () => '(code: "NONE1")',
  swapFits: () => `(productId: "${ids.product}", userId: "${victim.id}")`,
  priceBand: () => `(productId: "${ids.product}")`,
  previewCourseImport: () => '(input: { csv: "x" })',
  actPreview: () => `(kind: DELETE_PRODUCT, id: "${ids.product}")`,
  doubtfulListings: () => '(first: 2)',
  deliveryDisputes: () => '(first: 2, open: false)',
  searchSynonyms: () => '(first: 2)',
  loggedSearches: () => '(first: 2)',
  searchSuggestions: () => '(text: "thing", first: 2)',
  listingSuggestions: () => '(name: "thing")',
  contactMessages: () => '(first: 2)',
};

beforeAll(async () => {
  victim = await student();
  await victim.ask('mutation ($i: UpdateProfileInput!) { updateProfile(input: $i) { message } }', { i: { name: `Victim ${SURNAME}`, phone } });
  await victim.ask('mutation { createAccessToken(input: { name: "t", scopes: ["products:read"] }) { token } }');
  await victim.ask(
    `mutation { createWebhook(input: { name: "w", url: "https://${WEBHOOK_HOST}/x", types: [ORDER_PLACED] }) { webhook { id: databaseId } } }`,
  );
  await appWithGrant(victim);
  ids.product = await listing(victim);
  const other = await student();
  ids.order = await order(other, ids.product);
  ids.conversation = (await victim.ask(`{ order(id: "${ids.order}") { conversation { id: databaseId } } }`)).data.order.conversation.id;
  await victim.ask('mutation ($o: ID!) { sendMessage(input: { orderId: $o, text: "Hi" }) { message { id: databaseId } } }', { o: ids.order });
  const theirs = await listing(other);
  await victim.ask('mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id: databaseId } } }', {
    i: { productId: theirs, rating: 5, text: 'x' },
  });
  await victim.ask('mutation ($e: String!) { requestPasswordReset(input: { email: $e }) { message } }', { e: victim.email });
  viewers = { guest: await guest(), stranger: await student(), admin: await admin() };
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{ secret: string }>(sql`
    select password_hash as secret from users where password_hash is not null
    union select token_hash from sessions union select token_hash from access_tokens union select secret from webhooks union select code_hash from otps
    union select secret_hash from apps where secret_hash is not null union select id_hash from oauth_items union select sealed from oauth_keys`);
  secrets = rows.map(({ secret }) => secret);
});

/** Field in which a signed-in stranger may see a seller's contact data: the Buy Now dialog. */
const CONTACT = 'product.seller';

const leaks = (text: string) => ({
  secret: text.includes('$argon2') || secrets.some((secret) => text.includes(secret)),
  contact: text.includes(victim.email) || text.includes(phone),
  name: text.includes(SURNAME),
});

describe('no response reveals', () => {
  it.each(['guest', 'stranger', 'admin'] as const)(
    'a secret, contact data or the hidden part of a name to a %s for any queried field',
    async (who) => {
      const all = schemaPaths((name) => rootArgs[name]?.() ?? '', DEPTH);
      expect(all.length).toBeGreaterThan(100);
      const isFine = (answer: object) => Object.values(leaks(JSON.stringify(answer))).every((leak) => !leak);
      const { fine, others } = await walk(all, (query) => viewers[who].ask(query), isFine);
      const given = others.flatMap(({ path, answer }) => {
        const found = leaks(JSON.stringify(answer));
        const mayContact = who === 'admin' || (who === 'stranger' && path === CONTACT);
        if (found.secret || (found.contact && !mayContact) || (found.name && who === 'guest')) return [path];
        const unexpected = answer.errors && !['FORBIDDEN', 'UNAUTHENTICATED', 'TOO_COMPLEX'].includes(answer.errors[0]!.extensions.code);
        return unexpected ? [`${path}: ${answer.errors![0]!.message}`] : [];
      });
      const answered = fine + others.filter(({ answer }) => !answer.errors).length;
      expect(given).toEqual([]);
      expect(answered).toBeGreaterThan(100);
    },
  );

  it.each(['guest', 'stranger', 'admin'] as const)('a secret, contact data or the hidden part of a name to a %s in any REST read', async (who) => {
    const given: string[] = [];
    for (const { path } of routes.filter(({ method }) => method === 'get')) {
      for (const id of [victim.id, ids.product!, ids.order!, '1', 'Thing']) {
        const answer = await viewers[who].rest('GET', path.replace(/:\w+/g, id));
        const found = leaks(JSON.stringify(answer.body));
        const mayContact = who === 'admin' || (who === 'stranger' && path === '/api/product/get-product/:id');
        if (found.secret || (found.contact && !mayContact) || (found.name && who === 'guest')) given.push(path);
      }
    }
    expect(given).toEqual([]);
  });
});
