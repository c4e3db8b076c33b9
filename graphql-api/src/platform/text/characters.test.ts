import { describe, expect, it } from 'vitest';
import { hasInvisible } from './characters.ts';

describe('a text', () => {
  it.each([
    ['Latin', 'Asha Raman-D’Souza, Zoë'],
    ['Hindi with conjuncts', 'क्षत्रिय श्रीमती'],
    ['Hindi with a non-joiner and a joiner', 'क्\u200cष क्\u200dष'],
    ['Marathi with an eyelash ra', 'दर\u094d\u200dया'],
    ['Bengali with a joiner before the virama', 'র\u200d\u09cdযাব'],
    ['Tamil', 'தமிழ் புத்தகம் க்\u200cஷ'],
    ['Malayalam with a joiner at the end of a word', 'അവന്\u200d മലയാളം'],
    ['Kannada', 'ರ\u200d\u0ccdಯಾಲಿ'],
    ['Urdu with a non-joiner', 'می\u200cخواهم'],
    ['emoji', 'Lamp 💡 ❤\ufe0f 1\ufe0f\u20e3 👍🏽'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a profession with a skin tone', '👩🏽\u200d💻'],
    ['a rainbow flag and the flag of Wales', '🏳\ufe0f\u200d🌈 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ])('contains nothing invisible: %s', (_what, text) => expect(hasInvisible(text)).toBe(false));

  it.each([
    ['a right-to-left override', 'Asha \u202enamaR'],
    ['an isolate', 'Asha\u2066 Raman'],
    ['a direction mark', 'Asha\u200f'],
    ['a zero-width space', 'Asha\u200b Raman'],
    ['a byte order mark', 'As\ufeffha'],
    ['a word joiner', 'As\u2060ha'],
    ['a soft hyphen', 'As\u00adha'],
    ['a joiner between Latin letters', 'As\u200dha'],
    ['a non-joiner between Latin letters', 'As\u200cha'],
    ['a second joiner', 'क्\u200d\u200dष'],
    ['a joiner before a Hindi word', '\u200dराम'],
    ['a variation selector after a letter', 'Asha\ufe0f'],
    ['a tag without a flag', 'Asha\u{e0041}'],
    ['a Hangul filler', '\u3164'],
  ])('contains something invisible: %s', (_what, text) => expect(hasInvisible(text)).toBe(true));
});
