import { describe, expect, it } from 'vitest';
import { evenTopUp, swapText } from './swapText.ts';

const kettle = { name: 'Kettle', price: 300 };
const lamp = { name: 'Lamp', price: 150.5 };

describe('the text of a swap', () => {
  it.each([
    [true, 0, 'give Kettle and Lamp for it'],
    [true, 50, 'give Kettle and Lamp and ₹50 for it'],
    [true, -50, 'give Kettle and Lamp for it and ₹50'],
    [false, 0, 'take Kettle and Lamp for it'],
    [false, 50, 'take Kettle and Lamp and ₹50 for it'],
    [false, -50, 'take Kettle and Lamp and give ₹50 with it'],
  ])('states what the buyer (%s) does with a top-up of %i', (isBuyer, topUp, text) => {
    expect(swapText({ gives: [kettle, lamp], topUp, isBuyer })).toBe(text);
  });

  it('marks listings that were removed', () => {
    expect(swapText({ gives: [], topUp: 0, isBuyer: true })).toBe('give what is no longer listed for it');
  });
});

it('the top-up that evens a swap is the price difference in whole amounts', () => {
  expect(evenTopUp(500, [kettle, lamp])).toBe(50);
  expect(evenTopUp(100, [kettle])).toBe(-200);
});
