import { expect, it } from 'vitest';
import type { OrderStep } from '../../gql/graphql.ts';
import { nextOrder } from './ringStep.ts';

const order = (viewerStep: OrderStep | null, handoverConfirmedAt: string | null = null) => ({ viewerStep, handoverConfirmedAt });

it.each([
  ['the meeting before a code', [order('SHOW_CODE'), order('ANSWER_MEETING')], 1],
  ['the code to enter before the code to show', [order('SHOW_CODE'), order('ENTER_CODE')], 1],
  ['what is to hand over before a rating', [order('RATE', 'now'), order('SHOW_CODE')], 1],
  ['a rating before what only waits', [order(null), order('RATE', 'now')], 1],
  ['what waits before what is done', [order(null, 'now'), order(null)], 1],
])('puts %s', (_, orders, index) => {
  expect(nextOrder(orders)).toBe(orders[index]);
});

it('is nothing when a person has no order', () => {
  expect(nextOrder([])).toBeUndefined();
});
