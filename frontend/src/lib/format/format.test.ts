import { describe, expect, it } from 'vitest';
import { formatAge, formatAmount, formatPrice, plural, preview } from './format.ts';

describe('formats', () => {
  it('write rupees as in India, and a price of 0 as Free', () => {
    expect([formatPrice(123456), formatPrice(499.5), formatPrice(0), formatAmount(0)]).toEqual(['₹1,23,456', '₹499.50', 'Free', '₹0']);
  });

  it('write every amount as Intl.NumberFormat does', () => {
    const platform = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' });
    const amounts = Array.from({ length: 500 }, (_, n) => Math.round(Math.exp(n / 22) * 100) / 100);
    for (const amount of [...amounts, 999, 1000, 99_999, 100_000, 999_999.99]) expect(formatAmount(amount)).toBe(platform.format(amount));
  });

  it('add an ellipsis only to shortened texts and never split a character', () => {
    expect(preview('short', 60)).toBe('short');
    expect(preview('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`);
    expect(preview('🎸'.repeat(61), 60)).toBe(`${'🎸'.repeat(60)}…`);
  });

  it('omit a full stop before the ellipsis', () => {
    expect(preview('Rings like a bell. Barely used.', 18)).toBe('Rings like a bell…');
  });

  it('write an age without a line break inside', () => {
    const now = Date.UTC(2026, 5, 30, 12);
    const ago = (minutes: number) => formatAge(new Date(now - minutes * 60_000).toISOString(), now);
    expect([0, 5, 125, 60 * 24, 60 * 24 * 3, 60 * 24 * 65].map(ago)).toEqual([
      'just now',
      '5\u00a0min\u00a0ago',
      '2\u00a0h\u00a0ago',
      '1\u00a0day\u00a0ago',
      '3\u00a0days\u00a0ago',
      '2\u00a0months\u00a0ago',
    ]);
  });

  it('write counts in singular and plural', () => {
    expect([plural(1, 'review'), plural(2, 'review')]).toEqual(['1 review', '2 reviews']);
  });
});
