import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApplication, usesPlanner } from './application.ts';
import { deal, openWorld, publish, type World } from './world.ts';

/* Checks that every query of the pages needs as many statements for one row of its lists as for many. `npm run codegen` writes the list. */
const path = resolve(import.meta.dirname, '../../frontend/src/gql/persisted-documents.json');
const texts = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);

/** Number of rows added to each list. */
const MANY = 5;

/** Queries of test mode, which read another database (test-mode.test.ts). */
const ofTestMode = new Set(['TestMailbox', 'TestTokens']);

const queries = texts.flatMap((text) => {
  const operation = parse(text).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  return operation.operation === OperationTypeNode.QUERY && !ofTestMode.has(operation.name!.value)
    ? [{ name: operation.name!.value, text, roots: operation.selectionSet.selections.length - 1 }]
    : [];
});

/**
 * Queries that services answer: suggestions of several kinds, an act that is tried and rolled back, a price band by up to three comparisons, and a
 * preview.
 */
const ofServices = new Set(['SearchSuggestions', 'ListingSuggestions', 'ActPreview', 'PriceBand', 'PreviewImport']);

/** Object whose id `$id` is on the page of each query; default: a product. */
/** Sort orders of lists that are not sorted like products. */
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
  const { orderId, productId, categoryId, user } = world;
  return {
    ...{ id: typeof subject === 'function' ? subject(world) : world[subject], ids: [productId], orderId, productId, userId: user.id },
    ...{
      ...{ text: 'quokka', name: 'quokka' },
      filter: name === 'Wanted' ? { categoryId } : { categoryIds: [categoryId] },
      categoryIds: [categoryId],
      kind: 'DELETE_PRODUCT',
      ...{ code: 'none', csv: 'AAA1,Sextants,Navigation', search: 'quokka', isbn: '9780131103627' },
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
    // The first runs learn new words and count how common they are. Every few seconds, a run reads the session again.
    for (let turn = 0; turn < 4; turn += 1) {
      statements.clear();
      const { errors } = await world.user.ask(text, variables);
      expect(errors).toBeUndefined();
      least = Math.min(least, statements.list.length);
    }
    return least;
  }

  // Search statistics are updated after a minute. For the server, the clock stands still.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  beforeAll(async () => {
    world = await openWorld();
    await deal(world);
    await publish(world);
    for (const query of queries) few.set(query.name, await countStatements(query));
    for (let number = 1; number < MANY; number += 1) {
      await deal(world);
      await publish(world);
    }
  }, 240_000);

  it.each(queries)('$name needs as many statements for many rows as for one', async (query) => {
    const count = await countStatements(query);
    expect(count).toBe(few.get(query.name));
    // One statement for each root field, and one for the viewer.
    if (usesPlanner && !ofServices.has(query.name)) expect(count).toBeLessThanOrEqual(query.roots + 1);
  });
});
