import { beforeAll } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { guest } from './test-clients.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { name } } }';

interface Answer {
  text: string;
  /** Names of the products that the answer cites. */
  names: string[];
}

/** Withdraws listings of earlier test files, which share the database and would also be found. */
async function withdrawListings(): Promise<void> {
  const { container } = await testApplication();
  await container.context(null, 'test').db.rows(sql`update products set paused = true where not paused`);
}

/**
 * Returns a function that asks the assistant as a guest, in an initially empty shop. Guests share conversations, so their ids begin with the name of
 * a test.
 */
export function assistantGuest(test: string): (query: string, conversationId: string) => Promise<Answer> {
  beforeAll(withdrawListings);
  return async (query, conversationId) => {
    const nobody = await guest();
    const { text, products } = (await nobody.ask(ASK, { input: { query, conversationId: `${test} ${conversationId}` } })).data.askAssistant;
    return { text, names: products.map(({ name }: { name: string }) => name) };
  };
}
