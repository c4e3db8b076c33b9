import { guest } from './test-clients.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { name } } }';

interface Answer {
  text: string;
  /** The names of the products that the answer cites. */
  names: string[];
}

/** Asks the assistant as a guest. Guests share conversations, so that their ids begin with the name of a test. */
export const assistantGuest =
  (test: string) =>
  async (query: string, conversationId: string): Promise<Answer> => {
    const nobody = await guest();
    const { text, products } = (await nobody.ask(ASK, { input: { query, conversationId: `${test} ${conversationId}` } })).data.askAssistant;
    return { text, names: products.map(({ name }: { name: string }) => name) };
  };
