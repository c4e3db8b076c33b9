import { describe, expect, it } from 'vitest';
import { interpret } from './interpretation.ts';
import { InterpretedFilterKind } from './interpreted-filter.ts';

const categories = [
  { id: '1', name: 'Textbooks', words: ['textbooks'] },
  { id: '2', name: 'Sports & Fitness', words: ['sports', 'fitness'] },
];
const read = (text: string, ignored: InterpretedFilterKind[] = []) => {
  const { text: rest, filters } = interpret(text, { categories, courses: ['CSE2005'] }, ignored);
  return [rest, ...filters.map(({ kind, words }) => `${kind} ${words}`)];
};

describe('words of a search that become filters', () => {
  it.each([
    ['physics in textbooks', ['physics', 'CATEGORY in textbooks']],
    ['physics in the Textbook section', ['physics', 'CATEGORY in the Textbook section']],
    ['mat in sports and fitness', ['mat', 'CATEGORY in sports and fitness']],
    ['Textbooks mein physics', ['physics', 'CATEGORY Textbooks mein']],
    ['physics in textbooks under 300', ['physics', 'PRICE under 300', 'CATEGORY in textbooks']],
    ['in textbooks', ['', 'CATEGORY in textbooks']],
    ['books for CSE2005', ['books', 'COURSE for CSE2005']],
    ['cse 2005 notes under 300', ['notes', 'COURSE cse 2005', 'PRICE under 300']],
    ['books for CSE2005?', ['books', 'COURSE for CSE2005?']],
    ['cse-2005', ['', 'COURSE cse-2005']],
    ['CSE2006', ['CSE2006']],
    ['isbn 978-0-13-110362-7', ['', 'ISBN isbn 978-0-13-110362-7']],
    ['978 0 13 110362 7 second hand', ['second hand', 'ISBN 978 0 13 110362 7']],
    ['0-13-110362-8', ['', 'ISBN 0-13-110362-8']],
    ['9780131103628', ['9780131103628']],
    ['textbooks', ['textbooks']],
    ['plug in adapter', ['plug in adapter']],
    ['fitness in', ['fitness in']],
  ])('are found in "%s"', (text, expected) => expect(read(text)).toEqual(expected));

  it('neither filter nor stay in the search if their kind is ignored', () => {
    expect(read('physics in textbooks under 300', [InterpretedFilterKind.PRICE])).toEqual(['physics', 'CATEGORY in textbooks']);
    expect(read('physics in textbooks', [InterpretedFilterKind.CATEGORY])).toEqual(['physics']);
  });
});
