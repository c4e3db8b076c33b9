import { expect, it } from 'vitest';
import { namedType, typeText } from './typeText.ts';

it('a wrapped type is written as GraphQL writes it, and leads to what it wraps', () => {
  const product = { kind: 'NON_NULL', ofType: { kind: 'OBJECT', name: 'Product' } };
  const list = { kind: 'NON_NULL', ofType: { kind: 'LIST', ofType: product } };
  expect([typeText(list), namedType(list)]).toEqual(['[Product!]!', 'Product']);
});
