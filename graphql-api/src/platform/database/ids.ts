import { invalid, notFound } from '../errors.ts';
import { platformMessages } from '../messages.ts';

/** Returns whether a text can be a row's id: a positive integer that fits a bigint. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/** Returns the id. Throws NOT_FOUND for an id that cannot exist, as for one that does not. */
export function requireId(text: string, what: string): string {
  if (!isId(text)) throw notFound(what);
  return text;
}

/** Returns the global id of an object. */
export function globalIdOf(typeName: string, id: string): string {
  return Buffer.from(`${typeName}:${id}`, 'utf8').toString('base64');
}

/** Returns both ids of an object, by their names in the schema. */
export const idsOf = (typeName: string, id: string) => ({ id: globalIdOf(typeName, id), databaseId: id });

/**
 * Returns the number of an object, from its global id or its number. A text that is neither is returned unchanged. Throws INVALID_INPUT about `field`
 * for the global id of another type, which may have the same number.
 */
export function databaseIdOf(given: string, typeName: string, field: string): string {
  const named = isId(given) ? undefined : readGlobalId(given);
  if (!named || !isId(named.id)) return given;
  if (named.typeName !== typeName) throw invalid(field, platformMessages.idOfAnotherType(field, typeName, named.typeName));
  return named.id;
}

/** Returns the type and id of a global id; undefined for any other text. */
export function readGlobalId(text: string): { typeName: string; id: string } | undefined {
  const [typeName, id, ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':');
  return typeName && id && rest.length === 0 ? { typeName, id } : undefined;
}
