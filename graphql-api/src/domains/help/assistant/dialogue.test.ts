import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { forgetVocabulary } from '../../market/search/search.service.ts';
import { spoken } from './understanding/spoken.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { name price } } }';
interface Answer {
  text: string;
  products: { name: string; price: number }[];
}

let nobody: TestClient;

/** Asks in a conversation; a new one for each name. */
const ask = async (query: string, conversationId?: string, asker = nobody): Promise<Answer> =>
  (await asker.ask(ASK, { input: { query, conversationId } })).data.askAssistant as Answer;

/** The answers to some questions of one conversation. */
async function dialogue(...questions: string[]): Promise<Answer[]> {
  const id = unique('dialogue');
  const answers: Answer[] = [];
  for (const question of questions) answers.push(await ask(question, id));
  return answers;
}

const names = ({ products }: Answer) => products.map(({ name }) => name);

beforeAll(async () => {
  const { container } = await testApplication();
  nobody = await guest();
  const seller = await student();
  const categoryId = await category();
  const goods: [name: string, price: number, description: string][] = [
    ['Zumba ukulele concert size', 2300, 'Tuned low G.'],
    ['Ladybird cycle with basket', 2600, 'Serviced last month.'],
    ['Hero Sprint gear cycle', 3800, 'New brakes.'],
    ['Number lock for cycle', 150, 'Four digits.'],
    ['Redmi Note 12 with box', 8900, 'Battery lasts a day.'],
    ['iPhone 11 64GB', 14500, 'Small scratch near the camera.'],
    ['Adidas running shoes UK 9', 1500, 'Worn ten times.'],
    ['Bata formal shoes UK 8', 600, 'Polished.'],
    ['Clip fan rechargeable', 550, 'Works in power cuts.'],
    ['Symphony cooler 27 L', 3200, 'New pads.'],
    ['Rain coat full set L', 400, 'Pant and jacket.'],
  ];
  for (const [name, price, description] of goods) await listing(seller, { name, price, description, categoryId });
  forgetVocabulary(container.context(null, 'test'));
});

describe('what goes on from the last answer', () => {
  it('is resolved against it: pronouns ask for the thing, its seller and how to get it', async () => {
    const [first, price, seller, contact, buy] = await dialogue(
      'zumba ukulele',
      'kitne ka hai',
      'who is selling that',
      'how do i contact him',
      'ok i want to buy it',
    );
    expect(names(first!)[0]).toBe('Zumba ukulele concert size');
    expect(price!.text).toContain('₹2,300');
    expect(seller!.text).toMatch(/sells \[Zumba ukulele/);
    expect(contact!.text).toMatch(/Message seller[^]*Buy Now/);
    expect(buy!.text).toContain('Contact Product Owner');
  });

  it('asks the texts of the listing, and is told when they do not say it', async () => {
    const [, basket, engine] = await dialogue('ladybird cycle', 'does it have a basket', 'does it have an engine');
    expect(basket!.text).toContain('basket');
    expect(engine!.text).toContain('does not say anything about "engine"');
  });

  it('keeps to bare limits, and says none where nothing keeps them', async () => {
    const [, notApple, cheaper, none] = await dialogue('phone', 'not apple', 'cheaper than 9000', 'with 16gb ram');
    expect(names(notApple!)).not.toContain('iPhone 11 64GB');
    expect(names(notApple!)).toContain('Redmi Note 12 with box');
    expect(cheaper!.products.every(({ price }) => price < 9_000)).toBe(true);
    expect(none).toMatchObject({ text: expect.stringMatching(/nothing/), products: [] });
  });

  it('takes a size for a size', async () => {
    const [, nine, eight] = await dialogue('shoes', 'size 9?', 'size 8');
    expect(names(nine!)).toEqual(['Adidas running shoes UK 9']);
    expect(names(eight!)).toEqual(['Bata formal shoes UK 8']);
  });

  it('is left by a changed mind', async () => {
    const [, cooler, clip] = await dialogue('zumba ukulele', 'actually no, a cooler', 'hmm too big, clip fan then');
    expect(names(cooler!)[0]).toBe('Symphony cooler 27 L');
    expect(names(clip!)[0]).toBe('Clip fan rechargeable');
  });
});

describe('words that nothing has', () => {
  it.each([
    ['raincoat for monsoon', 'Rain coat full set L', 'monsoon'],
    ['ladybird cycle mil jayega bhaiya', 'Ladybird cycle with basket', 'bhaiya'],
  ])('are left aside, and that is said: "%s"', async (question, name, left) => {
    const answer = await ask(question);
    expect(names(answer).join(', ')).toContain(name);
    expect(answer.text).toContain(`"${left}"`);
  });

  it('leave things before what belongs to them', async () => {
    expect(names(await ask('cheapest cycle'))[0]).toBe('Ladybird cycle with basket');
  });

  it('get a plain no where they name goods that nobody sells', async () => {
    expect(await ask('do you have a violin')).toMatchObject({ text: expect.stringContaining('nothing'), products: [] });
  });
});

describe('the viewer’s own data', () => {
  it('is filtered by state, and the next question goes on from it', async () => {
    const [buyer, vendor] = [await student(), await student()];
    const id = unique('own');
    const product = await listing(vendor, { name: 'Brass whistle', price: 40 });
    await order(buyer, product);
    expect((await ask('how many things am I selling', id, vendor)).text).toContain('1 listing');
    expect((await ask('which of them are sold out', id, vendor)).text).toContain('sold');
    expect((await ask('my pending orders', id, buyer)).text).toMatch(/1 order[^]*Brass whistle/);
    expect((await ask('which are cancelled', id, buyer)).text).toContain('no cancelled orders');
  });
});

describe('care', () => {
  it('names the helpline to people in distress', async () => {
    expect((await ask('i feel very depressed and alone')).text).toContain('14416');
  });

  it('answers abuse with fixed words', async () => {
    expect((await ask('you are a stupid bot')).text).toContain('stay friendly');
  });
});

describe('spoken', () => {
  it.each([
    ['actually no, a cooler', 'a cooler'],
    ['hmm too big, clip fan then', 'clip fan'],
    ['leave it. mosquito net?', 'mosquito net'],
    ['do u hav a fan', 'do you have a fan'],
    ['not apple', 'not apple'],
    ['no apples', 'no apples'],
    ['ok', 'ok'],
    ['wait L hai?', 'L hai'],
  ])('reads "%s" as "%s"', (typed, said) => expect(spoken(typed)).toBe(said));
});
