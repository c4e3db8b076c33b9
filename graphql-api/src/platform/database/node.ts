import { Field, ID, InterfaceType } from 'type-graphql';
import { raw, sql, type Sql } from './sql.ts';

/** An object that can be refetched by its global id, as in Relay's object identification specification. */
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

/** The type and id of a global id; undefined for any other text. */
export function readGlobalId(text: string): { typeName: string; id: string } | undefined {
  const [typeName, id, ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':');
  return typeName && id && rest.length === 0 ? { typeName, id } : undefined;
}
