import { describe, expect, it } from 'vitest';
import { interpret } from './interpretation.ts';
import { InterpretedFilterKind } from './interpreted-filter.ts';

const categories = [
  { id: '1', name: 'Textbooks', words: ['textbooks'] },
  { id: '2', name: 'Sports & Fitness', words: ['sports', 'fitness'] },
];
const read = (text: string, ignored: InterpretedFilterKind[] = []) => {
  const { text: rest, filters } = interpret(text, categories, ignored);
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
    ['textbooks', ['textbooks']],
    ['plug in adapter', ['plug in adapter']],
    ['fitness in', ['fitness in']],
  ])('of "%s"', (text, expected) => expect(read(text)).toEqual(expected));

  it('neither limit nor stay in the search when their kind is ignored', () => {
    expect(read('physics in textbooks under 300', [InterpretedFilterKind.PRICE])).toEqual(['physics', 'CATEGORY in textbooks']);
    expect(read('physics in textbooks', [InterpretedFilterKind.CATEGORY])).toEqual(['physics']);
  });
});
