import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('complaints');
const [board, cheap, spinet] = ['Landyachtz longboard', 'Tanker longboard plain', 'Baldwin spinet'];

beforeAll(async () => {
  await shelfOf([
    { name: board, description: 'Wheels at the front.', price: 9000 },
    { name: cheap, description: 'No stickers.', price: 4000 },
    { name: spinet, description: 'Key of G.', price: 400 },
  ]);
});

describe('a complaint about one of the products shown', () => {
  it('excludes that product', async () => {
    await ask('longboard', 'dear');
    expect((await ask('the landyachtz is way too pricey', 'dear')).names).toEqual([cheap]);
    await ask('longboard', 'girly');
    expect((await ask('the tanker looks childish, next', 'girly')).names).toEqual([board]);
  });
});

describe('a question about the product shown', () => {
  it('may be asked for somebody else or start with a name', async () => {
    await ask('spinet', 'reported');
    expect((await ask('she wants to know what colour it is', 'reported')).names).toEqual([spinet]);
    expect((await ask('meera: how much', 'reported')).names).toEqual([spinet]);
  });

  it('is told when the listing does not answer it', async () => {
    await ask('spinet', 'unsaid');
    expect((await ask('how old is it', 'unsaid')).text).toContain('That is all that the listing says');
  });
});

describe('a request for something that is not on sale', () => {
  it('is not taken for a limit on the last request', async () => {
    await ask('something to ride, a longboard', 'wish');
    expect((await ask('any wireless mouse', 'wish')).names).toEqual([]);
  });
});
