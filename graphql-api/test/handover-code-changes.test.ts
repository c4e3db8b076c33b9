import { getNamedType, isObjectType, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { lookForRings, proposalsOf, setTerms } from './rings.ts';
import { closeSockets, socket, type TestSubscription } from './sockets.ts';
import { admin, category, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';

/** Returns a selection on a type for the codes of the orders that it leads to within this number of fields. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (type.name === 'Order') return 'handoverCode';
  if (!isObjectType(type) || depth === 0) return '';
  const parts = Object.values(type.getFields()).map((field) => [field.name, selectionOf(getNamedType(field.type), depth - 1)] as const);
  return parts.flatMap(([name, selection]) => (selection ? [`${name} { ${selection} }`] : [])).join(' ');
}

/** Returns the root fields that lead to an order, each with its selection. */
const towardsOrders = (root: GraphQLObjectType): [name: string, selection: string][] =>
  Object.values(root.getFields())
    .map((field): [string, string] => [field.name, selectionOf(getNamedType(field.type), 2)])
    .filter(([, selection]) => selection !== '');

const changes = towardsOrders(buildBareSchema().getMutationType()!);
const subscriptions = towardsOrders(buildBareSchema().getSubscriptionType()!);

let seller: TestClient;
let buyer: TestClient;
let product: string;
let spotId: string;
let conversation: string;

const sale = () => order(buyer, product);
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Returns the id of the object that an operation of the buyer created. */
async function made(operation: string): Promise<string> {
  const { data } = await buyer.ask(`mutation { made: ${operation} }`);
  const [{ id }] = Object.values(data.made as Record<string, { id: string }>) as [{ id: string }];
  return id;
}

const proposed = async () =>
  made(`proposeMeeting(input: { orderId: "${await sale()}", spotId: "${spotId}", at: "${tomorrow()}" }) { meeting { id: databaseId } }`);
const offered = async () => made(`makeOffer(input: { productId: "${await listing(seller)}", price: 50 }) { offer { id: databaseId } }`);
const started = () => made(`startConversation(input: { productId: "${product}" }) { conversation { id: databaseId } }`);

/** Creates a swap between seller and buyer, and returns its id. */
async function swapFound(): Promise<string> {
  const [theirs, wanted] = [await category(), await category()];
  const things = [await listing(seller, { categoryId: theirs }), await listing(buyer, { categoryId: wanted })] as const;
  await setTerms(seller, things[0], { wants: [{ categoryId: wanted }] });
  await setTerms(buyer, things[1], { wants: [{ categoryId: theirs }] });
  await lookForRings();
  return (await proposalsOf(seller))[0].id as string;
}

async function codeOf(id: string): Promise<string> {
  return (await buyer.ask('query ($id: ID!) { order(id: $id) { handoverCode } }', { id })).data.order.handoverCode as string;
}

async function handedOver(): Promise<string> {
  const id = await sale();
  await handOver(seller, buyer, id);
  return id;
}

/** Actions of a seller, with the fields of their inputs. */
const bySeller: Record<string, () => Promise<string>> = {
  acceptMeeting: async () => `id: "${await proposed()}"`,
  acceptOffer: async () => `offerId: "${await offered()}"`,
  acceptSwap: async () => `proposalId: "${await swapFound()}"`,
  confirmHandover: async () => {
    const id = await sale();
    return `orderId: "${id}", code: "${await codeOf(id)}"`;
  },
  counterOffer: async () => `offerId: "${await offered()}", price: 60`,
  declineMeeting: async () => `id: "${await proposed()}"`,
  declineOffer: async () => `offerId: "${await offered()}"`,
  declineOrder: async () => `id: "${await sale()}", reason: "It broke"`,
  markConversationRead: async () => `conversationId: "${await started()}"`,
  markMessagesRead: async () => `orderId: "${await sale()}"`,
  proposeMeeting: async () => `orderId: "${await sale()}", spotId: "${spotId}", at: "${tomorrow()}"`,
  rateCounterpart: async () => `orderId: "${await handedOver()}", stars: 5`,
  sendMessage: async () => `orderId: "${await sale()}", text: "Now?"`,
  setOrderStatus: async () => `id: "${await sale()}", status: SHIPPED`,
};

/** Mutations that a seller may not use; see the authorization matrix. */
const byOthers = [
  'cancelOrder',
  'confirmReceived',
  'disputeDelivery',
  'makeOffer',
  'placeBundle',
  'placeOrder',
  'setUserRole',
  'settleDispute',
  'startConversation',
  // Only exists in test mode, where no person is real.
  'test',
  'withdrawOffer',
];

/** Arguments of subscriptions that require some. */
const subscriptionArgs: Record<string, () => string> = {
  messageAdded: () => `(conversationId: "${conversation}")`,
  productChanged: () => `(id: "${product}")`,
};

/** Returns the codes in a result. */
function codesIn(result: object): unknown[] {
  const codes: unknown[] = [];
  JSON.stringify(result, (key, value: unknown) => {
    if (key === 'handoverCode' && value !== null) codes.push(value);
    return value;
  });
  return codes;
}

beforeAll(async () => {
  [seller, buyer] = [await student(), await student()];
  product = await listing(seller, { quantity: 50 });
  const spot = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  spotId = (await (await admin()).ask(spot, { name: unique('Bandstand') })).data.createCampusSpot.campusSpot.id;
  await sale();
  conversation = await started();
});
afterAll(closeSockets);

describe('the handover code of a buyer', () => {
  it('has an expectation for every mutation of the schema that leads to an order', () => {
    expect(changes.map(([name]) => name).toSorted()).toEqual([...Object.keys(bySeller), ...byOthers].toSorted());
  });

  it.each(changes.filter(([name]) => name in bySeller))('is not in the response of %s to the seller', async (name, selection) => {
    const answer = await seller.ask(`mutation { ${name}(input: { ${await bySeller[name]!()} }) { ${selection} } }`);
    expect(answer.errors).toBeUndefined();
    expect(codesIn(answer.data)).toEqual([]);
  });

  it("is in the buyer's response of the same operations", async () => {
    const answer = await buyer.ask(
      `mutation { sendMessage(input: { orderId: "${await sale()}", text: "Hi" }) { message { order { handoverCode } } } }`,
    );
    expect(codesIn(answer.data)).toEqual([expect.stringMatching(/^\d{6}$/)]);
  });

  it('is in no subscription of the seller', async () => {
    const live = await socket(seller.token);
    const received: TestSubscription[] = [];
    for (const [name, selection] of subscriptions)
      received.push(await live.subscribe(`subscription { ${name}${subscriptionArgs[name]?.() ?? ''} { ${selection} } }`));
    await made(`sendMessage(input: { conversationId: "${conversation}", text: "Hello" }) { message { id: databaseId } }`);
    await sale();
    for (const each of received) {
      await each.count(1);
      expect(each.errors).toEqual([]);
      expect(codesIn(each.events)).toEqual([]);
    }
  });
});
