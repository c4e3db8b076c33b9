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

describe('a question about using the product shown', () => {
  it('finds what is used with it', async () => {
    await ask('hohner tuba', 'done');
    expect((await ask('something to carry it in', 'done')).names).toEqual([bag]);
    await ask('hohner tuba', 'put');
    expect((await ask('what do i rest it on', 'put')).names).toEqual([horn]);
  });

  it('finds an accessory by its kind alone or by its purpose', async () => {
    await ask('hohner tuba', 'kind');
    expect((await ask('stand for it?', 'kind')).names).toEqual([horn]);
    await ask('hohner tuba', 'to do');
    expect((await ask('a bag to carry it', 'to do')).names).toEqual([bag]);
  });

  it('is about the product itself if it asks what that has', async () => {
    await ask('hohner tuba', 'has');
    expect((await ask('does it have something to carry it with', 'has')).names).toEqual([tuba]);
  });

  it('does not find the accessory of another brand', async () => {
    await ask('wacom slate', 'other');
    expect((await ask('is there a cover for it', 'other')).names).not.toContain(cover);
  });
});

describe('a comparison by a property', () => {
  it('covers the products shown, even if no listing states the property', async () => {
    await ask('wacom slate', 'bigger');
    await ask('hohner tuba', 'bigger');
    const { text, names } = await ask('which is lighter', 'bigger');
    expect(names).toContain(tuba);
    expect(text).toContain('That is all that the listing says.');
  });
});

describe('a question with a verb', () => {
  it('is about the product shown, in several languages, and says when the listing does not answer it', async () => {
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

  it('refers to the only product shown, even if other listings contain its words', async () => {
    await ask('tuba bag', 'points');
    await ask('hohner tuba', 'points');
    expect((await ask('does it fold', 'points')).names).toEqual([tuba]);
  });

  it('is about nothing if nothing is shown', async () => {
    await listing(await student(), { name: 'Table fan', description: 'Three speeds.' });
    await listing(await student(), { name: 'Hot plate', description: 'For one pot.' });
    await ask('hohner tuba', 'none');
    await ask('is there a zxqvwy', 'none');
    expect((await ask('will it stay hot', 'none')).names).toEqual([]);
  });

  it('that asks whether a thing exists is a request for it', async () => {
    await ask('hohner tuba', 'there');
    expect((await ask('zxqvwy hai kya', 'there')).names).toEqual([]);
  });

  it('about a property that is missing from the listing is answered with that', async () => {
    await ask('hohner tuba', 'property');
    expect((await ask('warranty left?', 'property')).text).toContain('Ask the seller');
    expect((await ask('colour?', 'property')).text).not.toContain('Ask the seller');
  });
});

describe('products discussed one after the other', () => {
  it('are meant by "both" and "these two"', async () => {
    await ask('hohner tuba', 'both');
    await ask('wacom slate', 'both');
    expect((await ask('total for both', 'both')).text).toContain('Together: ₹11,500.');
    expect((await ask('can i get both for 11000', 'both')).text).toContain('₹500 more than you said');
    expect((await ask('which of these two is cheaper', 'both')).names).toEqual([slate]);
  });

  it('are asked about with "how many can we get" for the stock and "what does he want for it" for the price', async () => {
    await ask('hohner tuba', 'many');
    expect((await ask('how many can we get', 'many')).text).toContain('3 available');
    expect((await ask('what does he want for it', 'many')).text).toContain('₹9,000');
  });
});
