import { describe, expect, it } from 'vitest';
import { canOrder, MOST_LINES, toggled, type Choice } from './bundleChoice.ts';

const listed = (more: Partial<Choice>): Choice => ({
  ...({ __typename: 'Product', id: '1', name: 'Lamp', price: 10, quantity: 1, photoUrl: '', photoColor: null } as unknown as Choice),
  availability: 'AVAILABLE',
  reservedFor: null,
  ...more,
});

describe('the choice of a bundle', () => {
  it('takes a listing in and out, and no more than fit', () => {
    const full = Array.from({ length: MOST_LINES }, (_, index) => String(index));
    expect(toggled(['1'], '2')).toEqual(['1', '2']);
    expect(toggled(['1', '2'], '1')).toEqual(['2']);
    expect(toggled(full, 'one more')).toBe(full);
    expect(toggled(full, '0')).toEqual(full.slice(1));
  });

  it('offers what can be ordered now: in stock, and reserved for nobody else', () => {
    expect(canOrder(listed({}), '7')).toBe(true);
    expect(canOrder(listed({ quantity: 0, availability: 'SOLD_OUT' }), '7')).toBe(false);
    expect(canOrder(listed({ availability: 'PAUSED' }), '7')).toBe(false);
    expect(canOrder(listed({ availability: 'RESERVED' }), '7')).toBe(false);
    expect(canOrder(listed({ availability: 'RESERVED', reservedFor: { __typename: 'User', id: '7' } }), '7')).toBe(true);
  });
});
