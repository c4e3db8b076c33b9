import { Field, ID, InterfaceType } from 'type-graphql';
import { raw, sql, type Sql } from './sql.ts';

/** An object that can be read again by its global id alone, as Relay's specification of object identification says. */
@InterfaceType({
  description: 'An object that `node` reads again by its global id.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Identifies the object among all objects of the API; opaque.' })
  globalId!: string;
}

/** The global id of a row: the name of its type and its id, as base64. */
export function globalIdSql(typeName: string, id: Sql): Sql {
  return sql`encode(convert_to(${raw(`'${typeName}:'`)} || ${id}, 'UTF8'), 'base64')`;
}

/** The type and the id that a global id stands for; undefined for text that is none. */
export function readGlobalId(text: string): { typeName: string; id: string } | undefined {
  const [typeName, id, ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':');
  return typeName && id && rest.length === 0 ? { typeName, id } : undefined;
}
