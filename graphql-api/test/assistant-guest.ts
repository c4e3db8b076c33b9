import { beforeAll } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { guest } from './test-clients.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { name } } }';

interface Answer {
  text: string;
  /** The names of the products that the answer cites. */
  names: string[];
}

/** Files share a database: what those before have listed would be found as well. */
async function withdrawListings(): Promise<void> {
  const { container } = await testApplication();
  await container.context(null, 'test').db.rows(sql`update products set paused = true where not paused`);
}

/**
 * Asks the assistant as a guest, in a shop that begins empty. Guests share conversations, so that their ids begin with the name of a test.
 */
export function assistantGuest(test: string): (query: string, conversationId: string) => Promise<Answer> {
  beforeAll(withdrawListings);
  return async (query, conversationId) => {
    const nobody = await guest();
    const { text, products } = (await nobody.ask(ASK, { input: { query, conversationId: `${test} ${conversationId}` } })).data.askAssistant;
    return { text, names: products.map(({ name }: { name: string }) => name) };
  };
}
