import { isInterfaceType, isObjectType, type GraphQLInterfaceType } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildBareSchema } from '../src/app/schema.ts';
import { admin, guest, listing, order, student, type TestClient } from './test-clients.ts';

let people: Record<'guest' | 'seller' | 'buyer' | 'stranger' | 'admin', TestClient>;
let ids: Record<string, string>;

const globalId = (typeName: string, id: string) => Buffer.from(`${typeName}:${id}`).toString('base64');
const NODE = 'query ($id: ID!) { node(id: $id) { __typename globalId } }';

beforeAll(async () => {
  const [seller, buyer, stranger] = [await student(), await student(), await student()];
  people = { guest: await guest(), seller, buyer, stranger, admin: await admin() };
  const product = await listing(seller);
  const bought = await order(buyer, product);
  const review = await buyer.ask('mutation ($p: ID!) { addReview(input: { productId: $p, rating: 4, text: "Fine" }) { review { globalId } } }', {
    p: product,
  });
  const sent = await buyer.ask(
    'mutation ($o: ID!) { sendMessage(orderId: $o, text: "Hi") { message { globalId order { globalId } conversation { globalId } } } }',
    {
      o: bought,
    },
  );
  const offered = await buyer.ask('mutation ($p: ID!) { makeOffer(input: { productId: $p, price: 9 }) { offer { globalId } } }', { p: product });
  const token = await seller.ask('mutation { createAccessToken(input: { name: "Script", scopes: [READ] }) { accessToken { globalId } } }');
  const LATEST = '{ me { notifications(first: 1) { nodes { globalId } } } }';
  const latest = async () => (await seller.ask(LATEST)).data.me.notifications.nodes[0]?.globalId as string;
  await vi.waitUntil(latest);
  const own = await seller.ask('{ me { globalId points { history { nodes { globalId } } } products { nodes { globalId category { globalId } } } } }');
  const { me } = own.data;
  ids = {
    AccessToken: token.data.createAccessToken.accessToken.globalId,
    Category: me.products.nodes[0].category.globalId,
    Conversation: sent.data.sendMessage.message.conversation.globalId,
    Message: sent.data.sendMessage.message.globalId,
    Notification: await latest(),
    Offer: offered.data.makeOffer.offer.globalId,
    Order: sent.data.sendMessage.message.order.globalId,
    PointsEntry: me.points.history.nodes[0].globalId,
    Product: me.products.nodes[0].globalId,
    Review: review.data.addReview.review.globalId,
    User: me.globalId,
  };
});

describe('node', () => {
  it('reads every object that has an id', () => {
    const schema = buildBareSchema();
    const node = schema.getType('Node') as GraphQLInterfaceType;
    const withId = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && 'id' in type.getFields() && !type.name.startsWith('__'));
    const implementing = new Set(schema.getPossibleTypes(node).map(({ name }) => name));
    // A photo is identified within its listing, a price range within its search.
    expect(withId.map(({ name }) => name).filter((name) => !implementing.has(name))).toEqual(['Photo', 'PriceRange']);
    expect(isInterfaceType(node)).toBe(true);
  });

  it.each([
    ['guest', ['Category', 'Product', 'Review']],
    ['stranger', ['Category', 'Product', 'Review', 'User']],
    ['buyer', ['Category', 'Conversation', 'Message', 'Offer', 'Order', 'Product', 'Review', 'User']],
    ['seller', ['AccessToken', 'Category', 'Conversation', 'Message', 'Notification', 'Offer', 'Order', 'PointsEntry', 'Product', 'Review', 'User']],
    ['admin', ['Category', 'Conversation', 'Message', 'Offer', 'Order', 'PointsEntry', 'Product', 'Review', 'User']],
  ] as const)('gives a %s what the viewer may see', async (who, allowed) => {
    const seen: string[] = [];
    for (const [typeName, id] of Object.entries(ids)) {
      const { node } = (await people[who].ask(NODE, { id })).data;
      if (node) seen.push(typeName);
      if (node) expect(node).toEqual({ __typename: typeName, globalId: id });
    }
    expect(seen).toEqual(allowed);
  });

  it('obeys the type conditions of fragments', async () => {
    const query = `query ($product: ID!, $user: ID!) {
      product: node(id: $product) { ... on Product { name } ... on User { createdAt } ...Owner }
      user: node(id: $user) { ... on Product { name } ... on User { createdAt } ... on Node { globalId } }
    } fragment Owner on Product { seller { id } }`;
    const { data } = await people.seller.ask(query, { product: ids.Product, user: ids.User });
    expect(Object.keys(data.product)).toEqual(['name', 'seller']);
    expect(Object.keys(data.user)).toEqual(['createdAt', 'globalId']);
  });

  it.each([globalId('Product', '999999999'), globalId('Nothing', '1'), globalId('constructor', '1'), globalId('Product', 'x'), 'nonsense', ''])(
    'is null for %j',
    async (id) => {
      expect((await people.seller.ask(NODE, { id })).data.node).toBe(null);
    },
  );

  it('costs what its fragments select', async () => {
    const nested = 'products(first: 50) { nodes { reviews(first: 50) { nodes { id text author { id name } } } } }';
    const answer = await people.seller.ask(`query ($id: ID!) { node(id: $id) { ... on User { ${nested} } } }`, { id: ids.User });
    expect(answer.errors![0]!.extensions.code).toBe('TOO_COMPLEX');
  });
});
