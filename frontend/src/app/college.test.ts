// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  vi.resetModules();
});

/** Imports the modules with the settings of another college. */
async function pageOf(settings: Record<string, string>) {
  for (const [name, content] of Object.entries(settings)) {
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
  vi.resetModules();
  const [format, { listedPrice }, { currencyName }, { messages }, { number }, { typedNumber }] = await Promise.all([
    import('../lib/format/format.ts'),
    import('../market/products/listedPrice.ts'),
    import('../lib/format/currencyName.ts'),
    import('../lib/texts/messages.ts'),
    import('../lib/texts/rules.ts'),
    import('../lib/format/typedNumber.ts'),
  ]);
  return { ...format, listedPrice, currencyName, messages, number, typedNumber };
}

it('formats amounts in the currency and locale of the college, and shows its name', async () => {
  const page = await pageOf({ 'application-name': 'Hofladen', currency: 'EUR', locale: 'de-DE' });
  expect([1234.5, 7].map(page.formatAmount)).toEqual(['1.234,50\u00a0€', '7\u00a0€']);
  expect([page.formatPrice(0), page.listedPrice(9), page.currencyName()]).toEqual(['Free', '9\u00a0€', 'Euro']);
  expect(page.messages.productNorms).toBe('Does not meet with Hofladen Norms');
  expect(JSON.stringify(page.messages)).not.toMatch(/₹|rupee|\bVIT\b|CampusCart/i);
});

it('formats an amount with decimals in a currency that has none', async () => {
  const page = await pageOf({ currency: 'JPY', locale: 'ja-JP' });
  expect([1200, 12.5].map(page.formatAmount)).toEqual(['¥1,200', '¥12.50'].map((text) => text.replace('¥', '￥')));
});

it.each([
  ['EUR', false],
  ['INR', true],
])('mentions UPI on the pages about safety and privacy only when prices are in rupees: %s', async (currency, isNamed) => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'currency', content: currency }));
  const [{ safetySections }, { privacySections }] = await Promise.all([
    import('../help/site/safetySections.ts'),
    import('../help/site/privacySections.ts'),
  ]);
  for (const sections of [safetySections, privacySections]) expect(JSON.stringify(sections).includes('UPI')).toBe(isNamed);
});

it.each([
  ['de-DE', '12,50', 12.5],
  ['de-DE', '1.500', 1500],
  ['de-DE', '1.234.567,89', 1234567.89],
  ['de-DE', '12.50', 12.5],
  ['de-DE', '12,', undefined],
  ['de-DE', '1,2,3', undefined],
  ['fr-FR', '1 012,5', 1012.5],
  ['en-US', '12.50', 12.5],
  ['en-US', '12,50', undefined],
])('parses amounts in the format of the locale: in %s "%s" is %s', async (locale, typed, value) => {
  const { number } = await pageOf({ currency: 'EUR', locale });
  expect(number({ decimals: 2, message: 'wrong' }).safeParse(typed).data).toBe(value);
});

it.each([
  ['₹1,200', 1200],
  ['1,20,000.50', 120_000.5],
  ['Rs. 1 200', 1200],
  ['1,2', undefined],
  ['12,00', undefined],
])('parses common formats of rupees: "%s" is %s', async (typed, value) => {
  const { number } = await pageOf({});
  expect(number({ decimals: 2, message: 'wrong' }).safeParse(typed).data).toBe(value);
});

it('fills a form with amounts as a person would type them', async () => {
  const { number, typedNumber } = await pageOf({ currency: 'EUR', locale: 'de-DE' });
  expect([1012.5, 1500, 0.05].map(typedNumber)).toEqual(['1012,5', '1500', '0,05']);
  expect([1012.5, 1500, 0.05].map((amount) => number({ decimals: 2 }).parse(typedNumber(amount)))).toEqual([1012.5, 1500, 0.05]);
});

it('formats rupees when the server gives no currency', async () => {
  const page = await pageOf({});
  expect([page.formatAmount(1234.5), page.listedPrice(1234.5), page.currencyName()]).toEqual(['₹1,234.50', 'Rs. 1234.50', 'Indian rupees']);
  expect(page.messages.productNorms).toBe('Does not meet with CampusCart Norms');
});
