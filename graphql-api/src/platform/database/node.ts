import { Field, ID, InterfaceType } from 'type-graphql';
import { raw, sql, type Sql } from './sql.ts';

/** An object that can be refetched by its global id, as in Relay's object identification specification. */
@InterfaceType({
  description: 'An object that `node` can load by its global id.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Identifies the object among all objects of the API; opaque.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the object within its type, as in page addresses and REST calls: a number.' })
  databaseId!: string;
}

/** Returns the global id of a row as SQL: the name of its type and its id, as base64. */
export function globalIdSql(typeName: string, id: Sql): Sql {
  return sql`encode(convert_to(${raw(`'${typeName}:'`)} || ${id}, 'UTF8'), 'base64')`;
}
