import { isInterfaceType, isObjectType, type GraphQLInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { readGlobalId } from '../src/platform/database/ids.ts';
import { ident, sql } from '../src/platform/database/sql.ts';
import { course } from './course-list.ts';
import { lookForRings, proposalsOf, setTerms } from './rings.ts';
import { admin, category, guest, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { appWithGrant } from './app-grants.ts';
import { testApplication, WEBHOOK_HOST } from './application.ts';
import { consumed } from './consumed.ts';
import { closeSockets, socket } from './sockets.ts';

let people: Record<'guest' | 'seller' | 'buyer' | 'stranger' | 'admin', TestClient>;
let ids: Record<string, string>;

const globalId = (typeName: string, id: string) => Buffer.from(`${typeName}:${id}`).toString('base64');
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

/** Tables from which the ids of other types are read, because operations do not return them. */
const tables = {
  AuditEntry: 'audit_entries',
  ContactMessage: 'contact_messages',
  Decision: 'decisions',
  DeliveryDispute: 'delivery_disputes',
  DoubtfulListing: 'doubtful_listings',
  LoggedSearch: 'logged_searches',
};

const newestId = async (tableName: string): Promise<string> => {
  const { container } = await testApplication();
  const row = await container.database.db.one<{ id: string }>(sql`select max(id)::text as id from ${ident(tableName)}`);
  return row!.id;
};

async function done(person: TestClient, query: string, input: object): Promise<any> {
  const { data, errors } = await person.ask(query, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}
const mutation = (name: string, type: string, selection: string) => `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;

/**
 * Performs later actions of the buyer and the seller of a delivered order, and actions of other people and administrators. Returns the ids of the
 * created objects.
 */
async function makeOthers({ seller, buyer, stranger, admin: boss }: typeof people, product: string): Promise<Record<string, string>> {
  const { container } = await testApplication();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { campusSpot } = await done(boss, mutation('createCampusSpot', 'CreateCampusSpotInput', '{ campusSpot { id } }'), {
    name: unique('Gate'),
  });
  const [rated, disputed] = [await order(buyer, product), await order(buyer, product)];
  const { meeting } = await done(buyer, mutation('proposeMeeting', 'ProposeMeetingInput', '{ meeting { id } }'), {
    ...{ orderId: rated, spotId: campusSpot.id, at: tomorrow },
  });
  await handOver(seller, buyer, rated);
  const { rating } = await done(buyer, mutation('rateCounterpart', 'RateCounterpartInput', '{ rating { id } }'), { orderId: rated, stars: 5 });
  await done(seller, mutation('setOrderStatus', 'SetOrderStatusInput', '{ __typename }'), { id: disputed, status: 'DELIVERED' });
  await done(buyer, mutation('disputeDelivery', 'DisputeDeliveryInput', '{ __typename }'), { orderId: disputed, reason: 'It never came' });
  const { savedSearch } = await done(buyer, mutation('saveSearch', 'SaveSearchInput', '{ savedSearch { id } }'), { text: 'quokka' });
  const { wantedPost } = await done(buyer, mutation('createWantedPost', 'CreateWantedPostInput', '{ wantedPost { id } }'), {
    title: unique('Kettle'),
  });
  const { report } = await done(buyer, mutation('report', 'ReportInput', '{ report { id } }'), {
    ...{ subject: globalId('User', seller.id), reason: 'OTHER', text: 'Rude' },
  });
  await done(buyer, mutation('sendContactMessage', 'ContactMessageInput', '{ message }'), { name: 'Asha', email: buyer.email, message: 'Hello' });
  const { season } = await done(boss, mutation('createSeason', 'CreateSeasonInput', '{ season { id } }'), {
    ...{ title: unique('Move-out'), startsAt: new Date(), endsAt: tomorrow },
  });
  const { announcement } = await done(boss, mutation('createAnnouncement', 'CreateAnnouncementInput', '{ announcement { id } }'), {
    ...{ audience: 'EVERYBODY', title: 'Exams', text: 'Sell early.', until: tomorrow },
  });
  const { bulkJob } = await done(boss, mutation('startBulkExport', 'StartBulkExportInput', '{ bulkJob { id } }'), { kind: 'REVIEWS' });
  const courseId = (await boss.ask('query ($code: String!) { course(code: $code) { id } }', { code: await course() })).data.course.id;
  const { searchSynonym } = await done(boss, mutation('createSearchSynonym', 'CreateSearchSynonymInput', '{ searchSynonym { id } }'), {
    terms: [unique('quok').replace(' ', ''), 'marsupial'],
  });
  await container.database.db.rows(sql`insert into points_entries (user_id, action, points) values (${seller.id}, 'Order Delivered', 30)`);
  const { boughtPerk } = await done(seller, mutation('buyPerk', 'BuyPerkInput', '{ boughtPerk { id } }'), {
    productId: product,
    perk: 'HIGHLIGHT',
  });
  const { offer } = await done(buyer, mutation('makeOffer', 'MakeOfferInput', '{ offer { id } }'), {
    ...{ productId: await listing(seller), price: 0, giveProductIds: [await listing(buyer)] },
  });
  const { swap } = await done(seller, mutation('acceptOffer', 'AcceptOfferInput', '{ swap { id } }'), { offerId: offer.id });
  const { bundle } = await done(buyer, mutation('placeBundle', 'PlaceBundleInput', '{ bundle { id } }'), {
    lines: [{ productId: await listing(seller) }, { productId: await listing(seller) }],
  });
  const [shelf, other] = [await category(), await category()];
  const things = [await listing(seller, { categoryId: shelf }), await listing(buyer, { categoryId: other })] as const;
  await setTerms(seller, things[0], { wants: [{ categoryId: other }] });
  await setTerms(buyer, things[1], { wants: [{ categoryId: shelf }] });
  await lookForRings();
  await done(boss, mutation('sanctionUser', 'SanctionUserInput', '{ __typename }'), { userId: stranger.id, action: 'WARN', reason: 'Be kind' });
  await container.database.db.rows(sql`insert into doubtful_listings (product_id, concerns) values (${product}, ${['Scam']})`);
  await container.database.db.rows(
    sql`insert into logged_searches (text, searches, found, suggestible) values (${unique('quokka')}, 1, false, false)`,
  );
  // Other users also get events as consumers proceed, so the newest event may concern anyone.
  const ofStranger = await container.database.db.one<{ id: string }>(
    sql`select max(id)::text as id from events where audience = array[${stranger.id}]::bigint[]`,
  );
  const ofTables = await Promise.all(
    Object.entries(tables).map(async ([typeName, tableName]) => [typeName, globalId(typeName, await newestId(tableName))]),
  );
  return {
    ...Object.fromEntries(ofTables),
    ...{
      Announcement: announcement.id,
      BoughtPerk: boughtPerk.id,
      BulkJob: bulkJob.id,
      Bundle: bundle.id,
      CampusSpot: campusSpot.id,
      CounterpartRating: rating.id,
      Course: courseId,
      Event: globalId('Event', ofStranger!.id),
      Meeting: meeting.id,
    },
    ...{ Report: report.id, Season: season.id, SavedSearch: savedSearch.id, SearchSynonym: searchSynonym.id, WantedPost: wantedPost.id },
    Swap: swap.id,
    SwapProposal: globalId('SwapProposal', (await proposalsOf(seller))[0].id),
  };
}

afterAll(closeSockets);

beforeAll(async () => {
  const [seller, buyer, stranger] = [await student(), await student(), await student()];
  people = { guest: await guest(), seller, buyer, stranger, admin: await admin() };
  const product = await listing(seller, { quantity: 9 });
  const bought = await order(buyer, product);
  const review = await buyer.ask('mutation ($p: ID!) { addReview(input: { productId: $p, rating: 4, text: "Fine" }) { review { id } } }', {
    p: product,
  });
  const sent = await buyer.ask(
    'mutation ($o: ID!) { sendMessage(input: { orderId: $o, text: "Hi" }) { message { id order { id } conversation { id } } } }',
    {
      o: bought,
    },
  );
  const offered = await buyer.ask('mutation ($p: ID!) { makeOffer(input: { productId: $p, price: 9 }) { offer { id } } }', { p: product });
  const token = await seller.ask('mutation { createAccessToken(input: { name: "Script", scopes: ["products:read"] }) { accessToken { id } } }');
  const registered = await appWithGrant(seller);
  const url = `https://${WEBHOOK_HOST}/x`;
  const hook = await seller.ask(`mutation { createWebhook(input: { name: "Sync", url: "${url}", types: [ORDER_PLACED] }) { webhook { id } } }`);
  const { webhook } = hook.data.createWebhook;
  const tested = await seller.ask(`mutation { testWebhook(input: { id: "${webhook.id}" }) { delivery { id } } }`);
  const LATEST = '{ me { notifications(first: 1) { nodes { id } } } }';
  const own = await seller.ask('{ me { id points { history { nodes { id } } } products { nodes { id category { id } } } } }');
  const { me } = own.data;
  ids = {
    AccessToken: token.data.createAccessToken.accessToken.id,
    App: registered.app,
    AppGrant: registered.grant,
    Category: me.products.nodes[0].category.id,
    Conversation: sent.data.sendMessage.message.conversation.id,
    Message: sent.data.sendMessage.message.id,
    Offer: offered.data.makeOffer.offer.id,
    Order: sent.data.sendMessage.message.order.id,
    PointsEntry: me.points.history.nodes[0].id,
    Product: me.products.nodes[0].id,
    Review: review.data.addReview.review.id,
    User: me.id,
    Webhook: webhook.id,
    WebhookDelivery: tested.data.testWebhook.delivery.id,
    ...(await makeOthers(people, product)),
  };
  // A later notification of the same group replaces an unread one.
  await consumed('notifications');
  ids.Notification = (await seller.ask(LATEST)).data.me.notifications.nodes[0].id;
});

const PUBLIC = ['CampusSpot', 'Category', 'Course', 'Product', 'Review', 'Season', 'WantedPost'];
const OF_A_DEAL = ['Bundle', 'Conversation', 'DeliveryDispute', 'Meeting', 'Message', 'Offer', 'Order', 'Swap', 'SwapProposal'];
const OF_PROGRAMS = ['AccessToken', 'App', 'AppGrant'];
const OF_ADMINISTRATORS = ['AuditEntry', 'ContactMessage', 'DoubtfulListing', 'LoggedSearch', 'SearchSynonym'];

describe('node', () => {
  it('reads every object that has an id', () => {
    const schema = buildBareSchema();
    const node = schema.getType('Node') as GraphQLInterfaceType;
    const withId = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && 'id' in type.getFields() && !type.name.startsWith('__'));
    const implementing = new Set(schema.getPossibleTypes(node).map(({ name }) => name));
    // A photo is identified within its listing, a price range within its search, and a test mode token within another database.
    expect(withId.map(({ name }) => name).filter((name) => !implementing.has(name))).toEqual(['Photo', 'TestToken', 'PriceRange']);
    expect(isInterfaceType(node)).toBe(true);
    expect(Object.keys(ids).toSorted()).toEqual([...implementing].toSorted());
  });

  it.each([
    ['guest', PUBLIC],
    // The event and the newest decision concern the stranger.
    ['stranger', [...PUBLIC, 'Announcement', 'Decision', 'Event', 'User']],
    ['buyer', [...PUBLIC, ...OF_A_DEAL, 'Announcement', 'CounterpartRating', 'Report', 'SavedSearch', 'User']],
    // A rating becomes visible to the other side after both have rated.
    [
      'seller',
      [...PUBLIC, ...OF_A_DEAL, ...OF_PROGRAMS, 'Announcement', 'BoughtPerk', 'Notification', 'PointsEntry', 'User', 'Webhook', 'WebhookDelivery'],
    ],
    [
      'admin',
      [
        ...PUBLIC,
        ...OF_A_DEAL,
        ...OF_ADMINISTRATORS,
        ...OF_PROGRAMS,
        'Announcement',
        'BulkJob',
        'Decision',
        'Event',
        'PointsEntry',
        'Report',
        'User',
      ],
    ],
  ] as const)('returns to a %s what the viewer may see', async (who, allowed) => {
    const seen: string[] = [];
    for (const [typeName, id] of Object.entries(ids).toSorted()) {
      const { node } = (await people[who].ask(NODE, { id })).data;
      if (node) seen.push(typeName);
      if (node) expect(node).toEqual({ __typename: typeName, id: id });
    }
    expect(seen).toEqual(allowed.toSorted());
  });

  it('returns several objects in their order, and null for those that the viewer may not see', async () => {
    const asked = [ids.Product, ids.AccessToken, 'nonsense', ids.Order, ids.Product];
    const { data, errors } = await people.buyer.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Order { status } } }', { ids: asked });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([{ id: ids.Product }, null, null, { id: ids.Order, status: 'NOT_PROCESSED' }, { id: ids.Product }]);
  });

  it.each([0, 51])('rejects %i ids at a time', async (count) => {
    const answer = await people.seller.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array(count).fill(ids.Product) });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'ids' }] } }]);
  });

  it('returns objects that also have a numeric id, and every argument takes both ids', async () => {
    const { seller, buyer } = people;
    const { product } = (await buyer.ask('query ($id: ID!) { product(id: $id) { id databaseId } }', { id: ids.Product })).data;
    expect(product).toEqual({ id: ids.Product, databaseId: readGlobalId(ids.Product!)!.id });
    const both =
      'query ($id: ID!, $category: ID!) { product(id: $id) { id } products(filter: { ids: [$id], categoryIds: [$category] }) { nodes { id } } }';
    const category = readGlobalId(ids.Category!)!.id;
    for (const [id, of] of [
      [product.id, ids.Category],
      [product.databaseId, category],
    ])
      expect((await buyer.ask(both, { id, category: of })).data).toEqual({ product: { id: product.id }, products: { nodes: [{ id: product.id }] } });
    const rename = 'mutation ($id: ID!) { updateProduct(input: { id: $id, name: "Renamed" }) { product { id name } } }';
    expect((await seller.ask(rename, { id: product.id })).data.updateProduct.product).toEqual({ id: product.id, name: 'Renamed' });
  });

  it.each([
    ['id', 'query ($id: ID!) { product(id: $id) { id } }'],
    ['ids', 'query ($id: ID!) { products(filter: { ids: [$id] }) { nodes { id } } }'],
    ['id', 'query ($id: ID!) { actPreview(kind: DELETE_PRODUCT, id: $id) { counts { count } } }'],
    ['id', 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }'],
    ['giveProductIds', 'mutation ($id: ID!) { makeOffer(input: { productId: 1, price: 1, giveProductIds: [$id] }) { offer { id } } }'],
  ])('rejects the global id of another type, even with the same number, for %s: %s', async (field, operation) => {
    const id = globalId('Order', readGlobalId(ids.Product!)!.id);
    const { errors } = await people.seller.ask(operation, { id });
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fields: [{ field, message: `${field} takes the id of a Product, not of an Order` }] } },
    ]);
  });

  it('rejects such an id in a subscription', async () => {
    const heard = await (
      await socket(people.buyer.token)
    ).subscribe('subscription ($id: ID!) { messageAdded(orderId: $id) { id } }', {
      id: ids.Product,
    });
    await expect.poll(() => heard.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'orderId' }] } }]);
  });

  it('returns the same ids to subscribers', async () => {
    const open = await socket(people.buyer.token);
    const heard = await open.subscribe('subscription ($id: ID!) { messageAdded(orderId: $id) { id databaseId sender { id } order { id } } }', {
      id: ids.Order,
    });
    const sent = await people.seller.ask('mutation ($o: ID!) { sendMessage(input: { orderId: $o, text: "Yes" }) { message { id databaseId } } }', {
      o: ids.Order,
    });
    const { message } = sent.data.sendMessage;
    await expect.poll(() => heard.events).toHaveLength(1);
    expect(heard.events[0]).toMatchObject({
      messageAdded: { ...message, sender: { id: globalId('User', people.seller.id) }, order: { id: ids.Order } },
    });
  });

  it('respects the type conditions of fragments', async () => {
    const query = `query ($product: ID!, $user: ID!) {
      product: node(id: $product) { ... on Product { name } ... on User { createdAt } ...Owner }
      user: node(id: $user) { ... on Product { name } ... on User { createdAt } ... on Node { id } }
    } fragment Owner on Product { seller { id } }`;
    const { data } = await people.seller.ask(query, { product: ids.Product, user: ids.User });
    expect(Object.keys(data.product)).toEqual(['name', 'seller']);
    expect(Object.keys(data.user)).toEqual(['createdAt', 'id']);
  });

  it.each([globalId('Product', '999999999'), globalId('Nothing', '1'), globalId('constructor', '1'), globalId('Product', 'x'), 'nonsense', ''])(
    'is null for %j',
    async (id) => {
      expect((await people.seller.ask(NODE, { id })).data.node).toBe(null);
    },
  );

  it('costs as much as its fragments select', async () => {
    const nested = 'products(first: 50) { nodes { reviews(first: 50) { nodes { id text author { id name } } } } }';
    const answer = await people.seller.ask(`query ($id: ID!) { node(id: $id) { ... on User { ${nested} } } }`, { id: ids.User });
    expect(answer.errors![0]!.extensions.code).toBe('TOO_COMPLEX');
  });
});
