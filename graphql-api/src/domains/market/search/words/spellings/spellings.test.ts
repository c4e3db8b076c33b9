import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../vocabulary.ts';
import { spellingOf } from './transliteration.ts';
import { readExclusions } from '../sentences/exclusions.ts';
import { stemOf } from './stems.ts';
import { inUsualSpelling } from './spellings.ts';

const vocabulary = new Vocabulary(new Map(), [], []);
for (const word of ['chair', 'shuttle', 'sandisk', 'bucket']) vocabulary.add(word, 1);
const read = (text: string) => inUsualSpelling(vocabulary, text);

describe('spellings of words of other languages', () => {
  it('reads aspirates, long vowels, letters for one sound and the added "u" alike, in words that no lexicon has', () => {
    for (const [one, other] of [
      ['zambada', 'jhambadha'],
      ['veshtimu', 'weeshtimu'],
      ['gommathai', 'gommatay'],
      ['pokkiru', 'pokkir'],
      ['kolambu', 'kolamb'],
    ] as const)
      expect(spellingOf(one)).toBe(spellingOf(other));
    expect(spellingOf('balti')).not.toBe(spellingOf('batli'));
  });

  it('finds what the forms of a word have in common, and tells short words apart', () => {
    expect(stemOf('battalaku')).toBe(stemOf('battalu'));
    expect(stemOf('thoonguradhukku')).toBe(stemOf('thoongura'));
    expect(stemOf('balla')).not.toBe(stemOf('ball'));
  });

  it('puts words into the spelling of the lexicon, with endings, in phrases, and two that were typed as one', () => {
    expect(read('koorchy')).toBe('kurchi');
    expect(read('pusthakaalu')).toBe('pusthakam');
    expect(read('inapa pettelu')).toBe('inapa pette');
    expect(read('istiripette')).toBe('istiri pette');
  });

  it('writes out what is shortened on phones, unless listings say so', () => {
    expect(read('engg maths')).toBe('engineering maths');
    expect(read('hd 1 tb')).toBe('hard disk 1 tb');
    vocabulary.add('bt', 1);
    expect(read('bt cotton')).toBe('bt cotton');
  });

  it('leaves words of listings, of English, makers, and what is rather mistyped', () => {
    for (const text of ['chair', 'sandisk', 'up to date', 'allen solly', 'jute bag', 'shuttel', 'you have chahiye', 'zebra'])
      expect(read(text)).toBe(text);
  });
});

describe('what is not wanted', () => {
  const excluded = (text: string) => readExclusions(text, () => false).exclusions.map(({ words }) => words.join(' '));

  it('goes on behind "nor" and "or", before and behind what is wanted', () => {
    expect(excluded('laptop neither hp nor apple')).toEqual(['hp', 'apple']);
    expect(excluded('shoes except formals or studs')).toEqual(['formals', 'studs']);
    expect(excluded('phone iphone vendam samsung vendam')).toEqual(['iphone', 'samsung']);
    expect(excluded('table or chair')).toEqual([]);
  });

  it('is only the first of two words where nothing else would be left', () => {
    expect(readExclusions('anything but apple phone', () => false)).toMatchObject({ text: 'phone', exclusions: [{ words: ['apple'] }] });
  });
});
