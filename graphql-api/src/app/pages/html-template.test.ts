import { describe, expect, it } from 'vitest';
import { parseTemplate, SLOTS } from './html-template.ts';

const html = SLOTS.map((slot) => `<!--slot:${slot}-->${slot}?<!--/slot:${slot}-->`).join('|');

describe('the HTML template', () => {
  it('keeps the default of a slot without a value and inserts other values unchanged', () => {
    expect(String(parseTemplate(html)({ head: '$& <!--slot:root-->', data: '' }))).toBe('title?|meta?|early?|$& <!--slot:root-->|root?|scripts?|');
  });

  it('joins lines with line breaks', () => {
    expect(String(parseTemplate(html)({ head: ['<a>', '₹'] }))).toBe('title?|meta?|early?|<a>\n    ₹|root?|scripts?|data?');
  });

  it('names a missing slot', () => {
    expect(() => parseTemplate(html.replace('<!--/slot:scripts-->', ''))).toThrow('slot "scripts"');
  });
});
