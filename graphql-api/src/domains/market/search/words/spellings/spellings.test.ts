import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../vocabulary.ts';
import { spellingOf } from './transliteration.ts';
import { readExclusions } from '../sentences/exclusions.ts';
import { stemOf } from './stems.ts';
import { inUsualSpelling } from './spellings.ts';

const vocabulary = new Vocabulary(new Map(), [], []);
for (const word of ['chair', 'shuttle', 'sandisk', 'bucket']) vocabulary.add(word, 1);
const read = (text: string) => inUsualSpelling(vocabulary, text);

describe('spellings of words from other languages', () => {
  it('reads aspirates, long vowels, letters for one sound and the added "u" alike, in words that are in no lexicon', () => {
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

  it('finds the common stem of word forms, and keeps short words distinct', () => {
    expect(stemOf('battalaku')).toBe(stemOf('battalu'));
    expect(stemOf('thoonguradhukku')).toBe(stemOf('thoongura'));
    expect(stemOf('balla')).not.toBe(stemOf('ball'));
  });

  it('converts words to the spelling of the lexicon, with endings, in phrases, and when two are typed together', () => {
    expect(read('koorchy')).toBe('kurchi');
    expect(read('pusthakaalu')).toBe('pusthakam');
    expect(read('inapa pettelu')).toBe('inapa pette');
    expect(read('istiripette')).toBe('istiri pette');
  });

  it('expands chat abbreviations unless listings use them', () => {
    expect(read('engg maths')).toBe('engineering maths');
    expect(read('hd 1 tb')).toBe('hard disk 1 tb');
    vocabulary.add('bt', 1);
    expect(read('bt cotton')).toBe('bt cotton');
  });

  it('keeps words of listings, English words, brands and likely typing errors', () => {
    for (const text of ['chair', 'sandisk', 'up to date', 'allen solly', 'jute bag', 'shuttel', 'you have chahiye', 'zebra'])
      expect(read(text)).toBe(text);
  });
});

describe('an exclusion', () => {
  const excluded = (text: string) => readExclusions(text, () => false).exclusions.map(({ words }) => words.join(' '));

  it('continues after "nor" and "or", before and after what is wanted', () => {
    expect(excluded('laptop neither hp nor apple')).toEqual(['hp', 'apple']);
    expect(excluded('shoes except formals or studs')).toEqual(['formals', 'studs']);
    expect(excluded('phone iphone vendam samsung vendam')).toEqual(['iphone', 'samsung']);
    expect(excluded('table or chair')).toEqual([]);
  });

  it('covers only the first of two words if nothing else would be left', () => {
    expect(readExclusions('anything but apple phone', () => false)).toMatchObject({ text: 'phone', exclusions: [{ words: ['apple'] }] });
  });
});
