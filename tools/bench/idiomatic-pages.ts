import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
class PageInfo {
  @Field(() => Boolean) hasNextPage!: boolean;
}

/** A page of rows, as the baselines of the benchmark answer it. */
export interface Page<Row> {
  nodes: Row[];
  pageInfo: PageInfo;
  totalCount?: number;
}

/** The connection type of an entity. */
export function pageType<Row extends object>(of: new () => Row) {
  @ObjectType(`${of.name}Connection`)
  class Connection {
    @Field(() => [of]) nodes!: Row[];
    @Field(() => PageInfo) pageInfo!: PageInfo;
    @Field(() => Int) totalCount!: number;
  }
  return Connection;
}

/** A page of rows, of which one more than wanted was read. */
export const toPage = <Row>(rows: Row[], first: number): Page<Row> => ({
  nodes: rows.slice(0, first),
  pageInfo: { hasNextPage: rows.length > first },
});
