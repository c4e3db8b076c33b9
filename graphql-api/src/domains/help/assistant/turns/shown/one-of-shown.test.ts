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

describe('several brands before one thing', () => {
  it('each apply to that thing, and "the cheaper one of the 2" chooses one', async () => {
    expect((await ask('bosch or croma blender, which ones are there', 'makers')).names.toSorted()).toEqual([croma, bosch].toSorted());
    expect((await ask('the cheaper one of the 2', 'makers')).names).toEqual([bosch]);
  });
});

describe('a question about one of the products shown', () => {
  it('selects it by its description, in other word forms too', async () => {
    await ask('blender', 'which');
    expect((await ask('which of these can be folded', 'which')).names).toEqual([bosch]);
    await ask('blender', 'called');
    expect((await ask('bosch wala charge hota hai ya cell dalna padta', 'called')).names).toEqual([bosch]);
  });

  it('may offer two answers, only one of which is in the description', async () => {
    await ask('bosch blender', 'either');
    expect((await ask('rubber or plastic', 'either')).names).toEqual([bosch]);
  });

  it('is about the brand that it names, even if that product is not in view', async () => {
    await ask('bosch blender', 'maker');
    expect((await ask('the usha, how long is the cable', 'maker')).names).toEqual([usha]);
  });

  it('is not searched for by itself when it refers to the product in Hindi or Tamil', async () => {
    await ask('usha sewing machine', 'points');
    expect((await ask('adhu entha edition nu theriyuma', 'points')).names).toEqual([usha]);
    expect((await ask('does a table come along', 'points')).names).toEqual([usha]);
  });
});

describe('after everything is excluded', () => {
  it('exclusions remain, and a price question has no subject', async () => {
    await ask('blender', 'nothing');
    await ask('no bosch', 'nothing');
    expect((await ask('no croma either', 'nothing')).names).toEqual([]);
    expect((await ask('so what remains', 'nothing')).names).toEqual([]);
    expect((await ask('how much is it', 'nothing')).names).toEqual([]);
  });

  it('another request for the same thing keeps the exclusions', async () => {
    await ask('blender', 'still');
    await ask('no bosch', 'still');
    expect((await ask('not croma as well, any other blender left', 'still')).names).toEqual([]);
  });
});

describe('a further request for something that is not on sale', () => {
  it('leaves no subject for "it"', async () => {
    await ask('usha sewing machine', 'more');
    await ask('n drone', 'more');
    expect((await ask('how much is it', 'more')).names).toEqual([]);
  });
});

describe('abbreviations in chat style', () => {
  it('state a number of pieces or a maximum price', async () => {
    await ask('blender', 'phone');
    expect((await ask('i wont pay above 5500', 'phone')).names).toEqual([bosch]);
    expect((await ask('ethana copy irukku', 'phone')).text).toContain('available');
    expect((await ask('hw 2 reserv', 'phone')).text).toContain('reserve');
  });
});
