import { beforeAll, describe, expect, it } from 'vitest';
import { searchIn, shelfOf } from '../../../../../../../test/search-shelf.ts';

let shelf: string;

const search = (text: string) => searchIn(shelf, text);
const first = async (text: string) => (await search(text)).names[0];

beforeAll(async () => {
  const names = [
    'Godrej lock with 3 keys',
    'Portable cloth cupboard',
    'Study table with rack',
    'Bookends pair',
    'Yonex racket pair',
    'Mosquito racket',
    'White lab coat M',
    'Safety goggles for chem lab',
    'Nivia football size 5',
    'SG leather ball',
    'Cosco tennis ball',
    'Clothes clips 24',
    'Washing brush',
    'Extension box 5 sockets',
    'Foldable bed table',
    'Concepts of Physics H C Verma part 1',
    'The C Programming Language, Kernighan Ritchie',
    'boAt Rockerz 255 neckband',
    'Ear tips for earbuds',
    'Bata formal shoes black UK 8',
    'Sleepwell single mattress',
    'Mattress cover single',
    'Clip fan rechargeable',
    'Bajaj table fan',
    'Casio CTK keyboard',
  ];
  shelf = await shelfOf(names.map((name) => ({ name })));
});

describe('a long sentence is searched for its request', () => {
  it.each([
    ['my roommate took the almirah and the lock with him, so i need something for keeping all my clothes', 'Portable cloth cupboard'],
    ['exams are next week and the library is full so i was thinking of buying a proper study table', 'Study table with rack'],
    ['me and my friend start badminton in the evenings and own nothing so the rackets would be great', 'Yonex racket pair'],
    ['maam told us that without the white coat nobody enters the chemistry lab and i am medium size', 'White lab coat M'],
    ['shaam ko football khelni hai, ball kahan milegi', 'Nivia football size 5'],
  ])('"%s" finds %s', async (text, name) => expect(await first(text)).toBe(name));

  it('finds nothing exact if nobody sells what it requests, whatever else it mentions', async () => {
    expect((await search('my clothes take forever to dry before class so i wonder if anybody is selling a hair dryer')).exact).toBe(0);
    expect((await search('we keep books and a football in the room so some small fridge maybe if anybody is vacating')).exact).toBe(0);
  });

  it('asks for a replacement of what somebody had', async () => {
    expect(await first('my mattress cover tore yesterday and the shop is closed so i need a new one')).toBe('Mattress cover single');
  });

  it('uses the brand in a story if it names no other thing', async () => {
    expect(await first('our professor follows kernighan from nokia and says boat is what the class uses')).toBe('boAt Rockerz 255 neckband');
  });

  it.each([
    ['the lock of my cupboard is gone and i want a new one', 'Godrej lock with 3 keys'],
    ['the mattress in our room got torn by rats so we want another', 'Sleepwell single mattress'],
    ['somebody took the football from the common room so we need one', 'Nivia football size 5'],
  ])('asks for what was lost, and not for the place where it was: "%s" finds %s', async (text, name) => expect(await first(text)).toBe(name));

  it.each([
    ['the thing that people call bookends for my shelf', 'Bookends pair'],
    ['a music box with keys called keyboard to practise at home', 'Casio CTK keyboard'],
  ])('uses the name that it gives a thing: "%s" finds %s', async (text, name) => expect(await first(text)).toBe(name));

  it('reads a list as one request, and finds any part of it that is listed', async () => {
    expect(await first('anyone has a washing machine.. otherwise just clips and a rope to hang clothes')).toBe('Clothes clips 24');
  });

  it('leaves out what somebody already has', async () => {
    expect(await first('racket for badminton, i have shuttles and a football')).toBe('Yonex racket pair');
  });
});

describe('further details about a thing do not hide it', () => {
  it.each([
    ['an extension board for my desk', 'Extension box 5 sockets'],
    ['mattress for single hostel bed', 'Sleepwell single mattress'],
    ['wireless earphones strictly', 'boAt Rockerz 255 neckband'],
    ['size 8 shoes black formal', 'Bata formal shoes black UK 8'],
    ['c language textbook', 'The C Programming Language, Kernighan Ritchie'],
    ['fan not the clip type', 'Bajaj table fan'],
    ['ball for cricket, soft one, not leather', 'Cosco tennis ball'],
    ['cover for my mattress', 'Mattress cover single'],
    ['shoes for interview', 'Bata formal shoes black UK 8'],
    ['racket for badminton', 'Yonex racket pair'],
    ['chem lab goggles', 'Safety goggles for chem lab'],
  ])('"%s" finds %s', async (text, name) => expect(await first(text)).toBe(name));
});

describe('words typed together', () => {
  it.each([
    ['extnsnbox', 'Extension box 5 sockets'],
    ['mattrscvr', 'Mattress cover single'],
    ['stdytbl', 'Study table with rack'],
    ['tblfan', 'Bajaj table fan'],
  ])('are split even without their vowels: "%s" is %s', async (text, name) => expect(await first(text)).toBe(name));
});
