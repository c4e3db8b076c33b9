import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../../test/search-shelf.ts';

const ask = assistantGuest('swapped');
const [wingback, bentwood, theremin, amp] = ['Boffi chair wingback', 'Thonet chair bentwood', 'Moog theremin', 'Marshall valve amp'];
const [hiking, ballet, recliner] = ['Merrell hiking shoes UK 9', 'Bloch ballet shoes UK 6', 'Boffi recliner chair'];

beforeAll(async () => {
  await shelfOf([
    { name: wingback, description: 'Deep buttoned.', price: 7000 },
    { name: recliner, description: 'Leans far back.', price: 9000 },
    { name: bentwood, description: 'Cane seat.', price: 400 },
    { name: theremin, description: 'Two aerials.', price: 6000 },
    { name: amp, description: 'Glows.', price: 8000 },
    { name: hiking, description: 'Soles deep.', price: 1500 },
    { name: ballet, description: 'Satin.', price: 900 },
  ]);
});

describe('a maximum price', () => {
  it('drops other properties if nothing in the last request costs so little', async () => {
    expect((await ask('deep buttoned chair', 'bound')).names).toEqual([wingback]);
    const { text, names } = await ask('below 500', 'bound');
    expect(names).toEqual([bentwood]);
    expect(text).toContain('I left that aside');
  });

  it('keeps only the last word of the thing if nothing else costs so little, and counts in thousands like the last price', async () => {
    expect((await ask('recliner chair', 'head')).names).toEqual([recliner]);
    const { text, names } = await ask('9k bahut zyada hai, 8 tak batao', 'head');
    expect(names).toEqual([wingback, bentwood]);
    expect(text).toContain('up to ₹8,000');
  });

  it('may be stated as a price not to be exceeded', async () => {
    expect((await ask('my mother said not one rupee above 500 so show me a chair for my table', 'denied')).names).toEqual([bentwood]);
    expect((await ask('chair, i did not want to spend more than 500', 'spent')).names).toEqual([bentwood]);
  });

  it('applies after the clause that names the thing', async () => {
    await ask('moog theremin', 'clause');
    expect((await ask('ok upto 500, any colour, chair should fit', 'clause')).names).toEqual([bentwood]);
  });
});

describe('a rejection', () => {
  it('of a use is replaced by the use stated instead', async () => {
    expect((await ask('hiking shoes size 9', 'use')).names).toEqual([hiking]);
    expect((await ask('not for hiking, i do ballet', 'use')).names).toEqual([ballet]);
  });

  it('may follow the use', async () => {
    await ask('shoes for hiking', 'behind');
    expect((await ask('oh wait i need them for ballet not hiking', 'behind')).names).toEqual([ballet]);
  });

  it('may be followed by another request without punctuation', async () => {
    await ask('moog theremin', 'another');
    expect((await ask('ok forget theremins i need a chair', 'another')).names).toContain(bentwood);
  });

  it('of something not shown keeps the product shown', async () => {
    await ask('moog theremin', 'left');
    expect((await ask('no valve amps either', 'left')).names).toEqual([theremin]);
    expect((await ask('how much is it', 'left')).text).toContain('₹6,000');
  });
});

describe('the cheaper of two', () => {
  it('is one of the last two products discussed', async () => {
    await ask('show me chairs', 'two');
    await ask('the wingback one', 'two');
    await ask('moog theremin', 'two');
    expect((await ask('which is the cheaper of them', 'two')).names).toEqual([theremin]);
    expect((await ask('rendula ethu cheap', 'two')).names).toEqual([theremin]);
  });
});
