import { platformMessages } from '../messages.ts';
import { invalid, type DomainError } from '../errors.ts';

/** Everything but line breaks and tabs that a screen cannot show. */
// eslint-disable-next-line no-control-regex -- the pattern finds control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whether a text can be stored and shown: no control characters, no half of a surrogate pair. */
export function isReadable(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** INVALID_INPUT about a field whose text cannot be stored. */
export function unreadable(field: string): DomainError {
  return invalid(field, `${field} ${platformMessages.controlCharacters}`);
}

/** Checks every text in a value, however deep. A text in a list is named by the list. Throws INVALID_INPUT naming the field. */
export function assertReadable(value: unknown, name: string): void {
  const open: [name: string, value: unknown][] = [[name, value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, each] = next;
    if (typeof each === 'string' && !isReadable(each)) throw unreadable(field);
    if (typeof each !== 'object' || each === null || each instanceof Promise) continue;
    for (const [key, inner] of Object.entries(each)) open.push([Array.isArray(each) ? field : key, inner]);
  }
}
