import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../../test/search-shelf.ts';

const ask = assistantGuest('one-of-shown');
const [bosch, croma, usha] = ['Bosch blender 1.5 L', 'Croma blender jar glass', 'Usha sewing machine'];

beforeAll(async () => {
  await shelfOf([
    { name: bosch, description: 'Folds flat. Feet of rubber.', price: 5000 },
    { name: croma, description: 'Blades sharpened.', price: 7000 },
    { name: usha, description: 'Pedal included.', price: 6000 },
  ]);
});

describe('several makers before one thing', () => {
  it('are each of that thing, and "the cheaper of the 2" is one of them', async () => {
    expect((await ask('bosch or croma blender, which ones are there', 'makers')).names.toSorted()).toEqual([croma, bosch].toSorted());
    expect((await ask('the cheaper one of the 2', 'makers')).names).toEqual([bosch]);
  });
});

describe('a question about one of those in sight', () => {
  it('picks it by what its text says, in another form of the word too', async () => {
    await ask('blender', 'which');
    expect((await ask('which of these can be folded', 'which')).names).toEqual([bosch]);
    await ask('blender', 'called');
    expect((await ask('bosch wala charge hota hai ya cell dalna padta', 'called')).names).toEqual([bosch]);
  });

  it('names one of two answers, of which the text says one', async () => {
    await ask('bosch blender', 'either');
    expect((await ask('rubber or plastic', 'either')).names).toEqual([bosch]);
  });

  it('by its maker is about that, though it is not in sight', async () => {
    await ask('bosch blender', 'maker');
    expect((await ask('the usha, how long is the cable', 'maker')).names).toEqual([usha]);
  });

  it('that points at it in Hindi or Tamil is not looked up by itself', async () => {
    await ask('usha sewing machine', 'points');
    expect((await ask('adhu entha edition nu theriyuma', 'points')).names).toEqual([usha]);
    expect((await ask('does a table come along', 'points')).names).toEqual([usha]);
  });
});

describe('where nothing is left', () => {
  it('what was refused stays refused, and a price is that of nothing', async () => {
    await ask('blender', 'nothing');
    await ask('no bosch', 'nothing');
    expect((await ask('no croma either', 'nothing')).names).toEqual([]);
    expect((await ask('so what remains', 'nothing')).names).toEqual([]);
    expect((await ask('how much is it', 'nothing')).names).toEqual([]);
  });

  it('the same thing is still wished for without what was refused', async () => {
    await ask('blender', 'still');
    await ask('no bosch', 'still');
    expect((await ask('not croma as well, any other blender left', 'still')).names).toEqual([]);
  });
});

describe('one thing more that is not here', () => {
  it('leaves nothing that "it" could stand for', async () => {
    await ask('usha sewing machine', 'more');
    await ask('n drone', 'more');
    expect((await ask('how much is it', 'more')).names).toEqual([]);
  });
});

describe('words of a phone', () => {
  it('say how many, and what may be spent at most', async () => {
    await ask('blender', 'phone');
    expect((await ask('i wont pay above 5500', 'phone')).names).toEqual([bosch]);
    expect((await ask('ethana copy irukku', 'phone')).text).toContain('available');
    expect((await ask('hw 2 reserv', 'phone')).text).toContain('reserve');
  });
});
