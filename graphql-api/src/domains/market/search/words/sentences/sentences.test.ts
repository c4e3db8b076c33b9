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

describe('what is said around a thing', () => {
  it('takes off the endings of cases, and leaves other words as they are', () => {
    expect(withoutEnding(vocabulary, 'kurchilo')).toBe('kurchi');
    expect(withoutEnding(vocabulary, 'pustakaniki')).toBe('pustakam');
    expect(withoutEnding(vocabulary, 'chair')).toBe('chair');
    expect(withoutEnding(vocabulary, 'zebralo')).toBe('zebralo');
  });

  it('reads colours of other languages as those of listings', () => {
    expect(relatedTo('karuppu umbrella')).toContain("('black' | 'karuppu')");
  });

  it('finds what a foreign name means by the names of the thing, and by foreign ones only where a listing has them', () => {
    expect(relatedTo('kurchi')).toContain("'chair'");
    expect(relatedTo('kurchi')).not.toContain('naarkaali');
  });

  it('reads a unit in all its spellings, and a size as a whole word', () => {
    expect(relatedTo('bottle 1 litre')).toContain("'l'");
    expect(planSearch(vocabulary, 'lab coat l', new Map()).exact).not.toContain('laptop');
  });

  it('leaves out what praises, and puts the cheapest first where it was asked for', () => {
    expect(withoutWishes('chair value for money')).toBe('chair');
    expect(withoutWishes('brand new')).toBe('brand new');
    expect(priceFirst('sabse sasta phone')).toBe('cheapest');
    expect(priceFirst('most expensive phone')).toBe('mostExpensive');
    expect(priceFirst('phone not so costly')).toBe('cheapest');
    expect(planSearch(vocabulary, 'cheapest chair', new Map()).priceFirst).toBe('cheapest');
    expect(planSearch(vocabulary, 'chair', new Map()).priceFirst).toBeNull();
  });

  it('excludes what such a thing is called beside it, and nothing where no thing is named', () => {
    const excludedBy = (text: string) => planSearch(vocabulary, text, new Map()).excluded.map(({ query }) => query);
    expect(excludedBy('chair no plastic').join()).toContain("'nilkamal'");
    expect(excludedBy('show me something')).toEqual([]);
  });

  it('takes all words of a description for what it describes, in any order, form and spelling', () => {
    expect(thingsFor('thuni kaya vekkira stand venum').things).toContain('drying rack');
    expect(thingsFor('gale me latka ke gaane sunna').things).toContain('neckband');
    expect(thingsFor('gale ki chot').things).toEqual([]);
  });

  it('takes no description of two words where a thing is named that it lacks, nor of what is refused, nor of names of listings alone', () => {
    const deciding: Deciding = { typed: '', naming: () => [], unwanted: [], isListed: () => false };
    const described = (text: string, other: Partial<Deciding>) => descriptionsIn(text, { ...deciding, ...other }).map(({ thing }) => thing);
    expect(described('bistar pe bichane', {})).toContain('bedsheet');
    expect(described('bistar pe bichane', { naming: () => [['chair']] })).toEqual([]);
    expect(described('bistar pe bichane', { unwanted: ['bistar'] })).toEqual([]);
    expect(described('bistar pe bichane', { isListed: () => true })).toEqual([]);
  });

  it('takes an English description by one word of each group, in any form, and the thing of which most is said', () => {
    expect(thingsFor('books keep falling over').things).toEqual(['bookends']);
    expect(thingsFor('that pot whistling when dal is cooked').things).toEqual(['cooker']);
    expect(rootOf('wrinkled')).toBe(rootOf('wrinkles'));
    expect(rootOf('stolen')).toBe(rootOf('stealing'));
  });

  it('takes no English description of what is refused, nor of words of listings alone outside a sentence', () => {
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

  it('knows tasks by any word of their groups in any language, and no task by one widened word', () => {
    expect(thingsFor('battalu dry').things).toContain('drying rack');
    expect(thingsFor('resume writing').things).toEqual([]);
  });
});
