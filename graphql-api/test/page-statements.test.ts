import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin, category, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { testApplication, usesPlanner } from './application.ts';

/* Every query of the pages needs as many statements for one row of its lists as for many. `npm run codegen` writes the list. */
const path = resolve(import.meta.dirname, '../../frontend/src/gql/persisted-documents.json');
const texts = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);

/** Rows that are added to each list. */
const MANY = 5;

const queries = texts.flatMap((text) => {
  const operation = parse(text).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  return operation.operation === OperationTypeNode.QUERY
    ? [{ name: operation.name!.value, text, roots: operation.selectionSet.selections.length - 1 }]
    : [];
});

/** Those that services answer: suggestions of three kinds, and an act that is tried and rolled back. */
const ofServices = new Set(['SearchSuggestions', 'ActPreview']);

/** An administrator who also buys, sells, writes and follows; and another user, with whom that happens. */
interface World {
  user: TestClient;
  other: TestClient;
  categoryId: string;
  productId: string;
  orderId: string;
  conversationId: string;
  wantedId: string;
}

async function done(person: TestClient, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await person.ask(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const mutation = (name: string, type: string, selection: string) => `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Deals between the two that fill the lists of both. */
async function deal(world: World): Promise<void> {
  const { user, other, categoryId } = world;
  const [own, foreign] = [await listing(user, { name: unique('Quokka'), categoryId }), await listing(other, { name: unique('Quokka'), categoryId })];
  const [received, placed] = [await order(other, own), await order(user, foreign)];
  for (const orderId of [received, placed]) {
    await done(other, mutation('sendMessage', 'SendMessageInput', '{ message { id } }'), { input: { orderId, text: 'Hello' } });
  }
  await handOver(user, other, received);
  await handOver(other, user, placed);
  for (const orderId of [received, placed]) {
    for (const person of [user, other]) {
      await done(person, mutation('rateCounterpart', 'RateCounterpartInput', '{ __typename }'), { input: { orderId, stars: 5, text: 'Good' } });
    }
  }
  await done(other, mutation('makeOffer', 'MakeOfferInput', '{ offer { id } }'), { input: { productId: own, price: 50, quantity: 1 } });
  await done(user, mutation('addFavourite', 'AddFavouriteInput', '{ __typename }'), { input: { productId: foreign } });
}

/** Everything else of which the pages have lists. */
async function publish(world: World, number: number): Promise<void> {
  const { user, other, categoryId, productId } = world;
  const { createWantedPost } = await done(user, mutation('createWantedPost', 'CreateWantedPostInput', '{ wantedPost { id } }'), {
    input: { title: unique('Kettle'), days: 7, categoryId },
  });
  world.wantedId = createWantedPost.wantedPost.id;
  await done(user, mutation('saveSearch', 'SaveSearchInput', '{ __typename }'), { input: { text: unique('quokka') } });
  await done(user, mutation('createCampusSpot', 'CreateCampusSpotInput', '{ __typename }'), { input: { name: unique('Gate') } });
  await done(user, mutation('createSearchSynonym', 'CreateSearchSynonymInput', '{ __typename }'), {
    input: { terms: [unique('quok').replace(' ', ''), 'marsupial'] },
  });
  const announcement = { audience: 'EVERYBODY', title: unique('Exams'), text: 'Sell early.', until: tomorrow() };
  await done(user, mutation('createAnnouncement', 'CreateAnnouncementInput', '{ __typename }'), { input: announcement });
  await done(user, mutation('createAccessToken', 'CreateAccessTokenInput', '{ __typename }'), {
    input: { name: unique('Tool'), scopes: ['READ'], expiresInDays: 7 },
  });
  const message = { name: 'Asha', email: other.email, message: unique('Hello') };
  await done(other, mutation('sendContactMessage', 'ContactMessageInput', '{ __typename }'), { input: message });
  const reviewer = await student();
  await order(reviewer, productId);
  await done(reviewer, mutation('addReview', 'AddReviewInput', '{ __typename }'), { input: { productId, rating: 4, text: `Fine ${number}` } });
}

/** A meeting that both sides agreed on. */
async function meet({ user, other }: Pick<World, 'user' | 'other'>, orderId: string): Promise<void> {
  const { createCampusSpot } = await done(user, mutation('createCampusSpot', 'CreateCampusSpotInput', '{ campusSpot { id } }'), {
    input: { name: unique('Gate') },
  });
  const proposal = { orderId, spotId: createCampusSpot.campusSpot.id, at: tomorrow() };
  const { proposeMeeting } = await done(other, mutation('proposeMeeting', 'ProposeMeetingInput', '{ meeting { id } }'), { input: proposal });
  await done(user, mutation('acceptMeeting', 'AcceptMeetingInput', '{ __typename }'), { input: { id: proposeMeeting.meeting.id } });
}

async function openWorld(): Promise<World> {
  const [user, other, categoryId] = [await admin(), await student(), await category()];
  const productId = await listing(user, { name: unique('Quokka'), categoryId, quantity: 90 });
  const orderId = await order(other, productId);
  await meet({ user, other }, orderId);
  const { startConversation } = await done(other, mutation('startConversation', 'StartConversationInput', '{ conversation { id } }'), {
    input: { productId },
  });
  return { user, other, categoryId, productId, orderId, conversationId: startConversation.conversation.id, wantedId: '' };
}

/** What `$id` names on the page of each query; a product where it is not listed. */
/** The orders of the lists that are not sorted like products. */
const sorts: Record<string, string> = { AdminOrders: 'NEWEST', ManageUsers: 'NEWEST', Synonyms: 'NEWEST', EmptySearches: 'SEARCHES_DESC' };

const subjects: Record<string, keyof World | ((world: World) => string)> = {
  Chat: 'orderId',
  Conversation: 'conversationId',
  Handover: 'orderId',
  Timeline: 'orderId',
  EditedWanted: 'wantedId',
  Person: ({ other }) => other.id,
  MoreListings: ({ other }) => other.id,
  MoreRatings: ({ other }) => other.id,
  UserDetails: ({ user }) => user.id,
};

function variablesOf(name: string, world: World): Record<string, unknown> {
  const subject = subjects[name] ?? 'productId';
  const { orderId, productId, categoryId } = world;
  return {
    ...{ id: typeof subject === 'function' ? subject(world) : world[subject], ids: [productId], orderId },
    ...{
      text: 'quokka',
      filter: name === 'Wanted' ? { categoryId } : { categoryIds: [categoryId] },
      categoryIds: [categoryId],
      kind: 'DELETE_PRODUCT',
    },
    ...{ sort: sorts[name] ?? 'RELEVANCE', oldestFirst: false },
  };
}

describe('a query of the pages', () => {
  let world: World;
  const few = new Map<string, number>();

  async function countStatements({ name, text }: (typeof queries)[number]): Promise<number> {
    const { statements } = await testApplication();
    const variables = variablesOf(name, world);
    let least = Infinity;
    // The first runs learn new words and count how common they are; every few seconds one looks the session up again.
    for (let turn = 0; turn < 4; turn += 1) {
      statements.clear();
      const { errors } = await world.user.ask(text, variables);
      expect(errors).toBeUndefined();
      least = Math.min(least, statements.list.length);
    }
    return least;
  }

  beforeAll(async () => {
    world = await openWorld();
    await deal(world);
    await publish(world, 0);
    for (const query of queries) few.set(query.name, await countStatements(query));
    for (let number = 1; number < MANY; number += 1) {
      await deal(world);
      await publish(world, number);
    }
  }, 120_000);

  it.each(queries)('$name needs as many statements for many rows as for one', async (query) => {
    const count = await countStatements(query);
    expect(count).toBe(few.get(query.name));
    // A statement for each root field, and one for who asks.
    if (usesPlanner && !ofServices.has(query.name)) expect(count).toBeLessThanOrEqual(query.roots + 1);
  });
});
