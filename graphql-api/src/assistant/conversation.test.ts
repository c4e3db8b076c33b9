import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, listing, order, student, unique, type TestClient } from '../../test/test-clients.ts';
import { scoredTopics } from './help-topics.ts';
import { scoredHelp } from './scored-help.ts';
import { normalize } from './question.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { id name price } } }';
interface Answer {
  text: string;
  products: { id: string; name: string; price: number }[];
}
const ask = async (asker: TestClient, query: string, conversationId?: string): Promise<Answer> =>
  (await asker.ask(ASK, { input: { query, conversationId } })).data.askAssistant;

/** A word of letters that no other listing has: numbers are found in many. */
const thing = `gizmo${unique('')
  .replace(/\D/g, '')
  .replace(/\d/g, (digit) => 'bcdfhjkmpq'[Number(digit)]!)}`;
let seller: TestClient;

beforeAll(async () => {
  seller = await student();
  const categoryId = await category();
  for (const price of [100, 200, 300, 400, 500, 600, 700]) await listing(seller, { name: `${thing} ${price}`, price, categoryId, quantity: 3 });
});

describe('a conversation with the assistant', () => {
  it('goes on with "show more", without repeating a product, and says when that is all', async () => {
    const nobody = await guest();
    const first = await ask(nobody, `cheapest ${thing}`, 'more');
    const second = await ask(nobody, 'show me more', 'more');
    expect([...first.products, ...second.products].map(({ price }) => price)).toEqual([100, 200, 300, 400, 500, 600, 700]);
    expect((await ask(nobody, 'more', 'more')).text).toContain('That is all');
  });

  it('finds cheaper ones than it showed', async () => {
    const nobody = await guest();
    await ask(nobody, `${thing} above 450`, 'cheaper');
    const { products } = await ask(nobody, 'any cheaper ones?', 'cheaper');
    expect(products.map(({ price }) => price)).toEqual([100, 200, 300, 400]);
  });

  it('tells about the second one', async () => {
    const nobody = await guest();
    await ask(nobody, `cheapest ${thing}`, 'second');
    const { text, products } = await ask(nobody, 'tell me about the second one', 'second');
    expect(products.map(({ price }) => price)).toEqual([200]);
    expect(text).toContain('costs ₹200');
  });

  it('is not continued by another person, nor without its id', async () => {
    await ask(seller, `cheapest ${thing}`, 'mine');
    expect((await ask(await student(), 'tell me about the second one', 'mine')).products).toEqual([]);
    expect((await ask(seller, 'tell me about the second one')).products).toEqual([]);
  });

  it('is continued over REST', async () => {
    const nobody = await guest();
    await nobody.rest('POST', '/api/chatbot/query', { query: `cheapest ${thing}`, conversationId: 'rest' });
    const answer = await nobody.rest('POST', '/api/chatbot/query', { query: 'the second one', conversationId: 'rest' });
    expect(answer.body.response).toContain('costs ₹200');
  });

  it('has an id of at most 100 characters', async () => {
    const answer = await seller.ask(ASK, { input: { query: 'hi', conversationId: 'x'.repeat(101) } });
    expect(answer.errors![0]!.extensions.fields).toMatchObject([{ field: 'conversationId' }]);
  });
});

describe('limits of a question', () => {
  it('leaves out what is not wanted', async () => {
    const prices = (await ask(seller, `cheapest ${thing} but not lamps`)).products.map(({ price }) => price);
    expect(prices).toEqual([100, 200, 300, 400, 500]);
    const { products, text } = await ask(seller, `cheapest ${thing} without ${thing}`);
    expect(products).toEqual([]);
    expect(text).toContain(`without ${thing}`);
  });

  it('understands stars: nothing without reviews has four of them', async () => {
    const { products, text } = await ask(seller, `${thing} above 4 stars`);
    expect(products).toEqual([]);
    expect(text).toContain('with 4 stars or more');
  });

  it.each([`${thing} 250 se kam`, `${thing} 250 ke andar dikhao`, `${thing} 250 से कम`])('understands a price in Hindi: %s', async (query) => {
    const { products } = await ask(await guest(), query);
    expect(products.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([100, 200]);
  });
});

describe('what the assistant tells a viewer about the own account', () => {
  it('is the points, the orders on both sides, the listings and the unread messages, from the database', async () => {
    const buyer = await student();
    const vendor = await student();
    const product = await listing(vendor, { name: 'Copper ladle', price: 60 });
    const bought = await order(buyer, product);
    await vendor.ask('mutation ($o: ID!) { sendMessage(input: { orderId: $o, text: "Hi" }) { message { id } } }', { o: bought });
    expect((await ask(vendor, 'how many points do I have?')).text).toContain('You have 20 points');
    expect((await ask(buyer, 'where is my order?')).text).toMatch(/placed 1 order[^]*Copper ladle × 1, ₹60: Not Processed/);
    expect((await ask(vendor, 'has anyone bought from me')).text).toMatch(/received 1 order[^]*Copper ladle/);
    expect((await ask(vendor, 'what am I selling')).text).toMatch(new RegExp(String.raw`1 listing[^]*\(/product/${product}\)`));
    expect((await ask(buyer, 'any new messages?')).text).toContain('1 unread message');
  });

  it('is nothing of others: a guest hears where orders are found', async () => {
    expect((await ask(await guest(), 'where is my order?')).text).toContain('/dashboard/user/orders');
  });
});

describe('help', () => {
  const helpOf = (question: string) => scoredHelp(normalize(question));

  it('has more than 40 topics', () => expect(scoredTopics.length).toBeGreaterThan(40));

  it.each([
    ['is there any fee for selling?', 'free'],
    ['how do I edit the price of my listing', 'Update'],
    ['what is the maximum photo size', '5 MB'],
    ['how do I mark my item as sold', 'quantity is 0'],
    ['who can see my phone number', 'Buy Now'],
    ['why was my listing rejected', 'names the words'],
    ['how can I change my email address', 'cannot be changed'],
    ['kaise bechu apna laptop', 'Create Product'],
    ['points kaise milte hai', '100 for the seller'],
    ['पॉइंट्स कैसे मिलते हैं', '100 for the seller'],
    ['password bhul gaya', '/forgot-password'],
  ])('answers "%s"', (question, says) => expect(helpOf(question)).toContain(says));

  it.each(['cheapest lamp', 'photo printer', 'do you have a chair', 'ukulele under 2000'])('leaves "%s" to the catalogue', (question) =>
    expect(helpOf(question)).toBeUndefined(),
  );

  it.each(['can I sell my old medicines', 'do you have beer', 'where can I get proxy attendance'])(
    'says that it is prohibited: "%s"',
    async (question) => {
      const { text, products } = await ask(await guest(), question);
      expect(text).toContain('may not be bought or sold here');
      expect(products).toEqual([]);
    },
  );
});
