import { beforeAll, describe, expect, it } from 'vitest';
import { searchIn, shelfOf } from '../../../../../../test/search-shelf.ts';
import { goodsAt, isCompound, isGoods, relativesOf } from './goods.ts';

const termsOf = (names: readonly (readonly string[])[] = []) => names.map((name) => name.join(' '));

describe('the goods in WordNet', () => {
  it('include the names of a thing and its subtypes, and related things of its kind as near', () => {
    expect(termsOf(relativesOf(goodsAt(['warm', 'coat'], 1)!).same)).toContain('raincoat');
    expect(termsOf(relativesOf(goodsAt(['satchel'], 0)!).wider[1])).toContain('overnighter');
  });

  it('are read by the longest name, also in the plural', () => {
    expect(goodsAt(['bathing', 'caps'], 0)?.length).toBe(2);
    expect(isCompound(['deck', 'chair'], 0)).toBe(true);
    expect(isCompound(['parasol', 'chair'], 0)).toBe(false);
  });

  it('exclude buildings, weapons, fabrics, and the word "thing"', () => {
    expect(['parasol', 'quilt', 'rucksack'].map(isGoods)).toEqual([true, true, true]);
    expect(['cathedral', 'howitzer', 'taffeta', 'thing'].map(isGoods)).toEqual([false, false, false, false]);
  });

  it('do not include other meanings of a name: "golf club" does not mean an iron', () => {
    expect(termsOf(relativesOf(goodsAt(['golf', 'club'], 0)!).same)).not.toContain('iron');
  });
});

describe('a search for goods by a name that no listing has', () => {
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
  ])('finds what "%s" means under the name that is listed', async (text, name) => {
    const { names, exact } = await search(text);
    expect(names[0]).toBe(name);
    expect(exact).toBe(1);
  });

  it.each([
    ['valise', 'Trolley suitcase 65 cm'],
    ['mittens', 'Woollen cap and gloves'],
    ['armchair', 'Nilkamal chair white'],
    ['cooktop', 'Prestige induction stove'],
  ])('finds things of the same kind as "%s" only as near', async (text, name) => {
    const { names, exact } = await search(text);
    expect(names[0]).toBe(name);
    expect(exact).toBe(0);
  });

  it.each(['golf club', 'squash racket', 'deck chair', 'typewriter', 'harp'])('finds nothing exact for "%s"', async (text) => {
    expect((await search(text)).exact).toBe(0);
  });
});
