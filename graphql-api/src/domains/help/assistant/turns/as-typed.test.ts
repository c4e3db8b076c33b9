import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('as typed');
const [piano, ukulele, guitar] = ['Roland digital piano', 'Ohana ukulele soprano', 'Ibanez guitar jumbo'];
const [kettle, trunk, shirt] = ['Korkmaz kettle', 'Hitch steel trunk', 'Tirupur shirt'];

beforeAll(async () => {
  await shelfOf([
    { name: piano, description: 'Hammer action.', price: 9000 },
    { name: ukulele, description: 'Koa wood.', price: 2000 },
    { name: guitar, description: 'New strings.', price: 5000 },
    { name: kettle, description: 'Whistles.', price: 400 },
    { name: trunk, description: 'Hasp fitted.', price: 900 },
    { name: shirt, description: 'Black linen.', price: 300 },
  ]);
});

describe('a question whose interpreted words find nothing', () => {
  it('is searched for as typed', async () => {
    expect((await ask('yaar maggi banane ka jugaad', 'purpose')).names).toContain(kettle);
    expect((await ask('something metal to lock my stuff in under the bed', 'place')).names).toEqual([trunk]);
  });

  it('is not searched for as typed if it excludes something', async () => {
    expect((await ask('no trunk, something metal to lock my stuff in under the bed', 'refused')).names).not.toContain(trunk);
  });

  it('is not searched for as typed if it asks for no thing', async () => {
    expect((await ask('write my essay on kettles', 'no thing')).names).toEqual([]);
  });
});

describe('a request for an unnamed thing', () => {
  it('starts a new search if nothing in the last one has its words', async () => {
    await ask('guitar', 'last');
    expect((await ask('something smaller with four strings', 'last')).names).toEqual([ukulele]);
  });

  it('narrows the last request if it states neither a purpose nor a part', async () => {
    await ask('shirt', 'which');
    expect((await ask('something in linen', 'which')).names).toEqual([shirt]);
  });
});
