import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('comparing');
const [first, second] = ['Zoology atlas Parker volume 1', 'Zoology atlas Parker volume 2'];
const [hammock, gazebo] = ['Hammock with ropes', 'Gazebo tent green'];

beforeAll(async () => {
  await shelfOf([
    { name: first, description: 'Few ink blots.', price: 610 },
    { name: second, description: 'Spine taped.', price: 640 },
    { name: hammock, description: 'Holds 120 kg.', price: 900 },
    { name: gazebo, description: 'Poles of bamboo.', price: 2100 },
  ]);
});

describe('a question that compares two things', () => {
  it('applies the name of one to both', async () => {
    const { names } = await ask('zoology atlas parker volume 1 and 2, same price?', 'shared');
    expect(names).toEqual([first, second]);
    expect((await ask('which of them has ink blots', 'shared')).names).toEqual([first]);
    expect((await ask('and the other', 'shared')).names).toEqual([second]);
  });

  it('finds first the things that are meant, even by a word of their description', async () => {
    expect((await ask('gazebo or hammock, which is less money', 'meant')).names).toEqual([gazebo, hammock]);
    expect((await ask('hammock/gazebo which one has bamboo', 'said')).names).toEqual([gazebo, hammock]);
  });

  it('ignores the text after "for" and before "between"', async () => {
    expect((await ask('gazebo vs hammock with ropes for 4 yrs of btech', 'use')).names).toEqual([gazebo, hammock]);
    expect((await ask('confused bw gazebo and hammock, do they cost the same', 'confused')).names).toEqual([gazebo, hammock]);
  });

  it('keeps the order of both', async () => {
    await ask('gazebo or hammock, which is less money', 'order');
    expect((await ask('the first one, how is it', 'order')).names).toEqual([gazebo]);
    expect((await ask('price of both?', 'order')).names.toSorted()).toEqual([gazebo, hammock].toSorted());
  });
});

describe('a question about using the site', () => {
  it('is not taken for one about the product shown', async () => {
    await ask('hammock', 'site');
    expect((await ask('can i write a review', 'site')).text).toContain('at the end of each product');
    expect((await ask('can it be held for me for a day', 'site')).text).toContain('24 hours');
    expect((await ask('can i use the hammock outside', 'site')).names).toEqual([hammock]);
  });
});
