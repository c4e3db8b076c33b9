import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { followUpOf, removeEndedConversations } from './conversation.ts';
import scored from './topics/scored-topics.json' with { type: 'json' };
import { refinementOf } from './understanding/refinement.ts';
import { scoredHelp } from './topics/scored-help.ts';
import { anything, catalogueQuestion, normalize } from './understanding/question.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { id: databaseId name price } } }';
interface Answer {
  text: string;
  products: { id: string; name: string; price: number }[];
}
const ask = async (asker: TestClient, query: string, conversationId?: string): Promise<Answer> =>
  (await asker.ask(ASK, { input: { query, conversationId } })).data.askAssistant;

/** A word of letters that no other listing has. Many listings contain numbers. */
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
  it('continues with "show more" without repeating a product, and says when there are no more', async () => {
    const nobody = await guest();
    const first = await ask(nobody, `cheapest ${thing}`, 'more');
    const second = await ask(nobody, 'show me more', 'more');
    expect([...first.products, ...second.products].map(({ price }) => price)).toEqual([100, 200, 300, 400, 500, 600, 700]);
    expect((await ask(nobody, 'more', 'more')).text).toContain('That is all');
  });

  it('finds products that are cheaper than those shown', async () => {
    const nobody = await guest();
    await ask(nobody, `${thing} above 450`, 'cheaper');
    const { products } = await ask(nobody, 'any cheaper ones?', 'cheaper');
    expect(products.map(({ price }) => price)).toEqual([100, 200, 300, 400]);
  });

  const shownAt = (price: number) => ({ question: { ...anything, words: thing }, shown: [{ id: '1', price }], skipped: 0 });

  it.each([
    'too costly',
    'that is too expensive for me',
    'a bit cheaper please',
    'out of my budget',
    "I can't afford that",
    'bahut mehnga hai',
    'romba jaasthi',
    'chala ekkuva',
    'any cheaper?',
  ])('looks for cheaper products after "%s"', (said) => {
    expect(followUpOf(normalize(said), shownAt(300))).toMatchObject({ kind: 'list', question: { maxPrice: 299.99, order: 'cheapest' } });
  });

  it.each(['which is the most expensive?', 'more expensive ones', 'too heavy', 'costly headphones', 'in my budget of 500'])(
    'does not look for cheaper products after "%s"',
    (said) => expect(followUpOf(normalize(said), shownAt(300))).not.toMatchObject({ question: { maxPrice: 299.99 } }),
  );

  it('describes the second product', async () => {
    const nobody = await guest();
    await ask(nobody, `cheapest ${thing}`, 'second');
    const { text, products } = await ask(nobody, 'tell me about the second one', 'second');
    expect(products.map(({ price }) => price)).toEqual([200]);
    expect(text).toContain('costs ₹200');
  });

  it('accepts a follow-up with only limits and an order', async () => {
    const nobody = await guest();
    await ask(nobody, `${thing} above 150`, 'limits');
    const prices = async (query: string) => (await ask(nobody, query, 'limits')).products.map(({ price }) => price);
    expect((await prices('and under 450?')).toSorted((a, b) => a - b)).toEqual([200, 300, 400]);
    expect(await prices('which is the cheapest?')).toEqual([200, 300, 400]);
    expect(await prices('the lowest priced one')).toEqual([200, 300, 400]);
    expect(await prices('only with delivery')).toEqual([]);
  });

  it.each(['cheapest thing on the site', 'anything under 150?', 'how does it work'])('starts over with "%s"', async (query) => {
    const asked = { ...anything, words: thing };
    expect(refinementOf(normalize(query), asked, 0)).toBeUndefined();
  });

  it('takes "it" for the only product described', async () => {
    const nobody = await guest();
    await ask(nobody, `cheapest ${thing}`, 'it');
    await ask(nobody, 'the third one', 'it');
    expect((await ask(nobody, 'is it delivered?', 'it')).text).toMatch(/costs ₹300[^]*Pick up on campus/);
  });

  it('is not continued by another person, nor without its id', async () => {
    await ask(seller, `cheapest ${thing}`, 'mine');
    expect((await ask(await student(), 'tell me about the second one', 'mine')).products).toEqual([]);
    expect((await ask(seller, 'tell me about the second one')).products).toEqual([]);
  });

  it('ends 15 minutes after its last question', async () => {
    const { container } = await testApplication();
    const ctx = container.context(null, 'maintenance');
    const kept = async () => (await ctx.db.rows(sql`select id from assistant_conversations where ends_at <= now()`)).length;
    await ask(seller, `cheapest ${thing}`, 'ended');
    await ctx.db.rows(sql`update assistant_conversations set ends_at = ends_at - interval '15 minutes'`);
    expect((await ask(seller, 'the second one', 'ended')).products).toEqual([]);
    expect(await kept()).toBeGreaterThan(0);
    await removeEndedConversations(ctx);
    expect(await kept()).toBe(0);
  });

  it('compares the first two products shown', async () => {
    const nobody = await guest();
    await ask(nobody, `cheapest ${thing}`, 'compared');
    const { text, products } = await ask(nobody, 'which one is cheaper?', 'compared');
    expect(products.map(({ price }) => price)).toEqual([100, 200]);
    expect(text).toContain('is cheaper by ₹100');
  });

  it('reads a long follow-up that names nothing without backtracking', () => {
    const asked = { question: anything, shown: [{ id: '1', price: 100 }], skipped: 0 };
    const started = performance.now();
    expect(followUpOf(`${'cheaper one ones '.repeat(10_000)}ukulele`, asked)).toBeUndefined();
    // A pattern with unbounded backtracking takes minutes, not seconds.
    expect(performance.now() - started).toBeLessThan(5_000);
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

describe('limits in a question', () => {
  it('exclude what is not wanted', async () => {
    const prices = (await ask(seller, `cheapest ${thing} but not lamps`)).products.map(({ price }) => price);
    expect(prices).toEqual([100, 200, 300, 400, 500]);
    const { products, text } = await ask(seller, `cheapest ${thing} without ${thing}`);
    expect(products).toEqual([]);
    expect(text).toContain(`without ${thing}`);
  });

  it('exclude a brand of digits and letters, and an author with initials', async () => {
    const other = `pad${thing}`;
    const categoryId = await category();
    for (const name of [`${other} 3M`, `${other} by B S Quill`, other]) await listing(seller, { name, price: 50, categoryId });
    const names = async (query: string) => (await ask(seller, query)).products.map(({ name }) => name);
    expect(await names(`${other} but not 3M`)).toEqual([other, `${other} by B S Quill`]);
    expect(await names(`${other} but not B S Quill`)).toEqual([other, `${other} 3M`]);
  });

  it.each(['fan chahiye par table wala nahi', 'पंखा fan चाहिए लेकिन table वाला नहीं', 'fan, table ke alawa', 'table nahi chahiye, fan chahiye'])(
    'exclude what is not wanted in Hindi: %s',
    (query) => {
      const { words, without } = catalogueQuestion(query, []);
      expect(words).toContain('fan');
      expect(without).toEqual(['table']);
    },
  );

  it('include what is not delivered, and what is free in Hindi', () => {
    expect(catalogueQuestion('lamp without delivery', [])).toMatchObject({ words: 'lamp', pickup: true, delivery: false, without: [] });
    expect(catalogueQuestion('koi kitab muft mein', [])).toMatchObject({ words: 'kitab', maxPrice: 0 });
  });

  it('include a number of stars, which a product without reviews does not meet', async () => {
    const { products, text } = await ask(seller, `${thing} above 4 stars`);
    expect(products).toEqual([]);
    expect(text).toContain('with 4 stars or more');
  });

  it.each([`${thing} 250 se kam`, `${thing} 250 ke andar dikhao`, `${thing} 250 से कम`])('include a price in Hindi: %s', async (query) => {
    const { products } = await ask(await guest(), query);
    expect(products.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([100, 200]);
  });
});

describe('a message that does not name its subject', () => {
  /** A maker that no other listing has. */
  const maker = thing.replace('gizmo', 'zyx');
  const says = async (id: string, ...turns: string[]): Promise<Answer> => {
    const nobody = await guest();
    let answer: Answer | undefined;
    for (const turn of turns) answer = await ask(nobody, turn, id);
    return answer!;
  };
  const namesOf = ({ products }: Answer) => products.map(({ name }) => name);

  beforeAll(async () => {
    const categoryId = await category();
    for (const [name, price] of [
      [`${maker} hoodie L`, 800],
      [`${maker} hoodie XL`, 900],
      [`${maker} umbrella`, 150],
    ] as const)
      await listing(seller, { name, price, categoryId });
  });

  it.each([
    ['size XL?', 'XL'],
    ['the L one', 'L'],
    ['not XL', 'L'],
  ])('"%s" is about what was shown', async (turn, size) => {
    expect(namesOf(await says(`narrowed ${turn}`, `${maker} hoodie`, turn))).toEqual([`${maker} hoodie ${size}`]);
  });

  it('says that there are no others, and shows no other size', async () => {
    const answer = await says('none', `${maker} hoodie`, 'size XXL?');
    expect(answer.text).toContain('I found nothing');
    expect(answer.products).toEqual([]);
  });

  it.each([
    ['kitne ka hai', '₹150'],
    ['stil avlbl?', '3 available'],
    ['how do i contact him', 'Buy Now'],
    ['ok i want to buy it', 'Contact Product Owner'],
  ])('"%s" is about the subject of the last answer', async (turn, text) => {
    const answer = await says(`about ${turn}`, `${maker} umbrella`, turn);
    expect(answer.text).toContain(text);
    expect(namesOf(answer)).toEqual([`${maker} umbrella`]);
  });

  it('can change the request', async () => {
    expect(namesOf(await says('mind', `${maker} umbrella`, `actually no, ${maker} hoodie L`))).toEqual([`${maker} hoodie L`]);
  });

  it('has its unknown words ignored, and the answer says so', async () => {
    const { text, products } = await says('aside', `${maker} umbrella for the bagpipers`);
    expect(products).toHaveLength(1);
    expect(text).toContain('Nothing that fits says "bagpipers", so I left that aside.');
  });

  it('with two requests gets an answer to each', async () => {
    const answer = await says('two', `${maker} umbrella and ${maker} hoodie XL`);
    expect(namesOf(answer)).toEqual([`${maker} umbrella`, `${maker} hoodie XL`]);
  });
});

describe('a person who is unwell or rude', () => {
  it.each(['i feel very depressed and alone', 'I want to die', 'bahut akela feel ho raha hai', 'मरना चाहता हूँ'])(
    'gets the helpline of the college: "%s"',
    async (text) => expect((await ask(await guest(), text)).text).toContain('**Tele-MANAS, 14416**'),
  );

  it.each(['you are a stupid idiot bot', 'fuck off', 'chutiya'])('gets the fixed answer to abuse: "%s"', async (text) => {
    expect((await ask(await guest(), text)).text).toContain('I only answer questions about this marketplace');
  });

  it.each(['low price lamp', 'broken fan', 'are you a bot', 'lonely planet guide'])('is not recognized in "%s"', async (text) => {
    expect((await ask(await guest(), text)).text).not.toMatch(/14416|only answer questions/);
  });
});

describe('the assistant’s answer about the viewer’s account', () => {
  it('has the points, the orders of both sides, the listings and the unread messages from the database', async () => {
    const buyer = await student();
    const vendor = await student();
    const product = await listing(vendor, { name: 'Copper ladle', price: 60 });
    const bought = await order(buyer, product);
    await vendor.ask('mutation ($o: ID!) { sendMessage(input: { orderId: $o, text: "Hi" }) { message { id: databaseId } } }', { o: bought });
    expect((await ask(vendor, 'how many points do I have?')).text).toContain('You have 20 points');
    expect((await ask(buyer, 'where is my order?')).text).toMatch(/placed 1 order[^]*Copper ladle × 1, ₹60: Not Processed/);
    expect((await ask(vendor, 'has anyone bought from me')).text).toMatch(/received 1 order[^]*Copper ladle/);
    expect((await ask(vendor, 'what am I selling')).text).toMatch(new RegExp(String.raw`1 listing[^]*\(/product/${product}\)`));
    expect((await ask(buyer, 'any new messages?')).text).toContain('1 unread message');
  });

  it('keeps follow-ups on the viewer’s data and filters them by status', async () => {
    const [buyer, vendor] = [await student(), await student()];
    const products: string[] = [];
    for (const name of ['Brass ladle', 'Steel ladle']) products.push(await listing(vendor, { name, price: 60, quantity: 1 }));
    const orders: string[] = [];
    for (const product of products) orders.push(await order(buyer, product));
    await buyer.ask('mutation ($o: ID!) { cancelOrder(input: { id: $o, reason: "Too late" }) { order { id: databaseId } } }', { o: orders[0] });
    expect((await ask(buyer, 'my pending orders', 'own')).text).toMatch(/placed 1 pending order\.[^]*Steel ladle/);
    expect((await ask(buyer, 'which were cancelled', 'own')).text).toMatch(/placed 1 cancelled order\.[^]*Brass ladle/);
    expect((await ask(vendor, 'what am i selling', 'own')).text).toContain('2 listings');
    expect((await ask(vendor, 'which of them are sold out', 'own')).text).toMatch(/1 sold-out listing\.[^]*Steel ladle/);
  });

  it('has no data of others, and tells a guest where orders are found', async () => {
    expect((await ask(await guest(), 'where is my order?')).text).toContain('/dashboard/user/orders');
  });
});

describe('help', () => {
  const helpOf = (question: string) => scoredHelp(normalize(question));

  it('covers more than 40 topics', () => expect(scored.topics.length).toBeGreaterThan(40));

  it.each([
    ['is there any fee for selling?', 'free'],
    ['how do I edit the price of my listing', 'Update'],
    ['what is the maximum photo size', '5 MB'],
    ['how do I mark my item as sold', 'Mark as sold'],
    ['how do I block a person', 'Block'],
    ['how long does my listing stay online', '60 days'],
    ['can the seller reserve an item for me', '24 hours'],
    ['what if the order is marked delivered but I never received it', 'within 7 days'],
    ['who can see my phone number', 'Buy Now'],
    ['why was my listing rejected', 'names the words'],
    ['how can I change my email address', 'cannot be changed'],
    ['kaise bechu apna laptop', 'Create Product'],
    ['points kaise milte hai', '100 for the seller'],
    ['पॉइंट्स कैसे मिलते हैं', '100 for the seller'],
    ['password bhul gaya', '/forgot-password'],
    ['seller is not replying', 'Buy Now'],
    ['when do I get the money for what I sold', 'The buyer pays you'],
    ['can I pay by upi', 'QR code'],
    ['what happens after I press buy now', 'Contact Product Owner'],
    ['अपना सामान कैसे बेचूँ', 'Create Product'],
  ])('answers "%s"', (question, says) => expect(helpOf(question)).toContain(says));

  it.each(['cheapest lamp', 'photo printer', 'do you have a chair', 'ukulele under 2000'])('leaves "%s" to the product search', (question) =>
    expect(helpOf(question)).toBeUndefined(),
  );

  it.each(['what do my points buy?', 'how can I spend my points', 'what are points good for', 'can I promote my listing'])(
    'explains what points buy: "%s"',
    async (question) => expect((await ask(await student(), question)).text).toContain('**Boost**, 50 points a day'),
  );

  it.each(['do you have methai', 'sheesha for the wall', 'show me a pilllow'])('does not call allowed things prohibited: "%s"', async (question) => {
    expect((await ask(await guest(), question)).text).not.toContain('may not be bought or sold here');
  });

  it.each(['can I sell my old medicines', 'do you have beer', 'where can I get proxy attendance'])(
    'says that it is prohibited: "%s"',
    async (question) => {
      const { text, products } = await ask(await guest(), question);
      expect(text).toContain('may not be bought or sold here');
      expect(products).toEqual([]);
    },
  );
});
