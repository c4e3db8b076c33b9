import { beforeAll, describe, expect, it } from 'vitest';
import { guest, type TestClient } from '../../../../test/test-clients.ts';
import { shelfOf } from '../../../../test/search-shelf.ts';

const SEARCH = `query ($s: String!, $c: [ID!], $o: ProductSort = RELEVANCE) {
  products(first: 50, filter: { search: $s, categoryIds: $c }, sort: $o) { totalCount exactCount correctedSearch nodes { name } } }`;

interface Page {
  totalCount: number;
  exactCount: number | null;
  correctedSearch: string | null;
  nodes: { name: string }[];
}

let client: TestClient;
let shelf: string;

/** Runs a search in the category of this test. */
async function search(text: string, sort?: string): Promise<Page & { names: string[] }> {
  const page = (await client.ask(SEARCH, { s: text, c: [shelf], o: sort })).data.products as Page;
  return { ...page, names: page.nodes.map(({ name }) => name) };
}

beforeAll(async () => {
  client = await guest();
  const names = [
    'Guitar stand',
    'Guitar capo and picks',
    'Juarez guitar 38 inch for beginners',
    'Redmi Note 12 with box',
    'Back case for Redmi Note 12',
    'Phone holder for bedside',
    'Nokia keypad set',
    'Hero Sprint 26T gear cycle',
    'Number lock for cycle',
    'Sleepwell single mattress 6x3',
    'Let Us C by Kanetkar',
    'Object oriented programming with C++',
    'Type C cable braided',
    'Jute shopping bag',
    'Bata formal shoes black',
    'Pigeon kettle 1.5 litre',
    'Cosco cricket bat',
    'Lenovo Ideapad 8GB RAM 512GB SSD',
    'iPhone 11 64GB battery 81%',
    'Mosquito net single bed',
    'Bucket mug and stool set',
  ];
  shelf = await shelfOf([...names.map((name) => ({ name })), { name: 'Prestige kettle 1 litre', quantity: 0 }]);
});

describe('a search with exact and near results', () => {
  it('counts listings with all words, and lists them first in every order', async () => {
    const { exactCount, totalCount, names } = await search('juarez guitar');
    expect(exactCount).toBe(1);
    expect(totalCount).toBeGreaterThan(1);
    expect(names[0]).toBe('Juarez guitar 38 inch for beginners');
    expect((await search('juarez guitar', 'PRICE_ASC')).names[0]).toBe(names[0]);
  });

  it.each(['violin', '2bhk flat', 'chicken biryani', 'redmi note 15 pro max', 'washing machine', 'kindle'])(
    'finds nothing exact for "%s"',
    async (text) => {
      expect((await search(text)).exactCount).toBe(0);
    },
  );

  it('has no exact count without a search', async () => {
    const answer = await client.ask('{ products(first: 1) { exactCount } }');
    expect(answer.data.products.exactCount).toBeNull();
  });
});

describe('a thing comes before its accessories', () => {
  it.each([
    ['guitar', 'Juarez guitar 38 inch for beginners', 'Guitar stand'],
    ['phone', 'Nokia keypad set', 'Phone holder for bedside'],
    ['redmi note 12', 'Redmi Note 12 with box', 'Back case for Redmi Note 12'],
    ['cycle', 'Hero Sprint 26T gear cycle', 'Number lock for cycle'],
    ['mattress', 'Sleepwell single mattress 6x3', 'Mosquito net single bed'],
  ])('"%s" finds %s, and then %s as near', async (text, thing, accessory) => {
    const { names, exactCount } = await search(text);
    expect(names.slice(0, exactCount!)).toContain(thing);
    expect(names.slice(exactCount!)).toContain(accessory);
  });

  it.each([
    ['guitar stand', 'Guitar stand'],
    ['cycle lock', 'Number lock for cycle'],
    ['phone cover redmi', 'Back case for Redmi Note 12'],
  ])('except when the accessory is requested: "%s"', async (text, accessory) => {
    expect((await search(text)).names[0]).toBe(accessory);
  });
});

describe('the kind of a listing', () => {
  it.each([
    ['laptop', 'Lenovo Ideapad 8GB RAM 512GB SSD'],
    ['iphone', 'iPhone 11 64GB battery 81%'],
    ['mosquito net', 'Mosquito net single bed'],
    ['bucket', 'Bucket mug and stool set'],
  ])('is not determined by its parts or by what it fits: "%s" finds %s', async (text, name) => {
    const { names, exactCount } = await search(text);
    expect(names.slice(0, exactCount!)).toContain(name);
  });
});

describe('words are understood by their meaning', () => {
  it.each([
    ['mttrss', 'Sleepwell single mattress 6x3'],
    ['matress single', 'Sleepwell single mattress 6x3'],
    ['fone', 'Nokia keypad set'],
    ['sasti cycle', 'Hero Sprint 26T gear cycle'],
    ['🎸', 'Juarez guitar 38 inch for beginners'],
    ['జూతే', 'Bata formal shoes black'],
    ['जूते', 'Bata formal shoes black'],
    ['kettle or mattress', 'Pigeon kettle 1.5 litre'],
    ['kettel', 'Pigeon kettle 1.5 litre'],
    ['methai venum', 'Sleepwell single mattress 6x3'],
    ['my tea is cold, i want to boil water', 'Pigeon kettle 1.5 litre'],
    ['mosquitoes bite me at night', 'Mosquito net single bed'],
  ])('"%s" finds %s', async (text, name) => {
    const { names, exactCount } = await search(text);
    expect(names.slice(0, exactCount!)).toContain(name);
  });

  it('"c" is not "c++", and a plug is no match either', async () => {
    expect((await search('c++')).names[0]).toBe('Object oriented programming with C++');
    const { names } = await search('c programming book');
    expect(names[0]).toBe('Let Us C by Kanetkar');
  });

  it.each([
    ['phone not iphone', 'Nokia keypad set', 'iPhone 11 64GB battery 81%'],
    ['kettle pigeon nahi', 'Prestige kettle 1 litre', 'Pigeon kettle 1.5 litre'],
    ['guitar other than juarez', undefined, 'Juarez guitar 38 inch for beginners'],
  ])('"%s" finds %s, and %s at most as near', async (text, wanted, excluded) => {
    const { names, exactCount } = await search(text);
    if (wanted) expect(names.slice(0, exactCount!)).toContain(wanted);
    expect(names.slice(0, exactCount!)).not.toContain(excluded);
  });

  it('finds the thing as near if no listing has all of its properties', async () => {
    const { names, exactCount } = await search('purple vintage kettle with whistle for picnics');
    expect(exactCount).toBe(0);
    expect(names[0]).toMatch(/kettle/);
  });

  it.each([
    ['kurlon', 'Sleepwell single mattress 6x3'],
    ['red chief', 'Bata formal shoes black'],
    ['a spare kettle', 'Pigeon kettle 1.5 litre'],
  ])('finds the usual product of a brand without listings as near: "%s" finds %s', async (text, name) => {
    const { names, exactCount } = await search(text);
    expect([names[0], exactCount! > 0]).toEqual([name, text.includes('spare')]);
  });

  it.each([
    ['kosu thollai', 'Mosquito net single bed'],
    ['padukodaniki', 'Sleepwell single mattress 6x3'],
    ['to boil eggs', 'Pigeon kettle 1.5 litre'],
  ])('"%s" finds what serves the purpose: %s', async (text, name) => expect((await search(text)).names[0]).toBe(name));

  it('keeps consecutive exclusions separate', async () => {
    const { names, exactCount } = await search('phone not iphone not nokia');
    expect(names.slice(0, exactCount!)).toEqual(['Redmi Note 12 with box']);
  });

  it('lists sold-out products after the same products in stock', async () => {
    expect((await search('kettle litre')).names.slice(0, 2)).toEqual(['Pigeon kettle 1.5 litre', 'Prestige kettle 1 litre']);
  });
});
