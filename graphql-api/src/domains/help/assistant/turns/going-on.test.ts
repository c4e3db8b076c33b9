import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, listing, student, type TestClient } from '../../../../../test/test-clients.ts';

const ASK = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { text products { name } } }';

let nobody: TestClient;
const ask = async (query: string, conversationId: string) => {
  const { text, products } = (await nobody.ask(ASK, { input: { query, conversationId } })).data.askAssistant;
  return { text: text as string, names: products.map(({ name }: { name: string }) => name) as string[] };
};
const [telescope, microscope, stethoscope] = ['Celestron telescope 90 mm', 'Olympus microscope', 'Littmann stethoscope'];
const NOT_SAID = 'That is all that the listing says.';

beforeAll(async () => {
  nobody = await guest();
  const seller = await student();
  const categoryId = await category();
  await listing(seller, { name: telescope, description: 'Mirror cleaned in May.', price: 9000, categoryId });
  await listing(seller, { name: microscope, description: 'Bag included.', price: 14_000, categoryId });
  await listing(seller, { name: stethoscope, description: 'With a spare membrane.', price: 26_000, categoryId });
});

describe('a question after an answer', () => {
  it('that says "it" is answered with all that the listing says, and says so where that does not name what was asked', async () => {
    await ask('telescope', 'it');
    expect((await ask('when was it cleaned', 'it')).text).toContain('cleaned in May');
    const { names, text } = await ask('was it ever dropped in water', 'it');
    expect(names).toEqual([telescope]);
    expect(text).toContain(NOT_SAID);
  });

  it('is answered for each thing in sight that it names', async () => {
    await ask('microscope and stethoscope', 'both');
    expect((await ask('does the microscope have a bag and does the stethoscope come with a membrane', 'both')).names.toSorted()).toEqual(
      [microscope, stethoscope].toSorted(),
    );
  });

  it('that is nothing but a property asks about what was shown', async () => {
    await ask('microscope', 'property');
    expect((await ask('condition', 'property')).names).toEqual([microscope]);
    expect((await ask('scratches?', 'property')).names).toEqual([microscope]);
  });

  it('that wishes for another thing is answered with that', async () => {
    await ask('microscope', 'another');
    expect((await ask('do you have a stethoscope', 'another')).names).toEqual([stethoscope]);
  });
});

describe('a budget', () => {
  it('may be said in a sentence, in thousands where things cost thousands, and be taken back', async () => {
    await ask('telescope or microscope', 'budget');
    expect((await ask('i can stretch to 10', 'budget')).names).toEqual([telescope]);
    expect((await ask('papa is giving 15 now', 'budget')).names.toSorted()).toEqual([telescope, microscope].toSorted());
    expect((await ask('only 10k in hand', 'budget')).names).toEqual([telescope]);
    expect((await ask("price doesn't matter", 'budget')).names.toSorted()).toEqual([telescope, microscope].toSorted());
  });

  it('may be said in words', async () => {
    expect((await ask('a microscope below fifteen thousand', 'words')).names).toEqual([microscope]);
    expect((await ask('a microscope below thirteen thousand five hundred', 'words')).names).toEqual([]);
  });
});

describe('a refusal', () => {
  it('stands beside the wish of the first question, with a reason or without', async () => {
    expect((await ask('something for the lab, a microscope, not a telescope', 'first')).names).toEqual([microscope]);
    await ask('telescope or microscope', 'reason');
    expect((await ask('no telescope, my neighbour has one', 'reason')).names).toEqual([microscope]);
  });
});

describe('words without their vowels', () => {
  it.each(['prc?', 'hw mch is it', 'cst'])('"%s" asks for the price', async (said) => {
    await ask('stethoscope', said);
    expect((await ask(said, said)).text).toContain('₹26,000');
  });
});

describe('how it is done', () => {
  it.each([
    ['can u hold it for me till tomorrow', 'reserve'],
    ['how do i talk to the guy selling it', 'Message seller'],
    ['can i ask him for a lower price', 'Make an offer'],
    ['after buying can i rate the seller', 'review'],
    ['how does he know i collected it', 'handover code'],
  ])('"%s" is explained, whatever was shown', async (said, explained) => {
    await ask('stethoscope', said);
    expect((await ask(said, said)).text).toContain(explained);
  });
});
