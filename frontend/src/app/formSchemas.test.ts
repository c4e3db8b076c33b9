import { describe, expect, it } from 'vitest';
import { addReviewInput, createAccessTokenInput, createProductInput, signUpInput, updateProductInput } from '../gql/forms.ts';

interface Schema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
}

/** The message at one field; undefined when it is right. */
const problem = (schema: { shape: object }, field: string, value: unknown) =>
  (schema.shape as Record<string, Schema>)[field]!.safeParse(value).error?.issues[0]?.message;

describe('the rules of forms, made from the schema', () => {
  it.each([
    ['1500', undefined],
    ['99.90', undefined],
    ['', 'Enter a price'],
    ['1,500', 'Digits only, for example 1500'],
    ['-4', 'Price must be from 0 to 999999.99 rupees with at most two decimals'],
    ['1.005', 'Price must be from 0 to 999999.99 rupees with at most two decimals'],
    ['1000000', 'Price must be from 0 to 999999.99 rupees with at most two decimals'],
  ])('price "%s": %s', (typed, message) => {
    expect(problem(createProductInput, 'price', typed)).toBe(message);
  });

  it('sends a number for what was typed as text', () => {
    expect(createProductInput.shape.price.parse(' 12.50 ')).toBe(12.5);
  });

  it('trims texts, but never a password', () => {
    expect(signUpInput.shape.name.parse('  Asha ')).toBe('Asha');
    expect(signUpInput.shape.password.parse(' secret ')).toBe(' secret ');
  });

  it('counts characters as people do', () => {
    expect(problem(createProductInput, 'name', '🎸'.repeat(120))).toBeUndefined();
    expect(problem(createProductInput, 'name', '🎸'.repeat(121))).toBe('Name must have 1 to 120 characters');
  });

  it('says first that something is missing', () => {
    expect(problem(createProductInput, 'name', '   ')).toBe('Enter a title');
    expect(problem(signUpInput, 'name', '')).toBe('Enter your name');
  });

  it.each(['98400 12345', '+91-98400-12345', '9840012345'])('takes the phone number %s', (typed) => {
    expect(problem(signUpInput, 'phone', typed)).toBeUndefined();
  });

  it.each(['12345', '98400x12345', ''])('refuses the phone number "%s"', (typed) => {
    expect(problem(signUpInput, 'phone', typed)).toMatch(/^Phone must have 10 to 15 digits/);
  });

  it('wants stars and at least one permission', () => {
    expect(problem(addReviewInput, 'rating', 0)).toBe('Choose 1 to 5 stars');
    expect(problem(createAccessTokenInput, 'scopes', [])).toBe('Choose at least one scope');
  });

  it('leaves out optional texts that are empty', () => {
    expect(problem(updateProductInput, 'name', '')).toBeUndefined();
  });
});
