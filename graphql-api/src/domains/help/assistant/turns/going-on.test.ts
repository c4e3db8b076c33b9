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

describe('a follow-up question', () => {
  it('with "it" is answered with the description, and is told when that does not answer it', async () => {
    await ask('violin', 'it');
    expect((await ask('when was it cleaned', 'it')).text).toContain('cleaned in May');
    const { names, text } = await ask('was it ever dropped in water', 'it');
    expect(names).toEqual([violin]);
    expect(text).toContain(NOT_SAID);
  });

  it('is answered for each product shown that it names', async () => {
    await ask('projector and microwave', 'both');
    expect((await ask('does the projector have a bag and does the microwave come with a plate', 'both')).names.toSorted()).toEqual(
      [projector, microwave].toSorted(),
    );
  });

  it('with only a property is about the product shown', async () => {
    await ask('projector', 'property');
    expect((await ask('condition', 'property')).names).toEqual([projector]);
    expect((await ask('scratches?', 'property')).names).toEqual([projector]);
  });

  it('that requests another thing is answered with that thing', async () => {
    await ask('projector', 'another');
    expect((await ask('do you have a microwave', 'another')).names).toEqual([microwave]);
  });
});

describe('a budget', () => {
  it('may be stated in a sentence or as a number of thousands, and be dropped', async () => {
    await ask('violin or projector', 'budget');
    expect((await ask('i can stretch to 10', 'budget')).names).toEqual([violin]);
    expect((await ask('papa is giving 15 now', 'budget')).names.toSorted()).toEqual([violin, projector].toSorted());
    expect((await ask('only 10k in hand', 'budget')).names).toEqual([violin]);
    expect((await ask("price doesn't matter", 'budget')).names.toSorted()).toEqual([violin, projector].toSorted());
  });

  it('may be written in words', async () => {
    expect((await ask('a projector below fifteen thousand', 'words')).names).toEqual([projector]);
    expect((await ask('a projector below thirteen thousand five hundred', 'words')).names).toEqual([]);
  });
});

describe('a rejection', () => {
  it('may be part of the first question, with or without a reason', async () => {
    expect((await ask('something for the hall, a projector, not a violin', 'first')).names).toEqual([projector]);
    await ask('violin or projector', 'reason');
    expect((await ask('no violin, my neighbour has one', 'reason')).names).toEqual([projector]);
  });
});

describe('words without vowels', () => {
  it.each(['prc?', 'hw mch is it', 'cst'])('"%s" asks for the price', async (said) => {
    await ask('microwave', said);
    expect((await ask(said, said)).text).toContain('₹26,000');
  });
});

describe('a question about how to do something on the site', () => {
  it.each([
    ['can u hold it for me till tomorrow', 'reserve'],
    ['how do i talk to the guy selling it', 'Message seller'],
    ['can i ask him for a lower price', 'Make an offer'],
    ['after buying can i rate the seller', 'review'],
    ['how does he know i collected it', 'handover code'],
  ])('is explained whatever was shown: "%s"', async (said, explained) => {
    await ask('microwave', said);
    expect((await ask(said, said)).text).toContain(explained);
  });
});
