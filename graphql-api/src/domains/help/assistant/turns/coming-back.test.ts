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

describe('another one of the kind', () => {
  it('is called by what it is like alone', async () => {
    await ask('steel wheelbarrow', 'kind');
    expect((await ask('thats costly, is there a plain plastic one', 'kind')).names).toEqual([plastic]);
  });
});

describe('what was spoken of before', () => {
  it('is the first thing, where no list is in sight', async () => {
    await ask('steel wheelbarrow', 'first');
    await ask('thats costly, is there a plain plastic one', 'first');
    expect((await ask('and what did the first thing cost', 'first')).names).toEqual([steel]);
  });

  it('is compared with by its name', async () => {
    await ask('steel wheelbarrow', 'than');
    await ask('thats costly, is there a plain plastic one', 'than');
    const { names, text } = await ask('is it cheaper than the garant', 'than');
    expect(names).toEqual([plastic, steel]);
    expect(text).toMatch(/3,800[\s\S]*cheaper|cheaper[\s\S]*2,900/);
  });

  it('is picked by a sentence that tells so, before the one that asks', async () => {
    await ask('wheelbarrow', 'told');
    await ask('the first one', 'told');
    const { names: first } = await ask('how many are left', 'told');
    const { names: other } = await ask('i will take the other then. whats it cost', 'told');
    expect([...first, ...other].toSorted()).toEqual(both);
  });
});

describe('what was refused', () => {
  it('is shown again once it is fine, with what else is asked', async () => {
    await ask('wheelbarrow', 'allowed');
    expect((await ask('no garant', 'allowed')).names).toEqual([plastic]);
    expect((await ask('ok garant is fine too', 'allowed')).names.toSorted()).toEqual(both);
    await ask('no garant', 'allowed');
    expect((await ask('garant is ok, the cheaper one', 'allowed')).names).toEqual([plastic]);
  });
});

describe('what a question names first', () => {
  it('is what it asks of', async () => {
    await ask('wheelbarrow', 'named');
    expect((await ask('and the garant, is the tyre new', 'named')).names).toEqual([steel]);
    expect((await ask('the tempo, has someone drilled holes in it', 'named')).names).toEqual([plastic]);
  });
});

describe('a budget', () => {
  it('ends where money does not matter, and a brand is refused by "but"', async () => {
    await ask('wheelbarrow under 1000', 'free');
    expect((await ask('actually money is no issue, the steel one', 'free')).names).toEqual([steel]);
    await ask('wheelbarrow', 'but');
    expect((await ask('any brand but garant', 'but')).names).toEqual([plastic]);
  });

  it('is raised by a number beside other words of money, or beside the thing', async () => {
    await ask('wheelbarrow under 1000', 'raised');
    expect((await ask('got some more money, 4000', 'raised')).names.toSorted()).toEqual(both);
    await ask('wheelbarrow under 500', 'thing');
    expect((await ask('ok 1000 for the wheelbarrow', 'thing')).names).toEqual([plastic]);
  });
});

describe('a question by what one hopes not', () => {
  it('asks of what was shown', async () => {
    await ask('plastic wheelbarrow', 'hopes');
    expect((await ask('koi ched to nahi na', 'hopes')).names).toEqual([plastic]);
  });
});
