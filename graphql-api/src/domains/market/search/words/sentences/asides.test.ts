import { beforeAll, describe, expect, it } from 'vitest';
import { searchIn, shelfOf } from '../../../../../../test/search-shelf.ts';

let shelf: string;

async function exact(text: string): Promise<string[]> {
  const found = await searchIn(shelf, text);
  return found.names.slice(0, found.exact);
}

beforeAll(async () => {
  const names = [
    'JBL Go 3 speaker',
    'Yonex ZR 100 racket pair',
    'fx-991ES Plus calci',
    'Simple Citizen calculator 12 digit',
    'White lab coat M',
    'Sleepwell single mattress 6x3',
    'Airdopes 141',
    'Operating System Concepts Galvin',
    'Let Us C by Yashavant Kanetkar',
    'Carrom coins and striker',
    'Nilkamal plastic chair white',
    'Casserole tiffin 3 tier',
    'Trolley suitcase 65 cm',
    'Concepts of Physics H C Verma part 1',
  ];
  shelf = await shelfOf(names.map((name) => ({ name, price: 250 })));
});

describe('a search ignores what a listing need not state', () => {
  it.each([
    ['what it may cost, behind a number', 'jbl go3 1500', 'JBL Go 3 speaker'],
    ['what it may cost, behind a noun', 'nilkamal chair 350', 'Nilkamal plastic chair white'],
    ['how many are wanted', 'yonex zr100 2 rackets', 'Yonex ZR 100 racket pair'],
    ['the unit of dimensions', 'mattress 6 by 3 feet', 'Sleepwell single mattress 6x3'],
    ['another word for a layer', 'tiffin three layer', 'Casserole tiffin 3 tier'],
    ['an occasion', 'calculator for my maths exam', 'fx-991ES Plus calci'],
    ['an occasion with a place', 'trolley suitcase for a trip to goa', 'Trolley suitcase 65 cm'],
    ['a size of clothes in a word', 'lab coat medium', 'White lab coat M'],
    ['a maker whose goods are known by their name', 'boat airdopes 141', 'Airdopes 141'],
    ['an author beside the others', 'silberschatz os book', 'Operating System Concepts Galvin'],
    ['spaces between the words of a title', 'letusc', 'Let Us C by Yashavant Kanetkar'],
    ['the order of a noun and what tells it apart', 'chairs plastic', 'Nilkamal plastic chair white'],
  ])('%s: "%s" finds %s', async (_, text, name) => expect(await exact(text)).toContain(name));

  it.each([
    ['a number behind a maker', 'jbl 450'],
    ['another size', 'lab coat large'],
    ['another author', 'irodov physics problems'],
    ['what a book is about', 'book for chemistry'],
    ['what another thing is for', 'bat for table tennis'],
  ])('but not %s: "%s" finds nothing exact', async (_, text) => expect(await exact(text)).toEqual([]));

  it('tells a simple calculator from a scientific one, and the coins of carrom from the board', async () => {
    expect(await exact('scientific calculator')).toEqual(['fx-991ES Plus calci']);
    expect(await exact('carrom striker')).toEqual(['Carrom coins and striker']);
    expect(await exact('carrom board')).toEqual([]);
  });
});
