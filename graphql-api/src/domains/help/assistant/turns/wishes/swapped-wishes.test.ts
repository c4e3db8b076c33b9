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

describe('what a question says may be spent at most', () => {
  it('holds where none of the last wish costs so little: the thing without what else was said of it', async () => {
    expect((await ask('deep buttoned chair', 'bound')).names).toEqual([wingback]);
    const { text, names } = await ask('below 500', 'bound');
    expect(names).toEqual([bentwood]);
    expect(text).toContain('I left that aside');
  });

  it('holds for the last word of the thing where none of the thing costs so little, in thousands as the last one', async () => {
    expect((await ask('recliner chair', 'head')).names).toEqual([recliner]);
    const { text, names } = await ask('9k bahut zyada hai, 8 tak batao', 'head');
    expect(names).toEqual([wingback, bentwood]);
    expect(text).toContain('up to ₹8,000');
  });

  it('is an upper bound where it may not be exceeded', async () => {
    expect((await ask('my mother said not one rupee above 500 so show me a chair for my table', 'denied')).names).toEqual([bentwood]);
    expect((await ask('chair, i did not want to spend more than 500', 'spent')).names).toEqual([bentwood]);
  });

  it('outlives the clause that names the thing', async () => {
    await ask('moog theremin', 'clause');
    expect((await ask('ok upto 500, any colour, chair should fit', 'clause')).names).toEqual([bentwood]);
  });
});

describe('a refusal', () => {
  it('of what a thing is for takes what is told instead', async () => {
    expect((await ask('hiking shoes size 9', 'use')).names).toEqual([hiking]);
    expect((await ask('not for hiking, i do ballet', 'use')).names).toEqual([ballet]);
  });

  it('may stand behind the use', async () => {
    await ask('shoes for hiking', 'behind');
    expect((await ask('oh wait i need them for ballet not hiking', 'behind')).names).toEqual([ballet]);
  });

  it('is followed by another wish without a mark', async () => {
    await ask('moog theremin', 'another');
    expect((await ask('ok forget theremins i need a chair', 'another')).names).toContain(bentwood);
  });

  it('of what was not shown leaves what was', async () => {
    await ask('moog theremin', 'left');
    expect((await ask('no valve amps either', 'left')).names).toEqual([theremin]);
    expect((await ask('how much is it', 'left')).text).toContain('₹6,000');
  });
});

describe('the cheaper of two', () => {
  it('is one of the last two that were spoken of', async () => {
    await ask('show me chairs', 'two');
    await ask('the wingback one', 'two');
    await ask('moog theremin', 'two');
    expect((await ask('which is the cheaper of them', 'two')).names).toEqual([theremin]);
    expect((await ask('rendula ethu cheap', 'two')).names).toEqual([theremin]);
  });
});
