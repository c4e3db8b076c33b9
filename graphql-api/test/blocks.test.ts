import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { admin, guest, handOver, listing, order, student, type TestClient } from './test-clients.ts';

/** Objects of the operations: a product of one person, and the other person's order of another product of the first. */
interface Things {
  /** The other person's review of the product. */
  review: string;
  product: string;
  order: string;
  owner: string;
}

/** Every mutation that reaches another person, as the buyer sends it. */
const contacts: Record<string, { text: (of: Things) => string; code: string }> = {
  'Mutation.placeOrder': { text: (of) => `mutation { placeOrder(input: { productId: "${of.product}" }) { message } }`, code: 'NOT_FOUND' },
  'Mutation.startConversation': {
    text: (of) => `mutation { startConversation(input: { productId: "${of.product}" }) { conversation { id: databaseId } } }`,
    code: 'NOT_FOUND',
  },
  'Mutation.makeOffer': {
    text: (of) => `mutation { makeOffer(input: { productId: "${of.product}", price: 5 }) { offer { id: databaseId } } }`,
    code: 'NOT_FOUND',
  },
  'Mutation.addReview': {
    text: (of) => `mutation { addReview(input: { productId: "${of.product}", rating: 5, text: "Nice" }) { review { id: databaseId } } }`,
    code: 'NOT_FOUND',
  },
  'Mutation.sendMessage': {
    text: (of) => `mutation { sendMessage(input: { orderId: "${of.order}", text: "Hi" }) { message { id: databaseId } } }`,
    code: 'CONFLICT',
  },
  'Mutation.proposeMeeting': {
    text: (of) =>
      `mutation { proposeMeeting(input: { orderId: "${of.order}", spotId: "1", at: "2099-01-01T10:00:00Z" }) { order { id: databaseId } } }`,
    code: 'CONFLICT',
  },
  'Mutation.updateReview': {
    text: (of) => `mutation { updateReview(input: { id: "${of.review}", text: "Call me" }) { review { id: databaseId } } }`,
    code: 'NOT_FOUND',
  },
};

/** Other mutations, and why a block does not affect them. */
const unconcerned: Record<string, readonly string[]> = {
  'are about the own account or data alone': [
    'requestSignUpOtp',
    'signUp',
    'signIn',
    'signOut',
    'requestPasswordReset',
    'resetPassword',
    'createAccessToken',
    'extendAccessToken',
    'revokeAccessToken',
    'registerApp',
    'approveApp',
    'deleteApp',
    'revokeAppGrant',
    'createTestToken',
    'revokeTestToken',
    'test',
    'updateProfile',
    'deleteMyAccount',
    'createProduct',
    'updateProduct',
    'uploadPhoto',
    'deleteProduct',
    'addFavourite',
    'removeFavourite',
    'renewProduct',
    'setProductAvailability',
    'markProductSold',
    'markNotificationsRead',
    'updateNotificationSettings',
    'savePushSubscription',
    'removePushSubscription',
    'renewPushSubscription',
    'createWebhook',
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'pauseWebhook',
    'resumeWebhook',
    'testWebhook',
    'resendDelivery',
    'startBulkExport',
    'startBulkImport',
    'userData',
    'blockUser',
    'unblockUser',
    'report',
    'appealDecision',
    'askAssistant',
    'buyPerk',
    'setSwapTerms',
    'setPriceSchedule',
    'clearPriceSchedule',
    'recordBoostOpened',
    'sendContactMessage',
    'createWantedPost',
    'updateWantedPost',
    'closeWantedPost',
    'saveSearch',
    'updateSavedSearch',
    'markSavedSearchSeen',
    'deleteSavedSearch',
    'clearRecentSearches',
    'setUpiId',
    'followCourse',
    'unfollowCourse',
  ],
  'settle an order that was placed before the block': [
    'setOrderStatus',
    'deleteOrder',
    'undo',
    'declineOrder',
    'cancelOrder',
    'markMessagesRead',
    'markConversationRead',
    'confirmHandover',
    'confirmReceived',
    'disputeDelivery',
    'acceptMeeting',
    'declineMeeting',
    'rateCounterpart',
    'endReservation',
    'leaveReservationQueue',
    'declineOffer',
    'withdrawOffer',
  ],
  'reject what a block rules out (bundle.service.test.ts, offer.service.test.ts, reservation.service.test.ts, wanted.service.test.ts)': [
    'placeBundle',
    'answerWantedPost',
    'counterOffer',
    'acceptSwap',
    'declineSwap',
    'acceptOffer',
    'reserveProduct',
    'joinReservationQueue',
  ],
  'take back the own review': ['deleteReview'],
  'are for administrators': [
    'createCategory',
    'updateCategory',
    'deleteCategory',
    'deleteUser',
    'setUserRole',
    'setContactMessageHandled',
    'approveListing',
    'refuseListing',
    'settleDispute',
    'decideReport',
    'sanctionUser',
    'endSanction',
    'answerAppeal',
    'createCampusSpot',
    'setCampusMap',
    'importCourses',
    'updateCampusSettings',
    'updateCampusSpot',
    'createAnnouncement',
    'updateAnnouncement',
    'endAnnouncement',
    'deleteCampusSpot',
    'createSeason',
    'updateSeason',
    'deleteSeason',
    'createSearchSynonym',
    'updateSearchSynonym',
    'deleteSearchSynonym',
  ],
};

/** REST calls that reach another person, sent by the buyer or the seller. */
const restContacts: Record<string, { body: (of: Things) => object; status: number; bySeller?: boolean }> = {
  'PUT /api/ratings/:reviewId': { body: () => ({ review: 'Call me' }), status: 404 },
  'POST /api/auth/add-order': { body: (of) => ({ productId: of.product }), status: 404 },
  'POST /api/ratings/create': { body: (of) => ({ productId: of.product, rating: 5, review: 'Nice' }), status: 404 },
  'POST /api/chat/BuyerSend/:orderId': { body: () => ({ message: 'Hi' }), status: 409 },
  'POST /api/chat/SellerSend/:orderId': { body: () => ({ message: 'Hi' }), status: 409, bySeller: true },
};

/** Other REST calls of signed-in users that change something. Each corresponds to a mutation that a block does not affect. */
const restUnconcerned = [
  'PUT /api/auth/Editprofile',
  'PUT /api/auth/orders/:id/status',
  'DELETE /api/auth/orders/:id',
  'POST /api/product/create-product',
  'PUT /api/product/updating-product/:id',
  'DELETE /api/product/delete-product/:id',
  'DELETE /api/ratings/:reviewId',
];

const BLOCK = 'mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { message user { viewerHasBlocked } } }';
const UNBLOCK = 'mutation ($userId: ID!) { unblockUser(input: { userId: $userId }) { user { viewerHasBlocked } } }';
const REVIEW = 'mutation ($product: ID!) { addReview(input: { productId: $product, rating: 4, text: "Fine" }) { review { id: databaseId } } }';
const OFFERED = '{ products(first: 50) { totalCount nodes { id: databaseId seller { id: databaseId } } } }';

let seller: TestClient;
let buyer: TestClient;
let of: Things;

/** Returns the outcome of every contact between the two: the code of its error, or OK. */
async function outcomes(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [field, { text }] of Object.entries(contacts)) found[field] = (await buyer.ask(text(of))).errors?.[0]?.extensions.code ?? 'OK';
  for (const [call, { body, bySeller }] of Object.entries(restContacts)) {
    const [method, path] = call.split(' ') as [string, string];
    found[call] = String(
      (await (bySeller ? seller : buyer).rest(method, path.replace(':orderId', of.order).replace(':reviewId', of.review), body(of))).status,
    );
  }
  return found;
}

const rejectedOutcomes = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(contacts).map(([field, { code }]) => [field, code])),
  ...Object.fromEntries(Object.entries(restContacts).map(([call, { status }]) => [call, String(status)])),
});

beforeEach(async () => {
  [seller, buyer] = [await student(), await student()];
  const owner = seller.id;
  const product = await listing(seller);
  const { review } = (await buyer.ask(REVIEW, { product })).data.addReview;
  of = { owner, product, review: review.id, order: await order(buyer, await listing(seller)) };
});

describe('a block', () => {
  it('has an expectation for every mutation of the schema', () => {
    const known = [...Object.keys(contacts), ...Object.values(unconcerned).flatMap((names) => names.map((name) => `Mutation.${name}`))];
    const fields = Object.keys(buildBareSchema().getMutationType()!.getFields()).map((name) => `Mutation.${name}`);
    expect(known.toSorted()).toEqual(fields.toSorted());
  });

  it('has an expectation for every REST call with which signed-in users change something', () => {
    const changing = routes.filter(({ method, readsOnly, access }) => method !== 'get' && !readsOnly && access === 'signed in');
    const calls = changing.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect([...Object.keys(restContacts), ...restUnconcerned].toSorted()).toEqual(calls.toSorted());
  });

  it.each([
    ['the seller blocks the buyer', true],
    ['the buyer blocks the seller', false],
  ])('stops every free text when %s, while final actions still run without their text', async (_what, bySeller) => {
    const [blocker, blocked] = bySeller ? [seller, buyer] : [buyer, seller];
    const [declined, disputed] = [of.order, await order(buyer, await listing(seller))];
    await handOver(seller, buyer, await order(buyer, await listing(seller)));
    const rated = await order(buyer, await listing(seller));
    await handOver(seller, buyer, rated);
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: disputed });
    await blocker.ask(BLOCK, { userId: blocked.id });
    const end = blocked === seller ? 'declineOrder' : 'cancelOrder';
    const done = [
      await blocked.ask(`mutation ($id: ID!) { ${end}(input: { id: $id, reason: "SECRET" }) { order { id: databaseId } } }`, { id: declined }),
      await blocked.ask('mutation ($id: ID!) { rateCounterpart(input: { orderId: $id, stars: 1, text: "SECRET" }) { order { id: databaseId } } }', {
        id: rated,
      }),
      await blocker.ask('mutation ($id: ID!) { rateCounterpart(input: { orderId: $id, stars: 5 }) { order { id: databaseId } } }', { id: rated }),
    ];
    if (blocked === buyer)
      done.push(
        await buyer.ask('mutation ($id: ID!) { disputeDelivery(input: { orderId: $id, reason: "SECRET" }) { order { id: databaseId } } }', {
          id: disputed,
        }),
      );
    expect(done.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const read = `{ ${[declined, rated, disputed].map((id, index) => `o${index}: order(id: ${id}) { status timeline { reason } ratings { text stars } dispute { reason } }`).join(' ')}
      me { ratings { nodes { text } } notifications(first: 50) { nodes { text } } } }`;
    const { data } = await blocker.ask(read);
    expect([data.o0.status, data.o1.ratings.length]).toEqual(['CANCELLED', 2]);
    expect(JSON.stringify(data)).not.toContain('SECRET');
    if (blocked === buyer) expect((await (await admin()).ask(read)).data.o2.dispute.reason).toBe('SECRET');
  });

  it.each([
    ['the seller blocks the buyer', true],
    ['the buyer blocks the seller', false],
  ])('stops all contact when %s, until it is ended', async (_what, bySeller) => {
    const [blocker, blocked] = bySeller ? [seller, buyer] : [buyer, seller];
    expect((await blocker.ask(BLOCK, { userId: blocked.id })).data.blockUser.user.viewerHasBlocked).toBe(true);
    expect(await outcomes()).toEqual(rejectedOutcomes());
    expect((await blocker.ask(UNBLOCK, { userId: blocked.id })).data.unblockUser.user.viewerHasBlocked).toBe(false);
    expect((await outcomes())['Mutation.placeOrder']).toBe('OK');
  });

  it('hides the email and the phone of the seller, also with an order placed before', async () => {
    const query = `{ product(id: "${of.product}") { seller { email phone } viewerCanReview } order(id: "${of.order}") { seller { email phone } } }`;
    await seller.ask(BLOCK, { userId: buyer.id });
    const hidden = { email: null, phone: null };
    expect((await buyer.ask(query)).data).toEqual({ product: { seller: hidden, viewerCanReview: false }, order: { seller: hidden } });
    expect((await buyer.rest('GET', `/api/product/get-product/${of.product}`)).body.product.userId.email ?? null).toBeNull();
    await seller.ask(UNBLOCK, { userId: buyer.id });
    expect((await buyer.ask(query)).data.product.seller.email).toBe(seller.email);
  });

  it('is not visible to the blocked user, who still finds the listings', async () => {
    await seller.ask(BLOCK, { userId: buyer.id });
    const seen = await buyer.ask(
      'query ($id: ID!) { user(id: $id) { viewerHasBlocked blockedUsers { totalCount } } me { blockedUsers { totalCount } } }',
      {
        id: seller.id,
      },
    );
    expect(seen.data).toEqual({ user: { viewerHasBlocked: false, blockedUsers: null }, me: { blockedUsers: { totalCount: 0 } } });
    const { nodes } = (await buyer.ask(OFFERED)).data.products;
    expect(nodes.map(({ id }: { id: string }) => id)).toContain(of.product);
    await seller.ask(UNBLOCK, { userId: buyer.id });
  });

  it("hides the blocked user's listings from the blocker alone in lists, search, related products and counts", async () => {
    const total = async () => (await buyer.ask(OFFERED)).data.products.totalCount as number;
    const before = await total();
    await buyer.ask(BLOCK, { userId: seller.id });
    const { nodes } = (await buyer.ask(OFFERED)).data.products;
    expect(nodes.filter((node: { seller: { id: string } }) => node.seller.id === seller.id)).toEqual([]);
    expect(await total()).toBe(before - 2);
    const { products } = (await (await guest()).ask(OFFERED)).data;
    expect(products.nodes.map(({ id }: { id: string }) => id)).toContain(of.product);
    expect((await buyer.ask('{ me { blockedUsers { nodes { id: databaseId } } } }')).data.me.blockedUsers.nodes).toEqual([{ id: seller.id }]);
    await buyer.ask(UNBLOCK, { userId: seller.id });
    expect(await total()).toBe(before);
  });

  it('of oneself is FORBIDDEN, of an unknown user NOT_FOUND, and a second one changes nothing', async () => {
    const code = async (userId: string) => (await buyer.ask(BLOCK, { userId })).errors?.[0]?.extensions.code;
    expect([await code(buyer.id), await code('999999999'), await code(seller.id), await code(seller.id)]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
      undefined,
      undefined,
    ]);
    expect((await buyer.ask('{ me { blockedUsers { totalCount } } }')).data.me.blockedUsers.totalCount).toBe(1);
    await buyer.ask(UNBLOCK, { userId: seller.id });
  });
});
