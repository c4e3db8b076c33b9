import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { listing, order, student, type TestClient } from './test-clients.ts';
import { pathsAbout, walk } from './schema-paths.ts';

/** Same depth as in the test of handover codes. */
const DEPTH = 4;

const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }';
const CHAT = 'query ($id: ID!) { conversation(id: $id) { recentMessages { nodes { text readAt } } } }';

let seller: TestClient;
let buyer: TestClient;
let ids: { product: string; order: string; conversation: string };

beforeEach(async () => {
  [seller, buyer] = [await student(), await student()];
  const product = await listing(seller, { quantity: 3 });
  const bought = await order(buyer, product);
  const talk = await buyer.ask('query ($id: ID!) { order(id: $id) { conversation { id: databaseId } } }', { id: bought });
  ids = { product, order: bought, conversation: talk.data.order.conversation.id };
});

/** Where a buyer sees the contact data of a seller before the block. */
const SHOWN_BEFORE = { fields: ['order.seller', 'product.seller'], calls: ['/api/product/get-product/:id'] };

/** Returns the fields and REST calls accepted by `isAsked` through which the buyer reads the seller's email. */
async function showingTheSeller(isAsked: (path: string) => boolean): Promise<{ fields: string[]; calls: string[] }> {
  const calls = new Set<string>();
  const about = { ...ids, user: { id: seller.id, email: seller.email }, profile: seller.id };
  const paths = pathsAbout(about, DEPTH).filter((each) => isAsked(each.path));
  const shows = ({ data }: { data: unknown }) => JSON.stringify(data ?? null).includes(seller.email);
  const { others } = await walk(
    paths,
    (query) => buyer.ask(query),
    (answer) => !shows(answer),
  );
  for (const { path } of routes.filter((route) => route.method === 'get' && isAsked(route.path))) {
    for (const id of Object.values(about).map((subject) => (typeof subject === 'string' ? subject : subject.id))) {
      if (JSON.stringify((await buyer.rest('GET', path.replace(/:\w+/g, id))).body).includes(seller.email)) calls.add(path);
    }
  }
  return { fields: others.filter(({ answer }) => shows(answer)).map(({ path }) => path), calls: [...calls] };
}

describe('a blocked user', () => {
  it('reads the contact data of the other side through no field of the schema and no REST call', { timeout: 120_000 }, async () => {
    const known = Object.values(SHOWN_BEFORE).flat();
    expect(await showingTheSeller((path) => known.includes(path))).toEqual(SHOWN_BEFORE);
    await seller.ask(BLOCK, { id: buyer.id });
    expect(await showingTheSeller(() => true)).toEqual({ fields: [], calls: [] });
  });

  it('sees what the other side had read before the block, and nothing read after it', async () => {
    const send = 'mutation ($id: ID!, $text: String!) { sendMessage(input: { conversationId: $id, text: $text }) { message { id: databaseId } } }';
    const read = () =>
      seller.ask('mutation ($id: ID!) { markConversationRead(input: { conversationId: $id }) { conversation { unreadCount } } }', {
        id: ids.conversation,
      });
    const readMarks = async (who: TestClient) => {
      const { nodes } = (await who.ask(CHAT, { id: ids.conversation })).data.conversation.recentMessages;
      return Object.fromEntries(nodes.map(({ text, readAt }: { text: string; readAt: string | null }) => [text, readAt !== null]));
    };
    await buyer.ask(send, { id: ids.conversation, text: 'One' });
    await read();
    await buyer.ask(send, { id: ids.conversation, text: 'Two' });
    await seller.ask(BLOCK, { id: buyer.id });
    expect((await read()).data.markConversationRead.conversation.unreadCount).toBe(0);
    expect(await readMarks(buyer)).toEqual({ One: true, Two: false });
    expect(await readMarks(seller)).toEqual({ One: true, Two: true });
    await seller.ask('mutation ($id: ID!) { unblockUser(input: { userId: $id }) { message } }', { id: buyer.id });
    expect(await readMarks(buyer)).toEqual({ One: true, Two: true });
  });
});
