import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('coming-back');
const [steel, plastic] = ['Garant wheelbarrow steel', 'Tempo wheelbarrow plastic'];
const both = [steel, plastic].toSorted();

beforeAll(async () => {
  await shelfOf([
    { name: steel, description: 'Tyre filled with air.', price: 3800 },
    { name: plastic, description: 'No holes in the tub.', price: 900 },
  ]);
});

describe('another one of the same kind', () => {
  it('can be requested by its properties alone', async () => {
    await ask('steel wheelbarrow', 'kind');
    expect((await ask('thats costly, is there a plain plastic one', 'kind')).names).toEqual([plastic]);
  });
});

describe('a product discussed before', () => {
  it('is "the first thing" if no list is in view', async () => {
    await ask('steel wheelbarrow', 'first');
    await ask('thats costly, is there a plain plastic one', 'first');
    expect((await ask('and what did the first thing cost', 'first')).names).toEqual([steel]);
  });

  it('is compared by its name', async () => {
    await ask('steel wheelbarrow', 'than');
    await ask('thats costly, is there a plain plastic one', 'than');
    const { names, text } = await ask('is it cheaper than the garant', 'than');
    expect(names).toEqual([plastic, steel]);
    expect(text).toMatch(/3,800[\s\S]*cheaper|cheaper[\s\S]*2,900/);
  });

  it('is chosen by the sentence before the question', async () => {
    await ask('wheelbarrow', 'told');
    await ask('the first one', 'told');
    const { names: first } = await ask('how many are left', 'told');
    const { names: other } = await ask('i will take the other then. whats it cost', 'told');
    expect([...first, ...other].toSorted()).toEqual(both);
  });
});

describe('a rejected brand', () => {
  it('is shown again once it is accepted, with the other limits of the question', async () => {
    await ask('wheelbarrow', 'allowed');
    expect((await ask('no garant', 'allowed')).names).toEqual([plastic]);
    expect((await ask('ok garant is fine too', 'allowed')).names.toSorted()).toEqual(both);
    await ask('no garant', 'allowed');
    expect((await ask('garant is ok, the cheaper one', 'allowed')).names).toEqual([plastic]);
  });
});

describe('a product named at the start of a question', () => {
  it('is the subject of the question', async () => {
    await ask('wheelbarrow', 'named');
    expect((await ask('and the garant, is the tyre new', 'named')).names).toEqual([steel]);
    expect((await ask('the tempo, has someone drilled holes in it', 'named')).names).toEqual([plastic]);
  });
});

describe('the limits of a request', () => {
  it('drop the budget if money does not matter, and exclude a brand after "but"', async () => {
    await ask('wheelbarrow under 1000', 'free');
    expect((await ask('actually money is no issue, the steel one', 'free')).names).toEqual([steel]);
    await ask('wheelbarrow', 'but');
    expect((await ask('any brand but garant', 'but')).names).toEqual([plastic]);
  });

  it('change with a number beside a word for money, or beside the thing', async () => {
    await ask('wheelbarrow under 1000', 'raised');
    expect((await ask('got some more money, 4000', 'raised')).names.toSorted()).toEqual(both);
    await ask('wheelbarrow under 500', 'thing');
    expect((await ask('ok 1000 for the wheelbarrow', 'thing')).names).toEqual([plastic]);
  });
});

describe('a question that hopes for a "no"', () => {
  it('is about the product shown', async () => {
    await ask('plastic wheelbarrow', 'hopes');
    expect((await ask('koi ched to nahi na', 'hopes')).names).toEqual([plastic]);
  });
});
