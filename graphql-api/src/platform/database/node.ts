import { Field, ID, InterfaceType } from 'type-graphql';
import { invalid } from '../errors.ts';
import { platformMessages } from '../messages.ts';
import { isId } from './ids.ts';
import { raw, sql, type Sql } from './sql.ts';

/** An object that can be refetched by its global id, as in Relay's object identification specification. */
@InterfaceType({
  description: 'An object that `node` reads again by its global id.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Identifies the object among all objects of the API; opaque.' })
  id!: string;

  @Field(() => ID, { description: 'Identifies the object among those of its type, as addresses of pages and the REST calls do: a number.' })
  databaseId!: string;
}

/** The global id of a row: the name of its type and its id, as base64. */
export function globalIdSql(typeName: string, id: Sql): Sql {
  return sql`encode(convert_to(${raw(`'${typeName}:'`)} || ${id}, 'UTF8'), 'base64')`;
}

/** The global id of an object. */
export function globalIdOf(typeName: string, id: string): string {
  return Buffer.from(`${typeName}:${id}`, 'utf8').toString('base64');
}

/** Both ids of an object, by their names in the schema. */
export const idsOf = (typeName: string, id: string) => ({ id: globalIdOf(typeName, id), databaseId: id });

/**
 * The number of an object of a type whose global id or number is given; a text that is neither stays as it is. Throws INVALID_INPUT about `field` for
 * the global id of another type, which may have the same number.
 */
export function databaseIdOf(given: string, typeName: string, field: string): string {
  const named = isId(given) ? undefined : readGlobalId(given);
  if (!named || !isId(named.id)) return given;
  if (named.typeName !== typeName) throw invalid(field, platformMessages.idOfAnotherType(field, typeName, named.typeName));
  return named.id;
}

/** The type and id of a global id; undefined for any other text. */
export function readGlobalId(text: string): { typeName: string; id: string } | undefined {
  const [typeName, id, ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':');
  return typeName && id && rest.length === 0 ? { typeName, id } : undefined;
}
