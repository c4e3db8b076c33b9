import { describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { removeOldKeys } from '../src/domains/log/idempotency/idempotency.service.ts';
import { sql, type Sql } from '../src/platform/database/sql.ts';
import { admin, category, guest, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { codeFor } from './mail.ts';
import { drawing } from './test-pictures.ts';
import { testApplication, usesPlanner, WEBHOOK_HOST } from './application.ts';

async function count(from: Sql): Promise<number> {
  const { container } = await testApplication();
  return (await container.database.db.one<{ n: number }>(sql`select count(*)::int as n from ${from}`))!.n;
}

const ledgerOf = ({ id }: TestClient) => count(sql`points_entries where user_id = ${id}`);

/** One create operation: its sender, its input, a different input, and the number of rows. */
interface Create {
  actor: TestClient;
  query: string;
  variables: Record<string, unknown>;
  other: Record<string, unknown>;
  rows: () => Promise<number>;
}

/** Clears the rate limit of the contact form, which accepts a few messages an hour from one client. All tests share one client. */
async function forgetContacts(): Promise<void> {
  const { container } = await testApplication();
  const limit = { name: 'contact', points: container.infra.settings.limits.addressMessages, seconds: 3600 };
  await container.infra.rateLimiter.clear(limit, '127.0.0.1');
}

const address = () => `${unique('c').replaceAll(' ', '')}@vitstudent.ac.in`;

async function signUpInput() {
  const email = address();
  const collegeId = unique('ID');
  await (
    await guest()
  ).ask('mutation ($e: String!, $c: String!) { requestSignUpOtp(input: { email: $e, collegeId: $c }) { message } }', { e: email, c: collegeId });
  return { name: 'New Student', email, password: 'password', phone: '+919840012345', collegeId, otp: await codeFor(email) };
}

const offersFor = (productId: string) => count(sql`offers join conversations on conversations.id = conversation_id where product_id = ${productId}`);

async function openOffer(by?: TestClient) {
  const [seller, buyer] = [by ?? (await student()), await student()];
  const productId = await listing(seller);
  const made = await buyer.ask('mutation ($p: ID!) { makeOffer(input: { productId: $p, price: 5 }) { offer { id: databaseId } } }', { p: productId });
  return { seller, productId, offerId: made.data.makeOffer.offer.id as string };
}

/** Mutations without a key, by the reason why repeating them needs none. */
const repeatable: Record<string, string[]> = {
  'sets what is set already': [
    'acceptMeeting',
    'addFavourite',
    'approveApp',
    'approveListing',
    'blockUser',
    'clearRecentSearches',
    'confirmHandover',
    'confirmReceived',
    'extendAccessToken',
    'followCourse',
    'importCourses',
    'markConversationRead',
    'markMessagesRead',
    'markNotificationsRead',
    'markProductSold',
    'markSavedSearchSeen',
    'refuseListing',
    'renewProduct',
    'resumeWebhook',
    'setCampusMap',
    'setContactMessageHandled',
    'setPriceSchedule',
    'setOrderStatus',
    'setProductAvailability',
    'setSwapTerms',
    'setUpiId',
    'setUserRole',
    'updateAnnouncement',
    'updateCampusSettings',
    'updateCampusSpot',
    'updateCategory',
    'updateNotificationSettings',
    'updateProduct',
    'updateProfile',
    'updateReview',
    'updateSavedSearch',
    'updateSearchSynonym',
    'updateSeason',
    'updateWantedPost',
    'updateWebhook',
    'uploadPhoto',
  ],
  'ends what a second call finds ended, or does not find': [
    'acceptSwap',
    'answerAppeal',
    'cancelOrder',
    'clearPriceSchedule',
    'closeWantedPost',
    'decideReport',
    'declineMeeting',
    'declineOffer',
    'declineOrder',
    'declineSwap',
    'deleteApp',
    'deleteCampusSpot',
    'deleteCategory',
    'deleteMyAccount',
    'deleteOrder',
    'deleteProduct',
    'deleteReview',
    'deleteSavedSearch',
    'deleteSeason',
    'deleteSearchSynonym',
    'deleteUser',
    'deleteWebhook',
    'endAnnouncement',
    'endReservation',
    'endSanction',
    'leaveReservationQueue',
    'pauseWebhook',
    'removeFavourite',
    'removePushSubscription',
    'resetPassword',
    'revokeAccessToken',
    'revokeAppGrant',
    'revokeTestToken',
    'settleDispute',
    'signOut',
    'unblockUser',
    'undo',
    'unfollowCourse',
    'withdrawOffer',
  ],
  'returns what the first call made': [
    'answerWantedPost',
    'joinReservationQueue',
    'renewPushSubscription',
    'report',
    'savePushSubscription',
    'saveSearch',
    'startConversation',
  ],
  'counts what happened, each time': ['recordBoostOpened'],
  'steers test mode': ['test'],
  'sends something again, which its receiver recognizes': ['resendDelivery', 'testWebhook'],
  'gives something that replaces the first or lapses by itself': [
    'askAssistant',
    'requestPasswordReset',
    'requestSignUpOtp',
    'rotateWebhookSecret',
    'signIn',
  ],
};

/** Mutations that need another server: test-mode.test.ts repeats them on one with test mode. */
const elsewhere = ['createTestToken'];

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function delivered(): Promise<{ seller: TestClient; buyer: TestClient; orderId: string }> {
  const [seller, buyer] = [await student(), await student()];
  const orderId = await order(buyer, await listing(seller));
  await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: orderId });
  return { seller, buyer, orderId };
}

async function campusSpot(): Promise<string> {
  const create = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  return (await (await admin()).ask(create, { name: unique('Gate') })).data.createCampusSpot.campusSpot.id;
}

/** All create operations of the schema. Each takes `$key`. */
const creates: Record<string, () => Promise<Create>> = {
  createProduct: async () => {
    const actor = await student();
    const input = { name: unique('Desk'), description: 'Of wood.', price: 10, quantity: 1, shipping: true, categoryId: await category() };
    return {
      actor,
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } message } }',
      variables: { input },
      other: { input: { ...input, price: 11 } },
      rows: async () => (await count(sql`products where seller_id = ${actor.id}`)) + (await ledgerOf(actor)) - 1,
    };
  },
  createWantedPost: async () => {
    const actor = await student();
    const input = { title: 'Bunsen burner', maxPrice: 10 };
    return {
      actor,
      query: 'mutation ($input: CreateWantedPostInput!) { createWantedPost(input: $input) { wantedPost { id: databaseId } } }',
      variables: { input },
      other: { input: { ...input, maxPrice: 11 } },
      rows: () => count(sql`wanted_posts where user_id = ${actor.id}`),
    };
  },
  placeOrder: async () => {
    const actor = await student();
    const productId = await listing(await student(), { quantity: 100 });
    return {
      actor,
      query: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } product { id: databaseId } message } }',
      variables: { input: { productId } },
      other: { input: { productId, quantity: 2 } },
      rows: () => count(sql`orders where buyer_id = ${actor.id}`),
    };
  },
  placeBundle: async () => {
    const [actor, seller] = [await student(), await student()];
    const lines = [{ productId: await listing(seller, { quantity: 100 }) }, { productId: await listing(seller, { quantity: 100 }) }];
    return {
      actor,
      query: 'mutation ($input: PlaceBundleInput!) { placeBundle(input: $input) { bundle { id: databaseId orders { id: databaseId } } message } }',
      variables: { input: { lines } },
      other: { input: { lines: lines.toReversed() } },
      rows: () => count(sql`bundles where buyer_id = ${actor.id}`),
    };
  },
  sendMessage: async () => {
    const actor = await student();
    const orderId = await order(actor, await listing(await student()));
    return {
      actor,
      query:
        'mutation ($orderId: ID!, $text: String!, $key: String) { sendMessage(input: { orderId: $orderId, text: $text, idempotencyKey: $key }) { message { id: databaseId text } } }',
      variables: { orderId, text: 'Hello' },
      other: { orderId, text: 'Something else' },
      rows: () => count(sql`messages where order_id = ${orderId}`),
    };
  },
  addReview: async () => {
    const actor = await student();
    const seller = await student();
    const productId = await listing(seller);
    const bought = await order(actor, productId);
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: bought });
    const input = { productId, rating: 4, text: 'Good' };
    return {
      actor,
      query: 'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id: databaseId } product { id: databaseId } } }',
      variables: { input },
      other: { input: { ...input, rating: 1 } },
      rows: () => ledgerOf(actor),
    };
  },
  createCategory: async () => {
    const name = unique('Lamps');
    return {
      actor: await admin(),
      query:
        'mutation ($name: String!, $key: String) { createCategory(input: { name: $name, idempotencyKey: $key }) { category { id: databaseId } } }',
      variables: { name },
      other: { name: unique('Chairs') },
      rows: () => count(sql`categories where name = ${name}`),
    };
  },
  sendContactMessage: async () => {
    await forgetContacts();
    const input = { name: 'Visitor', email: address(), message: 'Where are you?' };
    return {
      actor: await guest(),
      query: 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { reference } }',
      variables: { input },
      other: { input: { ...input, message: 'Who are you?' } },
      rows: () => count(sql`contact_messages where email = ${input.email}`),
    };
  },
  createAccessToken: async () => {
    const actor = await student();
    const input = { name: 'Reader', scopes: ['orders:read'] };
    return {
      actor,
      query: 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken { id: databaseId } token } }',
      variables: { input },
      other: { input: { ...input, scopes: ['orders:read', 'orders:write'] } },
      rows: () => count(sql`access_tokens where user_id = ${actor.id}`),
    };
  },
  registerApp: async () => {
    const actor = await student();
    const input = { name: 'Club', homepage: 'https://club.example', redirectUris: ['https://club.example/back'], scopes: [], confidential: true };
    return {
      actor,
      query: 'mutation ($input: RegisterAppInput!) { registerApp(input: $input) { app { id: databaseId } clientSecret } }',
      variables: { input },
      other: { input: { ...input, confidential: false } },
      rows: () => count(sql`apps where owner_id = ${actor.id}`),
    };
  },
  startBulkExport: async () => {
    const actor = await admin();
    const input = { kind: 'REVIEWS' };
    return {
      actor,
      query: 'mutation ($input: StartBulkExportInput!) { startBulkExport(input: $input) { bulkJob { id: databaseId } } }',
      variables: { input },
      other: { input: { kind: 'POINTS' } },
      rows: () => count(sql`bulk_jobs where user_id = ${actor.id}`),
    };
  },
  startBulkImport: async () => {
    const boss = await admin();
    const file = new Blob([JSON.stringify({ name: unique('Shelf') })]);
    return {
      actor: { ...boss, ask: (query, variables = {}) => boss.upload(query, variables, 'variables.input.file', file) },
      query: 'mutation ($input: StartBulkImportInput!) { startBulkImport(input: $input) { bulkJob { id: databaseId } } }',
      variables: { input: { kind: 'CATEGORIES', dryRun: true, file: null } },
      other: { input: { kind: 'CATEGORIES', dryRun: false, file: null } },
      rows: () => count(sql`bulk_jobs where user_id = ${boss.id}`),
    };
  },
  userData: async () => {
    const [actor, whom, other] = [await admin(), await student(), await student()];
    return {
      actor,
      query: 'mutation ($input: UserDataInput!) { userData(input: $input) { bulkJob { id: databaseId } } }',
      variables: { input: { id: whom.id } },
      other: { input: { id: other.id } },
      rows: () => count(sql`bulk_jobs where user_id = ${actor.id}`),
    };
  },
  createWebhook: async () => {
    const actor = await student();
    const input = { name: 'Sync', url: `https://${WEBHOOK_HOST}/x`, types: ['ORDER_PLACED'] };
    return {
      actor,
      query: 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id: databaseId } secret } }',
      variables: { input },
      other: { input: { ...input, types: ['MESSAGE_SENT'] } },
      rows: () => count(sql`webhooks where user_id = ${actor.id}`),
    };
  },
  createAnnouncement: async () => {
    const title = unique('Fair');
    const input = { title, text: 'Tomorrow', until: new Date(Date.now() + 60_000).toISOString(), audience: 'ADMINISTRATORS' };
    return {
      actor: await admin(),
      query: 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id: databaseId title } } }',
      variables: { input },
      other: { input: { ...input, text: 'Today' } },
      rows: () => count(sql`announcements where title = ${title}`),
    };
  },
  createSeason: async () => {
    const input = { title: unique('Move-out'), startsAt: inHours(-1), endsAt: inHours(1) };
    return {
      actor: await admin(),
      query: 'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { season { id: databaseId title } } }',
      variables: { input },
      other: { input: { ...input, title: 'Freshers' } },
      rows: () => count(sql`seasons where title = ${input.title}`),
    };
  },
  createCampusSpot: async () => {
    const name = unique('Gate');
    return {
      actor: await admin(),
      query: 'mutation ($input: CreateCampusSpotInput!) { createCampusSpot(input: $input) { campusSpot { id: databaseId name } } }',
      variables: { input: { name } },
      other: { input: { name: unique('Library') } },
      rows: () => count(sql`campus_spots where name = ${name}`),
    };
  },
  buyPerk: async () => {
    const actor = await student();
    const productId = await listing(actor);
    const { container } = await testApplication();
    await container.database.db.rows(sql`insert into points_entries (user_id, action, points) values (${actor.id}, 'Order Delivered', 500)`);
    return {
      actor,
      query: 'mutation ($input: BuyPerkInput!) { buyPerk(input: $input) { boughtPerk { id: databaseId points } pointsDeducted } }',
      variables: { input: { productId, perk: 'BOOST', days: 2 } },
      other: { input: { productId, perk: 'BOOST', days: 3 } },
      rows: () => count(sql`bought_perks where product_id = ${productId}`),
    };
  },
  makeOffer: async () => {
    const actor = await student();
    const input = { productId: await listing(await student()), price: 5 };
    return {
      actor,
      query: 'mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { offer { id: databaseId price } } }',
      variables: { input },
      other: { input: { ...input, price: 6 } },
      rows: () => offersFor(input.productId),
    };
  },
  counterOffer: async () => {
    const { seller, productId, offerId } = await openOffer();
    return {
      actor: seller,
      query: 'mutation ($input: CounterOfferInput!) { counterOffer(input: $input) { offer { id: databaseId price } } }',
      variables: { input: { offerId, price: 8 } },
      other: { input: { offerId, price: 9 } },
      rows: async () => (await offersFor(productId)) - 1,
    };
  },
  acceptOffer: async () => {
    const { seller, productId, offerId } = await openOffer();
    return {
      actor: seller,
      query: 'mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) { offer { id: databaseId } order { id: databaseId } } }',
      variables: { input: { offerId } },
      other: { input: { offerId: (await openOffer(seller)).offerId } },
      rows: () => count(sql`orders where product_id = ${productId}`),
    };
  },
  createSearchSynonym: async () => {
    const terms = [unique('sofa'), unique('settee')];
    return {
      actor: await admin(),
      query: 'mutation ($input: CreateSearchSynonymInput!) { createSearchSynonym(input: $input) { searchSynonym { id: databaseId terms } } }',
      variables: { input: { terms } },
      other: { input: { terms: [unique('lamp'), unique('lantern')] } },
      rows: () => count(sql`search_synonyms where ${terms[0]!} = any (terms)`),
    };
  },
  proposeMeeting: async () => {
    const actor = await student();
    const orderId = await order(actor, await listing(await student()));
    const input = { orderId, spotId: await campusSpot(), at: inHours(5) };
    return {
      actor,
      query:
        'mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) { meeting { id: databaseId status } order { id: databaseId } } }',
      variables: { input },
      other: { input: { ...input, at: inHours(6) } },
      rows: () => count(sql`meetings where order_id = ${orderId}`),
    };
  },
  rateCounterpart: async () => {
    const [seller, actor] = [await student(), await student()];
    const orderId = await order(actor, await listing(seller));
    await handOver(seller, actor, orderId);
    const input = { orderId, stars: 4, text: 'On time' };
    return {
      actor,
      query:
        'mutation ($input: RateCounterpartInput!) { rateCounterpart(input: $input) { rating { id: databaseId stars } order { id: databaseId } } }',
      variables: { input },
      other: { input: { ...input, stars: 1 } },
      rows: () => count(sql`counterpart_ratings where order_id = ${orderId}`),
    };
  },
  disputeDelivery: async () => {
    const { buyer, orderId } = await delivered();
    return {
      actor: buyer,
      query: 'mutation ($input: DisputeDeliveryInput!) { disputeDelivery(input: $input) { message order { id: databaseId } } }',
      variables: { input: { orderId, reason: 'It never came' } },
      other: { input: { orderId, reason: 'It is broken' } },
      rows: () => count(sql`delivery_disputes where order_id = ${orderId}`),
    };
  },
  sanctionUser: async () => {
    const person = await student();
    const input = { userId: person.id, action: 'WARN', reason: 'Rude' };
    return {
      actor: await admin(),
      query: 'mutation ($input: SanctionUserInput!) { sanctionUser(input: $input) { user { id: databaseId } undoToken } }',
      variables: { input },
      other: { input: { ...input, reason: 'No show' } },
      rows: () => count(sql`decisions where user_id = ${person.id}`),
    };
  },
  appealDecision: async () => {
    const [boss, actor] = [await admin(), await student()];
    await boss.ask('mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: WARN, reason: "Rude" }) { user { id: databaseId } } }', {
      id: actor.id,
    });
    const { decisions } = (await actor.ask('{ me { decisions(first: 1) { nodes { appealCode } } } }')).data.me;
    const input = { code: decisions.nodes[0].appealCode, text: 'I was ill' };
    return {
      actor: await guest(),
      query: 'mutation ($input: AppealDecisionInput!) { appealDecision(input: $input) { message } }',
      variables: { input },
      other: { input: { ...input, text: 'It was not me' } },
      rows: () => count(sql`decisions where user_id = ${actor.id} and appeal = ${input.text}`),
    };
  },
  reserveProduct: async () => {
    const [actor, buyer] = [await student(), await student()];
    const productId = await listing(actor);
    const start = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
    const conversationId = (await buyer.ask(start, { id: productId })).data.startConversation.conversation.id;
    return {
      actor,
      query: 'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { product { id: databaseId } } }',
      variables: { input: { conversationId, hours: 5 } },
      other: { input: { conversationId, hours: 6 } },
      rows: () => count(sql`events where type = 'PRODUCT_RESERVED' and subject_id = ${productId}`),
    };
  },
  signUp: async () => {
    const input = await signUpInput();
    return {
      actor: await guest(),
      query: 'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id: databaseId email } } }',
      variables: { input },
      other: { input: { ...input, password: 'another password' } },
      rows: () => count(sql`users where email = ${input.email}`),
    };
  },
};

const withKey = (variables: Record<string, unknown>, key: string | undefined) =>
  'input' in variables ? { input: { ...(variables.input as object), idempotencyKey: key } } : { ...variables, key };

const KEY = '6c9f1f7e-7a0d-4be4-9a55-0e3f6f6f3a77';

describe('an idempotency key', () => {
  it.each(Object.keys(creates))('%s: returns the first result to 20 parallel calls and creates one object', async (name) => {
    const { actor, query, variables, rows } = await creates[name]!();
    const answers = await Promise.all(Array.from({ length: 20 }, () => actor.ask(query, withKey(variables, KEY))));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await rows()).toBe(1);
    const later = await actor.ask(query, withKey(variables, KEY));
    expect(later.data).toEqual(answers[0]!.data);
    expect(later.extensions?.points).toEqual(answers[0]!.extensions?.points);
  });

  it.each(Object.keys(creates))('%s: rejects other input with IDEMPOTENCY_CONFLICT', async (name) => {
    const { actor, query, variables, other, rows } = await creates[name]!();
    expect((await actor.ask(query, withKey(variables, KEY))).errors).toBeUndefined();
    const rejected = await actor.ask(query, withKey(other, KEY));
    expect(rejected.errors?.[0]).toMatchObject({
      message: 'This idempotency key was used already with other input',
      extensions: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await rows()).toBe(1);
  });

  it.each(Object.keys(creates))('%s: names the field when a key is empty, too long or unreadable', async (name) => {
    const { actor, query, variables } = await creates[name]!();
    for (const key of ['', 'k'.repeat(101), 'line\u0007']) {
      const rejected = await actor.ask(query, withKey(variables, key));
      expect(rejected.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'idempotencyKey' }] });
    }
  });

  it('belongs to its user and operation', async () => {
    const [seller, one, two] = [await student(), await student(), await student()];
    const input = { productId: await listing(seller), idempotencyKey: KEY };
    const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }';
    const ids = [];
    for (const buyer of [one, two]) ids.push((await buyer.ask(place, { input })).data.placeOrder.order.id);
    expect(ids[0]).not.toBe(ids[1]);
    const sent = await one.ask(
      'mutation ($o: ID!, $key: String) { sendMessage(input: { orderId: $o, text: "Hi", idempotencyKey: $key }) { message { text } } }',
      {
        o: ids[0],
        key: KEY,
      },
    );
    expect(sent.data.sendMessage.message.text).toBe('Hi');
  });

  it('of a guest reveals nothing to another guest who guesses it', async () => {
    await forgetContacts();
    const [one, two] = [await guest(), await guest()];
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { reference } }';
    const input = { name: 'Visitor', email: address(), message: 'Secret', idempotencyKey: KEY };
    const first = await one.ask(send, { input });
    const other = await two.ask(send, { input: { ...input, email: address() } });
    expect(other.errors).toBeUndefined();
    expect(other.data.sendContactMessage.reference).not.toBe(first.data.sendContactMessage.reference);
  });

  it('stays unused after a failed call', async () => {
    const [seller, buyer] = [await student(), await student()];
    const productId = await listing(seller, { quantity: 1 });
    const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }';
    const failed = await buyer.ask(place, { input: { productId, quantity: 2, idempotencyKey: KEY } });
    expect(failed.errors?.[0]?.message).toBe('Product is out of stock');
    const placed = await buyer.ask(place, { input: { productId, quantity: 1, idempotencyKey: KEY } });
    expect(placed.errors).toBeUndefined();
    // The first order sold out the product, but the repeated call still returns it.
    const again = await buyer.ask(place, { input: { productId, quantity: 1, idempotencyKey: KEY } });
    expect(again.data).toEqual(placed.data);
  });

  it.runIf(usesPlanner)('needs no extra statement for an order and a message', async () => {
    const [seller, buyer] = [await student(), await student()];
    const productId = await listing(seller);
    // The viewer has been loaded by then.
    await buyer.ask('{ me { id: databaseId } }');
    const { statements } = await testApplication();
    statements.clear();
    const placed = await buyer.ask('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }', {
      input: { productId, idempotencyKey: KEY },
    });
    expect(statements.list).toHaveLength(1);
    statements.clear();
    await buyer.ask(
      'mutation ($o: ID!, $key: String) { sendMessage(input: { orderId: $o, text: "Hi", idempotencyKey: $key }) { message { id: databaseId text } } }',
      {
        o: placed.data.placeOrder.order.id,
        key: KEY,
      },
    );
    expect(statements.list).toHaveLength(1);
  });

  it('counts a rejected listing once, however often the same one is sent', async () => {
    const seller = await student();
    const input = { name: 'Pistol', description: 'A gun', price: 1, quantity: 1, shipping: false, categoryId: await category(), idempotencyKey: KEY };
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message } }';
    const answers = await Promise.all(Array.from({ length: 6 }, () => seller.ask(create, { input })));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(6).fill('CONTENT_REJECTED'));
    expect(await count(sql`rejections where user_id = ${seller.id}`)).toBe(1);
    expect(await ledgerOf(seller)).toBe(0);
    const mended = await seller.ask(create, { input: { ...input, name: 'Desk', description: 'Of wood' } });
    expect(mended.errors).toBeUndefined();
  });

  it('of a listing covers its photo too', async () => {
    const seller = await student();
    const input = {
      name: unique('Desk'),
      description: 'Of wood.',
      price: 1,
      quantity: 1,
      shipping: false,
      categoryId: await category(),
      idempotencyKey: KEY,
    };
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
    const picture = async (size: number) => new Blob([new Uint8Array(await drawing(size, size).png().toBuffer())]);
    const [small, large] = [await picture(140), await picture(210)];
    const first = await seller.upload(create, { input: { ...input, photo: null } }, 'variables.input.photo', small);
    expect(first.errors).toBeUndefined();
    expect((await seller.upload(create, { input: { ...input, photo: null } }, 'variables.input.photo', small)).data).toEqual(first.data);
    expect((await seller.upload(create, { input: { ...input, photo: null } }, 'variables.input.photo', large)).errors?.[0]?.extensions.code).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  it('of an access token has at least 16 characters because the token is derived from it', async () => {
    const actor = await student();
    const answer = await actor.ask(
      'mutation { createAccessToken(input: { name: "t", scopes: ["products:read"], idempotencyKey: "short" }) { token } }',
    );
    expect(answer.errors?.[0]?.extensions.fields).toEqual([
      { field: 'idempotencyKey', message: 'An idempotency key for an access token has 16 to 100 characters' },
    ]);
  });

  it('is deleted after two days', async () => {
    const { actor, query, variables, rows } = await creates.sendMessage!();
    const { container } = await testApplication();
    const first = await actor.ask(query, withKey(variables, KEY));
    await container.database.db.rows(sql`update idempotency_keys set created_at = now() - interval '49 hours'`);
    await removeOldKeys(container.context(null, 'test'));
    const later = await actor.ask(query, withKey(variables, KEY));
    expect(later.data).not.toEqual(first.data);
    expect(await rows()).toBe(2);
  });
});

describe('the Idempotency-Key header', () => {
  const bodies: Record<string, () => Promise<{ actor: TestClient; path: string; body: Record<string, unknown>; other: Record<string, unknown> }>> = {
    '/api/auth/signup': async () => {
      const body = await signUpInput();
      return { actor: await guest(), path: '/api/auth/signup', body, other: { ...body, name: 'Another' } };
    },
    '/api/auth/add-order': async () => ({
      actor: await student(),
      path: '/api/auth/add-order',
      body: { productId: await listing(await student()) },
      other: { productId: await listing(await student()) },
    }),
    '/api/chat/BuyerSend/:orderId': async () => {
      const actor = await student();
      const id = await order(actor, await listing(await student()));
      return { actor, path: `/api/chat/BuyerSend/${id}`, body: { message: 'Hi' }, other: { message: 'Bye' } };
    },
    '/api/chat/SellerSend/:orderId': async () => {
      const actor = await student();
      const id = await order(await student(), await listing(actor));
      return { actor, path: `/api/chat/SellerSend/${id}`, body: { message: 'Hi' }, other: { message: 'Bye' } };
    },
    '/api/category/create-category': async () => ({
      actor: await admin(),
      path: '/api/category/create-category',
      body: { name: unique('Rugs') },
      other: { name: unique('Mats') },
    }),
    '/api/product/create-product': async () => {
      const body = { name: unique('Desk'), description: 'Of wood.', price: 1, quantity: 1, shipping: '0', category: await category() };
      return { actor: await student(), path: '/api/product/create-product', body, other: { ...body, price: 2 } };
    },
    '/api/ratings/create': async () => {
      const body = { productId: await listing(await student()), rating: 5, review: 'Good' };
      return { actor: await student(), path: '/api/ratings/create', body, other: { ...body, rating: 1 } };
    },
  };

  it('is accepted by every creating call and documented', () => {
    const documented = routes.filter(({ creates: isCreate }) => isCreate).map(({ path }) => path);
    expect(documented.toSorted()).toEqual(Object.keys(bodies).toSorted());
    expect(routes.filter(({ status, creates: isCreate }) => status === 201 && !isCreate)).toEqual([]);
  });

  it.each(Object.keys(bodies))('%s: returns the first response for a repeated key, and 409 for other input', async (name) => {
    const { actor, path, body, other } = await bodies[name]!();
    const { url } = await testApplication();
    const post = async (given: object) => {
      const headers = { authorization: actor.token ?? '', 'content-type': 'application/json', 'idempotency-key': KEY };
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(given) });
      return { status: response.status, body: (await response.json()) as any };
    };
    const first = await post(body);
    expect(first.status).toBe(201);
    expect(await post(body)).toEqual(first);
    expect(await post(other)).toMatchObject({ status: 409, body: { success: false, code: 'IDEMPOTENCY_CONFLICT' } });
  });

  it('is named in the error when it is too long', async () => {
    const { actor, path, body } = await bodies['/api/auth/add-order']!();
    const { url } = await testApplication();
    const headers = { authorization: actor.token!, 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(101) };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    expect(((await response.json()) as any).fields).toEqual([{ field: 'Idempotency-Key', message: 'An idempotency key has 1 to 100 characters' }]);
  });
});

it('every mutation of the schema takes a key or is listed as not needing one', async () => {
  const text = (
    await (
      await guest()
    ).ask('{ __schema { mutationType { fields { name args { name type { inputFields { name } ofType { inputFields { name } } } } } } } }')
  ).data;
  const takes = (field: any) =>
    field.args.some(({ type }: any) => (type.inputFields ?? type.ofType?.inputFields)?.some(({ name }: any) => name === 'idempotencyKey'));
  const fields = text.__schema.mutationType.fields;
  const namesOf = (found: any[]) => found.map(({ name }) => name as string).toSorted();
  expect(namesOf(fields.filter(takes))).toEqual([...Object.keys(creates), ...elsewhere].toSorted());
  expect(namesOf(fields.filter((field: any) => !takes(field)))).toEqual(Object.values(repeatable).flat().toSorted());
});
