import { expect, it } from 'vitest';
import { legTexts, transferTexts } from './ringText.ts';

const [asha, ravi, meera] = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Ravi' },
  { id: '3', name: 'Meera' },
];
const legs = [
  { giver: asha, receiver: meera, product: { name: 'Drafter' } },
  { giver: ravi, receiver: asha, product: { name: 'Kettle' } },
  { giver: meera, receiver: ravi, product: null },
];

it('the text of a ring starts with what the viewer gives and gets', () => {
  expect(legTexts(legs, '2')).toEqual(['You give Kettle to Asha', 'Meera gives a listing that is gone to you', 'Asha gives Drafter to Meera']);
});

it('the payment text addresses the viewer as you', () => {
  expect(transferTexts([{ from: asha, to: ravi, amount: 20 }], '2')).toEqual(['Asha pays you ₹20']);
  expect(transferTexts([{ from: asha, to: ravi, amount: 20 }], '1')).toEqual(['You pay Ravi ₹20']);
});
