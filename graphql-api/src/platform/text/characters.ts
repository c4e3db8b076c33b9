import { platformMessages } from '../messages.ts';
import { invalid, type DomainError } from '../errors.ts';

/** All characters without a visible form, except line breaks and tabs. */
// eslint-disable-next-line no-control-regex -- the pattern finds control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Returns whether a text can be stored and shown: no control characters, no unpaired surrogates. */
export function isReadable(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** Returns INVALID_INPUT about a field whose text cannot be stored. */
export function unreadable(field: string): DomainError {
  return invalid(field, `${field} ${platformMessages.controlCharacters}`);
}

/** Checks every text in a value, at any depth. A text in a list is reported under the name of the list. Throws INVALID_INPUT naming the field. */
export function assertReadable(value: unknown, name: string): void {
  const open: [name: string, value: unknown][] = [[name, value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, each] = next;
    if (typeof each === 'string' && !isReadable(each)) throw unreadable(field);
    if (typeof each !== 'object' || each === null || each instanceof Promise) continue;
    for (const [key, inner] of Object.entries(each)) open.push([Array.isArray(each) ? field : key, inner]);
  }
}

/** Scripts with joining letters, in which a joiner or non-joiner changes the text. */
const JOINING = [
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
  'Tibt',
  'Arab',
  'Syrc',
  'Mong',
  'Nkoo',
];

/** A joiner or non-joiner after a letter or mark of a joining script. */
const IN_SCRIPT = new RegExp(`(?<=[${JOINING.map((script) => `\\p{Script_Extensions=${script}}`).join('')}])[\\u200c\\u200d]`, 'gu');

/** Invisible characters of emoji: variation selectors, joiners between two emoji, and the letters of a region's flag. */
const IN_EMOJI =
  /(?<=[\p{Extended_Pictographic}#*\d])[\ufe0e\ufe0f]|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** Characters that have no width or that change the text direction. Texts with and without them look alike. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u;

/** Returns whether a text has invisible characters, besides those that a script or an emoji needs. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text) && INVISIBLE.test(text.replace(IN_SCRIPT, '').replace(IN_EMOJI, ''));
}
