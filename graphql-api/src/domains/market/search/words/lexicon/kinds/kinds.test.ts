import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, listing, student, type TestClient } from '../../../../../../../test/test-clients.ts';
import { testApplication } from '../../../../../../../test/application.ts';
import { forgetVocabulary } from '../../../search.service.ts';

const SEARCH = `query ($s: String!, $c: [ID!]) { products(first: 20, filter: { search: $s, categoryIds: $c }, sort: RELEVANCE) { exactCount nodes { name } } }`;

let client: TestClient;
let shelf: string;

async function search(text: string): Promise<{ exact: string[]; names: string[] }> {
  const { exactCount, nodes } = (await client.ask(SEARCH, { s: text, c: [shelf] })).data.products as {
    exactCount: number;
    nodes: { name: string }[];
  };
  const names = nodes.map(({ name }) => name);
  return { exact: names.slice(0, exactCount), names };
}

beforeAll(async () => {
  const { container } = await testApplication();
  client = await guest();
  shelf = await category();
  const seller = await student();
  const listings: [string, string][] = [
    ['Laptop sleeve felt 13 inch Dyazo', 'Two pockets.'],
    ['Bag for 14 inch laptop, Wildcraft', 'Zip changed once.'],
    ['Soldering iron 60 W Goldtool', 'Stand and flux.'],
    ['Usha iron box 1000W', 'Non stick plate.'],
    ['Wakefit single mattress 5 inch', 'Cover washed.'],
    ['Mosquito net Classic for single bed', 'No holes.'],
    ['Bean bag filled, teal', 'Soft.'],
    ['Yoga mat Boldfit 8 mm', 'Rolled up.'],
    ['Cellbell chair, headrest', 'On wheels.'],
    ['Writing table, sheesham', 'For study.'],
    ['Red Tape formal shoes brown', 'Polished last week.'],
    ['Havells immersion rod 1500 W', 'Hot water in ten minutes.'],
    ['Realme neckband Buds Wireless', 'Eight hours.'],
    ['Philips headphones SHP 2000', 'Cushions replaced.'],
    ['Poco M6 with bill', 'Screen guard on.'],
    ['Wonderchef kadai 24 cm', 'Induction bottom.'],
    ['Studds full face helmet Thunder', 'ISI.'],
    ['Cycling helmet Btwin 500', 'Never crashed.'],
    ['Sparx running shoes UK 10', 'Worn ten times.'],
    ['Duckback raincoat XL', 'Pant and jacket.'],
    ['Zeb-Thunder speaker', 'Loud.'],
  ];
  for (const [name, description] of listings) await listing(seller, { name, description, categoryId: shelf });
  forgetVocabulary(container.context(null, 'test'));
});

describe('the last noun before a purpose determines what is wanted', () => {
  it.each([
    ['laptop bag', 'Bag for 14 inch laptop, Wildcraft'],
    ['bag for laptop', 'Bag for 14 inch laptop, Wildcraft'],
    ['iron for clothes', 'Usha iron box 1000W'],
    ['mattress for single cot', 'Wakefit single mattress 5 inch'],
    ['chair for study table', 'Cellbell chair, headrest'],
    ['helmet for bike', 'Studds full face helmet Thunder'],
  ])('"%s" finds %s first', async (text, name) => expect((await search(text)).names[0]).toBe(name));

  it.each([
    ['a thing of which only the water is named', 'hot water bag'],
    ['what is used up with a thing', 'shoe polish'],
    ['a part of a thing', 'chair wheels'],
    ['what only a text mentions', 'screen guard'],
    ['a book of another subject', 'german book'],
    ['a pot for plants or two', 'a potted plant or two'],
  ])('finds nothing exact for %s: "%s"', async (_, text) => expect((await search(text)).exact).toEqual([]));
});

describe('compounds that differ in kind from their last word', () => {
  it.each([
    ['bag', 'Bag for 14 inch laptop, Wildcraft', 'Bean bag filled, teal'],
    ['iron', 'Usha iron box 1000W', 'Soldering iron 60 W Goldtool'],
    ['scooty helmet', 'Studds full face helmet Thunder', 'Cycling helmet Btwin 500'],
  ])('"%s" finds %s, and %s at most as near', async (text, wanted, other) => {
    const { exact } = await search(text);
    expect(exact).toContain(wanted);
    expect(exact).not.toContain(other);
  });

  it('are found by their own name, and not by a synonym of their last word', async () => {
    expect((await search('bean bag')).exact).toEqual(['Bean bag filled, teal']);
    expect((await search('mat')).exact).toEqual(['Yoga mat Boldfit 8 mm']);
    expect((await search('carpet')).exact).toEqual([]);
  });
});

describe('words for several kinds of things', () => {
  it.each([
    ['headphones', ['Philips headphones SHP 2000', 'Realme neckband Buds Wireless']],
    ['ear phone', ['Realme neckband Buds Wireless', 'Philips headphones SHP 2000']],
    ['something that makes calls', ['Poco M6 with bill']],
    ['cookware', ['Wonderchef kadai 24 cm']],
    ['audio device', ['Zeb-Thunder speaker', 'Realme neckband Buds Wireless', 'Philips headphones SHP 2000']],
    ['rain wear', ['Duckback raincoat XL']],
  ])('"%s" finds %s', async (text, names) => expect((await search(text)).exact).toEqual(expect.arrayContaining(names)));

  it('rank listings with their own name first, and lose the other kinds when more is stated', async () => {
    expect((await search('headphones')).names[0]).toBe('Philips headphones SHP 2000');
    expect((await search('headphones not in ear')).exact).not.toContain('Realme neckband Buds Wireless');
  });
});

describe('a sentence without a request', () => {
  it.each([
    ['my shoes have no grip size is ten i slip every time on the track and my coach is shouting at', 'Sparx running shoes UK 10'],
    ['raincoat preferably large because i ride to the college on my scooter and it has been pouring', 'Duckback raincoat XL'],
  ])('"%s" asks for what it starts with, or for what lacks something: %s', async (text, name) => expect((await search(text)).names).toContain(name));
});
