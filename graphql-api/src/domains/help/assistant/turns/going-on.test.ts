import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('going-on');
const [violin, projector, microwave] = ['Hofner violin full size', 'Epson projector', 'Whirlpool microwave'];
const NOT_SAID = 'That is all that the listing says.';

beforeAll(async () => {
  await shelfOf([
    { name: violin, description: 'Strings cleaned in May.', price: 9000 },
    { name: projector, description: 'Bag included.', price: 14_000 },
    { name: microwave, description: 'With a glass plate.', price: 26_000 },
  ]);
});

describe('a question after an answer', () => {
  it('that says "it" is answered with all that the listing says, and says so where that does not name what was asked', async () => {
    await ask('violin', 'it');
    expect((await ask('when was it cleaned', 'it')).text).toContain('cleaned in May');
    const { names, text } = await ask('was it ever dropped in water', 'it');
    expect(names).toEqual([violin]);
    expect(text).toContain(NOT_SAID);
  });

  it('is answered for each thing in sight that it names', async () => {
    await ask('projector and microwave', 'both');
    expect((await ask('does the projector have a bag and does the microwave come with a plate', 'both')).names.toSorted()).toEqual(
      [projector, microwave].toSorted(),
    );
  });

  it('that is nothing but a property asks about what was shown', async () => {
    await ask('projector', 'property');
    expect((await ask('condition', 'property')).names).toEqual([projector]);
    expect((await ask('scratches?', 'property')).names).toEqual([projector]);
  });

  it('that wishes for another thing is answered with that', async () => {
    await ask('projector', 'another');
    expect((await ask('do you have a microwave', 'another')).names).toEqual([microwave]);
  });
});

describe('a budget', () => {
  it('may be said in a sentence, in thousands where things cost thousands, and be taken back', async () => {
    await ask('violin or projector', 'budget');
    expect((await ask('i can stretch to 10', 'budget')).names).toEqual([violin]);
    expect((await ask('papa is giving 15 now', 'budget')).names.toSorted()).toEqual([violin, projector].toSorted());
    expect((await ask('only 10k in hand', 'budget')).names).toEqual([violin]);
    expect((await ask("price doesn't matter", 'budget')).names.toSorted()).toEqual([violin, projector].toSorted());
  });

  it('may be said in words', async () => {
    expect((await ask('a projector below fifteen thousand', 'words')).names).toEqual([projector]);
    expect((await ask('a projector below thirteen thousand five hundred', 'words')).names).toEqual([]);
  });
});

describe('a refusal', () => {
  it('stands beside the wish of the first question, with a reason or without', async () => {
    expect((await ask('something for the hall, a projector, not a violin', 'first')).names).toEqual([projector]);
    await ask('violin or projector', 'reason');
    expect((await ask('no violin, my neighbour has one', 'reason')).names).toEqual([projector]);
  });
});

describe('words without their vowels', () => {
  it.each(['prc?', 'hw mch is it', 'cst'])('"%s" asks for the price', async (said) => {
    await ask('microwave', said);
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
    await ask('microwave', said);
    expect((await ask(said, said)).text).toContain(explained);
  });
});
