import { describe, expect, it } from 'vitest';
import { parseTemplate, SLOTS } from './html-template.ts';

const html = SLOTS.map((slot) => `<!--slot:${slot}-->${slot}?<!--/slot:${slot}-->`).join('|');

describe('the HTML template', () => {
  it('keeps the default of a slot without a value, and fills the others as they are', () => {
    expect(String(parseTemplate(html)({ head: '$& <!--slot:root-->', data: '' }))).toBe('title?|meta?|early?|$& <!--slot:root-->|root?|scripts?|');
  });

  it('writes lines below each other', () => {
    expect(String(parseTemplate(html)({ head: ['<a>', '₹'] }))).toBe('title?|meta?|early?|<a>\n    ₹|root?|scripts?|data?');
  });

  it('names a slot that is missing', () => {
    expect(() => parseTemplate(html.replace('<!--/slot:scripts-->', ''))).toThrow('slot "scripts"');
  });
});
