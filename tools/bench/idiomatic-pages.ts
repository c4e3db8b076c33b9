import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
class PageInfo {
  @Field(() => Boolean) hasNextPage!: boolean;
}

/** A page of rows as the baselines of the benchmark return it. */
export interface Page<Row> {
  nodes: Row[];
  pageInfo: PageInfo;
  totalCount?: number;
}

/** Returns the connection type of an entity. */
export function pageType<Row extends object>(of: new () => Row) {
  @ObjectType(`${of.name}Connection`)
  class Connection {
    @Field(() => [of]) nodes!: Row[];
    @Field(() => PageInfo) pageInfo!: PageInfo;
    @Field(() => Int) totalCount!: number;
  }
  return Connection;
}

/** Returns a page from its rows plus one more row, which shows whether there is a next page. */
export const toPage = <Row>(rows: Row[], first: number): Page<Row> => ({
  nodes: rows.slice(0, first),
  pageInfo: { hasNextPage: rows.length > first },
});
