import { describe, expect, it } from 'vitest';
import { planSearch } from '../../planning.ts';
import { Vocabulary } from '../vocabulary.ts';
import { descriptionsIn, type Deciding } from './descriptions.ts';
import { describedInEnglish } from './english-descriptions.ts';
import { withoutEnding } from './endings.ts';
import { withNumberedParts } from './numbered-parts.ts';
import { thingsFor } from './purposes.ts';
import { rootOf } from '../spellings/roots.ts';
import { priceFirst, withoutWishes } from './wished-qualities.ts';

const vocabulary = new Vocabulary(new Map(), [], [], new Set(['chair', 'umbrella', 'bottle', 'coat']));
for (const word of ['chair', 'umbrella', 'black', 'bottle', 'coat', 'lab', 'laptop', 'l']) vocabulary.add(word, 1);
const relatedTo = (text: string) => planSearch(vocabulary, text, new Map()).related;

describe('the search planner', () => {
  it('removes case endings, and leaves other words unchanged', () => {
    expect(withoutEnding(vocabulary, 'kurchilo')).toBe('kurchi');
    expect(withoutEnding(vocabulary, 'pustakaniki')).toBe('pustakam');
    expect(withoutEnding(vocabulary, 'chair')).toBe('chair');
    expect(withoutEnding(vocabulary, 'zebralo')).toBe('zebralo');
  });

  it('reads colours in other languages as those of listings', () => {
    expect(relatedTo('karuppu umbrella')).toContain("('black' | 'karuppu')");
  });

  it('looks up a foreign name by the English names of the thing, and by foreign ones only if a listing has them', () => {
    expect(relatedTo('kurchi')).toContain("'chair'");
    expect(relatedTo('kurchi')).not.toContain('naarkaali');
  });

  it('reads a unit in all its spellings, and a size as a whole word', () => {
    expect(relatedTo('bottle 1 litre')).toContain("'l'");
    expect(planSearch(vocabulary, 'lab coat l', new Map()).exact).not.toContain('laptop');
  });

  it('removes praise, and puts the cheapest first on request', () => {
    expect(withoutWishes('chair value for money')).toBe('chair');
    expect(withoutWishes('brand new')).toBe('brand new');
    expect(priceFirst('sabse sasta phone')).toBe('cheapest');
    expect(priceFirst('most expensive phone')).toBe('mostExpensive');
    expect(priceFirst('phone not so costly')).toBe('cheapest');
    expect(planSearch(vocabulary, 'cheapest chair', new Map()).priceFirst).toBe('cheapest');
    expect(planSearch(vocabulary, 'chair', new Map()).priceFirst).toBeNull();
  });

  it('excludes brands known for the excluded property, and nothing if no thing is named', () => {
    const excludedBy = (text: string) => planSearch(vocabulary, text, new Map()).excluded.map(({ query }) => query);
    expect(excludedBy('chair no plastic').join()).toContain("'nilkamal'");
    expect(excludedBy('show me something')).toEqual([]);
  });

  it('recognizes a thing if all words of its description occur, in any order, form and spelling', () => {
    expect(thingsFor('thuni kaya vekkira stand venum').things).toContain('drying rack');
    expect(thingsFor('gale me latka ke gaane sunna').things).toContain('neckband');
    expect(thingsFor('gale ki chot').things).toEqual([]);
  });

  it('ignores a description of two words if another thing is named, if a word is excluded, or if all are words of listings', () => {
    const deciding: Deciding = { typed: '', naming: () => [], unwanted: [], isListed: () => false };
    const described = (text: string, other: Partial<Deciding>) => descriptionsIn(text, { ...deciding, ...other }).map(({ thing }) => thing);
    expect(described('bistar pe bichane', {})).toContain('bedsheet');
    expect(described('bistar pe bichane', { naming: () => [['chair']] })).toEqual([]);
    expect(described('bistar pe bichane', { unwanted: ['bistar'] })).toEqual([]);
    expect(described('bistar pe bichane', { isListed: () => true })).toEqual([]);
  });

  it('recognizes an English description by one word of each group, in any form, and chooses the best match', () => {
    expect(thingsFor('books keep falling over').things).toEqual(['bookends']);
    expect(thingsFor('that pot whistling when dal is cooked').things).toEqual(['cooker']);
    expect(rootOf('wrinkled')).toBe(rootOf('wrinkles'));
    expect(rootOf('stolen')).toBe(rootOf('stealing'));
  });

  it('ignores an English description with excluded words, and one with only words of listings outside a sentence', () => {
    const described = (text: string, unwanted: readonly string[], isListed: boolean) =>
      describedInEnglish(text, { unwanted, isListed: () => isListed }).map(({ thing }) => thing);
    expect(described('milk cold', [], false)).toContain('fridge');
    expect(described('milk cold', ['milk'], false)).toEqual([]);
    expect(described('milk cold', [], true)).toEqual([]);
    expect(described('something for cold milk', [], true)).toContain('fridge');
  });

  it('numbers the parts of works as listings do', () => {
    expect(withNumberedParts('hc verma second part')).toBe('hc verma part 2');
    expect(withNumberedParts('verma 1 st part only')).toBe('verma part 1 only');
    expect(withNumberedParts('physics part two')).toBe('physics part 2');
    expect(withNumberedParts('rendavadhu part verma')).toBe('part 2 verma');
    expect(withNumberedParts('second hand parts')).toBe('second hand parts');
  });

  it('recognizes a task by any word of its groups in any language, but not by a single broadened word', () => {
    expect(thingsFor('battalu dry').things).toContain('drying rack');
    expect(thingsFor('resume writing').things).toEqual([]);
  });
});
