import { describe, expect, it } from 'vitest';
import { canOrder, MOST_LINES, toggled, type Choice } from './bundleChoice.ts';

const listed = (more: Partial<Choice>): Choice => ({
  ...({ __typename: 'Product', id: '1', name: 'Lamp', price: 10, quantity: 1, photoUrl: '', photoColor: null } as unknown as Choice),
  availability: 'AVAILABLE',
  reservedFor: null,
  ...more,
});

describe('the selection of a bundle', () => {
  it('adds and removes a listing, up to the maximum', () => {
    const full = Array.from({ length: MOST_LINES }, (_, index) => String(index));
    expect(toggled(['1'], '2')).toEqual(['1', '2']);
    expect(toggled(['1', '2'], '1')).toEqual(['2']);
    expect(toggled(full, 'one more')).toBe(full);
    expect(toggled(full, '0')).toEqual(full.slice(1));
  });

  it('offers listings that can be ordered now: in stock and not reserved for someone else', () => {
    expect(canOrder(listed({}), '7')).toBe(true);
    expect(canOrder(listed({ quantity: 0, availability: 'SOLD_OUT' }), '7')).toBe(false);
    expect(canOrder(listed({ availability: 'PAUSED' }), '7')).toBe(false);
    expect(canOrder(listed({ availability: 'RESERVED' }), '7')).toBe(false);
    expect(canOrder(listed({ availability: 'RESERVED', reservedFor: { __typename: 'User', id: '7' } }), '7')).toBe(true);
  });
});
