import { describe, expect, test } from 'vitest';
import { isComplaint } from './complaint.ts';
import { labelOf, withoutReporter } from './reported.ts';

describe('a question asked for somebody else', () => {
  test.each([
    ['she asks what size', 'what size'],
    ['I want to know if it comes with a charger', 'it comes with a charger'],
    ['anu again, how much was it', 'how much was it'],
    ['Excuse me, is there a drafter', 'is there a drafter'],
    ['he asks 500 for it', 'he asks 500 for it'],
  ])('%s', (text, asked) => expect(withoutReporter(text)).toBe(asked));

  test('may start with the speaker’s name and a colon', () => {
    expect(labelOf('sam: my price?')).toBe('sam');
    expect(labelOf('for the lab: goggles')).toBeUndefined();
  });
});

describe('a complaint', () => {
  test.each(['the mesh one is over my budget', 'suitcase i have two already', 'gaming ones are too heavy for me', 'ladybird looks girly'])(
    '%s',
    (clause) => expect(isComplaint(clause)).toBe(true),
  );
  test.each(['is it too heavy?', 'me too', 'i need something for the cold too', 'the mesh one'])('is not found in: %s', (clause) =>
    expect(isComplaint(clause)).toBe(false),
  );
});
