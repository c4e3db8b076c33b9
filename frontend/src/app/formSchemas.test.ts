import { describe, expect, it } from 'vitest';
import {
  addReviewInput,
  createWebhookInput,
  createCampusSpotInput,
  createProductInput,
  createWantedPostInput,
  signUpInput,
  updateProductInput,
} from '../gql/forms.ts';

interface Schema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
}

/** Returns the error message of a field; undefined if the field is valid. */
const errorOf = (schema: { shape: object }, field: string, value: unknown) =>
  (schema.shape as Record<string, Schema>)[field]!.safeParse(value).error?.issues[0]?.message;

describe('the form schemas generated from schema.graphql', () => {
  it.each([
    ['1500', undefined],
    ['99.90', undefined],
    ['', 'Enter a price'],
    ['₹1,500', undefined],
    ['about 1500', 'Digits only, for example 1500'],
    ['-4', 'Price must be from 0 to 999999.99 with at most two decimals'],
    ['1.005', 'Price must be from 0 to 999999.99 with at most two decimals'],
    ['1000000', 'Price must be from 0 to 999999.99 with at most two decimals'],
  ])('price "%s": %s', (typed, message) => {
    expect(errorOf(createProductInput, 'price', typed)).toBe(message);
  });

  it('convert typed text to a number', () => {
    expect(createProductInput.shape.price.parse(' 12.50 ')).toBe(12.5);
  });

  it('trim texts, but never a password', () => {
    expect(signUpInput.shape.name.parse('  Asha ')).toBe('Asha');
    expect(signUpInput.shape.password.parse(' secret ')).toBe(' secret ');
  });

  it('count code points', () => {
    expect(errorOf(createProductInput, 'name', '🎸'.repeat(120))).toBeUndefined();
    expect(errorOf(createProductInput, 'name', '🎸'.repeat(121))).toBe('Name must have 1 to 120 characters');
  });

  it('report an empty field as missing', () => {
    expect(errorOf(createProductInput, 'name', '   ')).toBe('Enter a title');
    expect(errorOf(signUpInput, 'name', '')).toBe('Enter your name');
  });

  it.each(['98400 12345', '+91-98400-12345', '9840012345'])('accept the phone number %s', (typed) => {
    expect(errorOf(signUpInput, 'phone', typed)).toBeUndefined();
  });

  it.each(['12345', '98400x12345', ''])('reject the phone number "%s"', (typed) => {
    expect(errorOf(signUpInput, 'phone', typed)).toMatch(/^Phone must have 10 to 15 digits/);
  });

  it('require stars and at least one type of event', () => {
    expect(errorOf(addReviewInput, 'rating', 0)).toBe('Choose 1 to 5 stars');
    expect(errorOf(createWebhookInput, 'types', [])).toBe('Choose at least one type of event');
  });

  it('turn an empty optional field into null', () => {
    expect(createCampusSpotInput.shape.hint.parse('  ')).toBeNull();
    expect(createWantedPostInput.shape.maxPrice.parse('')).toBeNull();
    expect(createWantedPostInput.shape.condition.parse('')).toBeNull();
    expect(createCampusSpotInput.shape.hint.parse(' By the tree ')).toBe('By the tree');
    expect(errorOf(createWantedPostInput, 'maxPrice', '-4')).toBe('Price must be from 0 to 999999.99 with at most two decimals');
  });

  it('reject an empty text in a change that may not be empty', () => {
    expect(errorOf(updateProductInput, 'name', '')).toBe('Enter a title');
  });
});
