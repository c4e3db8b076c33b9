import { notFound } from '../errors.ts';

/** Whether a text can be the id of a row: a positive integer that fits a bigint. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/** The id, or NOT_FOUND: an id that cannot exist is treated as one that does not. */
export function requireId(text: string, what: string): string {
  if (!isId(text)) throw notFound(what);
  return text;
}
