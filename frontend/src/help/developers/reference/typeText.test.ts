import { expect, it } from 'vitest';
import { namedType, typeText } from './typeText.ts';

it('a wrapped type is written in GraphQL syntax and links to the inner type', () => {
  const product = { kind: 'NON_NULL', ofType: { kind: 'OBJECT', name: 'Product' } };
  const list = { kind: 'NON_NULL', ofType: { kind: 'LIST', ofType: product } };
  expect([typeText(list), namedType(list)]).toEqual(['[Product!]!', 'Product']);
});
