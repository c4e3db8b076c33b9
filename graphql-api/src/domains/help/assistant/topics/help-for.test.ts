import { describe, expect, it } from 'vitest';
import { normalize } from '../understanding/question.ts';
import { helpFor } from './help-for.ts';

const helpOn = (question: string) => helpFor(normalize(question));

describe('a help text', () => {
  it.each([
    'gnats are eating me alive in B block',
    'anything to join two pipes',
    'koi drill machine bech raha kya',
    'tell me what eases a sore neck when i code',
  ])('is not shown when its words have another meaning in "%s"', (question) => {
    expect(helpOn(question)).toBeUndefined();
  });

  it.each([
    ['can i join with gmail', 'Sign Up'],
    ['how do i join', 'Sign Up'],
    ['how do i block a seller', 'Block'],
    ['cycle bechna hai kaise', 'Create Product'],
    ['how does the handover code work', 'Handover'],
  ])('is shown for "%s"', (question, said) => {
    expect(helpOn(question)).toContain(said);
  });
});
