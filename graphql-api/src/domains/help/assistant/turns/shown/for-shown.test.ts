import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../../test/search-shelf.ts';
import { listing, student } from '../../../../../../test/test-clients.ts';

const ask = assistantGuest('for-shown');
const [tuba, bag, horn] = ['Hohner tuba brass', 'Tuba bag padded', 'Tuba stand foldable'];
const [slate, cover] = ['Wacom slate A5', 'Slate cover for Samsung'];

beforeAll(async () => {
  await shelfOf([
    { name: tuba, description: 'Valves oiled. Strap for the back.', price: 9000 },
    { name: bag, description: 'Zip works.', price: 800 },
    { name: horn, description: 'Three legs.', price: 600 },
    { name: slate, description: 'Pen included.', price: 2500 },
    { name: cover, description: 'Grey felt.', price: 300 },
  ]);
});

describe('what is done to the thing that was shown', () => {
  it('names the thing that does it', async () => {
    await ask('hohner tuba', 'done');
    expect((await ask('something to carry it in', 'done')).names).toEqual([bag]);
    await ask('hohner tuba', 'put');
    expect((await ask('what do i rest it on', 'put')).names).toEqual([horn]);
  });

  it('is said by the kind alone, or by what it is to do', async () => {
    await ask('hohner tuba', 'kind');
    expect((await ask('stand for it?', 'kind')).names).toEqual([horn]);
    await ask('hohner tuba', 'to do');
    expect((await ask('a bag to carry it', 'to do')).names).toEqual([bag]);
  });

  it('asks of the thing itself whether it has something for that', async () => {
    await ask('hohner tuba', 'has');
    expect((await ask('does it have something to carry it with', 'has')).names).toEqual([tuba]);
  });

  it('is no wish for what another maker’s thing has', async () => {
    await ask('wacom slate', 'other');
    expect((await ask('is there a cover for it', 'other')).names).not.toContain(cover);
  });
});

describe('a quality that is compared', () => {
  it('is that of the others, of which no listing says it', async () => {
    await ask('wacom slate', 'bigger');
    await ask('hohner tuba', 'bigger');
    const { text, names } = await ask('which is lighter', 'bigger');
    expect(names).toContain(tuba);
    expect(text).toContain('That is all that the listing says.');
  });
});

describe('a question by its verb', () => {
  it('is about what was shown, in other languages too, and says what the listing leaves out', async () => {
    await ask('hohner tuba', 'verb');
    for (const asked of [
      'kapda chipakta to nahi',
      'how many levels',
      'service panniyacha',
      'polished already?',
      'laptop vekka mudiyuma',
      'zang to nahi lagta',
      'thanni padutunda',
    ]) {
      const { names, text } = await ask(asked, 'verb');
      expect(names).toEqual([tuba]);
      expect(text).toContain('That is all that the listing says.');
    }
  });

  it('points at the only one that was shown, whatever others say in their texts', async () => {
    await ask('tuba bag', 'points');
    await ask('hohner tuba', 'points');
    expect((await ask('does it fold', 'points')).names).toEqual([tuba]);
  });

  it('where nothing is shown is about nothing', async () => {
    await listing(await student(), { name: 'Table fan', description: 'Three speeds.' });
    await listing(await student(), { name: 'Hot plate', description: 'For one pot.' });
    await ask('hohner tuba', 'none');
    await ask('is there a zxqvwy', 'none');
    expect((await ask('will it stay hot', 'none')).names).toEqual([]);
  });

  it('that asks whether there is such a thing wishes for it', async () => {
    await ask('hohner tuba', 'there');
    expect((await ask('zxqvwy hai kya', 'there')).names).toEqual([]);
  });

  it('for a property that the listing does not say is told so', async () => {
    await ask('hohner tuba', 'property');
    expect((await ask('warranty left?', 'property')).text).toContain('Ask the seller');
    expect((await ask('colour?', 'property')).text).not.toContain('Ask the seller');
  });
});

describe('what was spoken of one after another', () => {
  it('is what "both" and "these two" mean', async () => {
    await ask('hohner tuba', 'both');
    await ask('wacom slate', 'both');
    expect((await ask('total for both', 'both')).text).toContain('Together: ₹11,500.');
    expect((await ask('can i get both for 11000', 'both')).text).toContain('₹500 more than you said');
    expect((await ask('which of these two is cheaper', 'both')).names).toEqual([slate]);
  });

  it('asks with "how many can we get" how many there are, and with "what does he want for it" the price', async () => {
    await ask('hohner tuba', 'many');
    expect((await ask('how many can we get', 'many')).text).toContain('3 available');
    expect((await ask('what does he want for it', 'many')).text).toContain('₹9,000');
  });
});
