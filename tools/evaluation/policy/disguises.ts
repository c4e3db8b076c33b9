import type { Random } from '../search/random.ts';

type Disguise = (text: string, next: Random) => string;

const leet: Record<string, string[]> = { a: ['4', '@'], e: ['3'], i: ['1', '!'], o: ['0'], s: ['5', '$'], t: ['7'], l: ['1'], g: ['9'], b: ['8'] };
const cyrillic: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', i: 'і', s: 'ѕ', h: 'һ', k: 'к', m: 'м', t: 'т' };
const greek: Record<string, string> = { a: 'α', e: 'ε', i: 'ι', k: 'κ', n: 'η', o: 'ο', p: 'ρ', t: 'τ', u: 'υ', v: 'ν', x: 'χ' };
const invisible = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\u2061',
  '\u2063',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u180e',
  '\u00ad',
  '\u3164',
  '\ufeff',
  '\u{e0041}',
];
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const hindiDigits = ['shunya', 'ek', 'do', 'teen', 'char', 'paanch', 'chhe', 'saat', 'aath', 'nau'];

const letters = (map: (letter: string) => string) => (text: string) => [...text].map(map).join('');
const mapped = (table: Record<string, string>): Disguise => letters((letter) => table[letter.toLowerCase()] ?? letter);
const inWords = (change: (word: string) => string) => (text: string) => text.replace(/\p{L}{3,}/gu, change);
const digitsAs = (write: (digit: number) => string) => (text: string) => text.replace(/\d/g, (digit) => write(Number(digit)));

/** Returns a disguise with the digits of another script, by the code point of its zero. */
const script = (zero: number): Disguise => digitsAs((digit) => String.fromCodePoint(zero + digit));
const mathematical = (first: number): Disguise =>
  letters((letter) => (/[a-z]/.test(letter.toLowerCase()) ? String.fromCodePoint(first + letter.toLowerCase().charCodeAt(0) - 97) : letter));

/** Disguises of goods. */
export const goodsDisguises: Record<string, Disguise> = {
  leetspeak: (text, next) =>
    letters((letter) => (leet[letter.toLowerCase()] && next.number() < 0.5 ? next.pick(leet[letter.toLowerCase()]!) : letter))(text),
  'spaced letters': (text) => inWords((word) => [...word].join(' '))(text),
  'dotted letters': (text, next) => inWords((word) => [...word].join(next.pick(['.', '-', '_', '*', '/', '|'])))(text),
  'split words': (text, next) =>
    inWords((word) => {
      const at = 2 + next.below(2);
      return word.length < 5 ? word : `${word.slice(0, at)}${next.pick([' ', '-', '.'])}${word.slice(at)}`;
    })(text),
  'invisible characters': (text, next) => inWords((word) => [...word].join(next.pick(invisible)))(text),
  'Cyrillic look-alikes': mapped(cyrillic),
  'Greek look-alikes': mapped(greek),
  'mathematical letters': mathematical(0x1d41a),
  'full-width letters': letters((letter) => (/[a-z]/i.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter)),
  'circled letters': mathematical(0x24d0),
  'squared letters': mathematical(0x1f170),
  accents: inWords((word) => [...word].map((letter) => `${letter}\u0301`).join('')),
  'repeated letters': inWords((word) => word.replace(/[aeiou](?=[^aeiou]|$)/i, (letter) => letter.repeat(4))),
  'masked letters': (text) => inWords((word) => (word.length < 5 ? word : `${word[0]}${word[1]}*${word.slice(3)}`))(text),
  'words written together': (text) => text.replace(/[ ,]+/g, ''),
};

/** Disguises of contact data. */
export const contactDisguises: Record<string, Disguise> = {
  'spaced digits': (text) => text.replace(/\d(?=[\d -]*\d)/g, '$& '),
  'separated digits': (text, next) => text.replace(/\d(?=\d)/g, (digit) => `${digit}${next.pick(['-', '.', ' ', ' - ', '/', '_', '*'])}`),
  'English number words': (text) => digitsAs((digit) => ` ${digits[digit]} `)(text),
  'Hindi number words': (text) => digitsAs((digit) => ` ${hindiDigits[digit]} `)(text),
  'words among digits': (text, next) => digitsAs((digit) => (next.number() < 0.4 ? ` ${digits[digit]} ` : String(digit)))(text),
  'Devanagari digits': script(0x966),
  'Tamil digits': script(0xbe6),
  'Arabic digits': script(0x660),
  'full-width digits': script(0xff10),
  'mathematical digits': script(0x1d7ce),
  keycaps: digitsAs((digit) => `${digit}\ufe0f\u20e3`),
  'circled digits': digitsAs((digit) => (digit === 0 ? '⓪' : String.fromCodePoint(0x245f + digit))),
  'letters for digits': (text) => text.replace(/(?<=\d)0(?=\d)/g, 'O').replace(/(?<=\d)1(?=\d)/g, 'l'),
  'invisible characters': (text, next) => text.replace(/[\w@.](?=[\w@.])/g, (character) => `${character}${next.pick(invisible)}`),
  '(at) and (dot)': (text) => text.replace(/@/g, ' (at) ').replace(/\.(?=[a-z])/g, ' (dot) '),
  '[at] and dot': (text) => text.replace(/@/g, '[at]').replace(/\.(?=[a-z])/g, ' dot '),
};
