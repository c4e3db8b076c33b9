import { beforeAll, describe, expect, it } from 'vitest';
import { searchIn, shelfOf } from '../../../../../../test/search-shelf.ts';
import { goodsAt, isCompound, isGoods, relativesOf } from './goods.ts';

const termsOf = (names: readonly (readonly string[])[] = []) => names.map((name) => name.join(' '));

describe('what WordNet knows of goods', () => {
  it('has the names of a thing and of what is such a thing, and near those of its kind', () => {
    expect(termsOf(relativesOf(goodsAt(['warm', 'coat'], 1)!).same)).toContain('raincoat');
    expect(termsOf(relativesOf(goodsAt(['satchel'], 0)!).wider[1])).toContain('overnighter');
  });

  it('reads the longest name, in the plural, too', () => {
    expect(goodsAt(['bathing', 'caps'], 0)?.length).toBe(2);
    expect(isCompound(['deck', 'chair'], 0)).toBe(true);
    expect(isCompound(['parasol', 'chair'], 0)).toBe(false);
  });

  it('has goods only: no buildings, weapons or fabrics, and nothing that is merely a thing', () => {
    expect(['parasol', 'quilt', 'rucksack'].map(isGoods)).toEqual([true, true, true]);
    expect(['cathedral', 'howitzer', 'taffeta', 'thing'].map(isGoods)).toEqual([false, false, false, false]);
  });

  it('does not take a name for what it means besides: whoever says golf club wants no iron', () => {
    expect(termsOf(relativesOf(goodsAt(['golf', 'club'], 0)!).same)).not.toContain('iron');
  });
});

describe('a search for goods by a name that nobody lists', () => {
  let shelf: string;
  const search = (text: string) => searchIn(shelf, text);

  beforeAll(async () => {
    const names = [
      'Double blanket heavy',
      'Trolley suitcase 65 cm',
      'Woollen cap and gloves',
      'Nilkamal chair white',
      'Maggi pan with lid',
      'Soldering iron 25 W',
      'SS kashmir willow bat',
      'Prestige induction stove',
    ];
    shelf = await shelfOf(names.map((name) => ({ name })));
  });

  it.each([
    ['bedclothes', 'Double blanket heavy'],
    ['eiderdown', 'Double blanket heavy'],
    ['skillet', 'Maggi pan with lid'],
  ])('finds what is "%s", by whatever name it is listed', async (text, name) => {
    const { names, exact } = await search(text);
    expect(names[0]).toBe(name);
    expect(exact).toBe(1);
  });

  it.each([
    ['valise', 'Trolley suitcase 65 cm'],
    ['mittens', 'Woollen cap and gloves'],
    ['armchair', 'Nilkamal chair white'],
    ['cooktop', 'Prestige induction stove'],
  ])('puts what is of the kind of "%s" near, and does not call it that', async (text, name) => {
    const { names, exact } = await search(text);
    expect(names[0]).toBe(name);
    expect(exact).toBe(0);
  });

  it.each(['golf club', 'squash racket', 'deck chair', 'typewriter', 'harp'])('finds no "%s"', async (text) => {
    expect((await search(text)).exact).toBe(0);
  });
});
