import type { GraphQLResolveInfo } from 'graphql';
import type { Viewer } from '../platform/context.ts';
import { withValues } from '../platform/database/given.ts';
import type { NodeReference } from '../platform/database/node-reference.ts';
import { expression, type Expression, type Sql } from '../platform/database/sql.ts';
import type { MappedClass } from './mapped-class.ts';
import type { CollegeOfRun } from './mapping.ts';

/** What a client selects of a mutation's payload: the `info` of its resolver. */
export type PayloadSelection = GraphQLResolveInfo;

/** A write statement that returns what the client selects of its rows. It is made once for each selection. */
export interface WriteStatement<Row> {
  /** Distinguishes it from other statements. */
  name: string;
  /** Its SQL, with its values as `given`; `returned` is one of its columns. */
  sql: (returned: Expression<NodeReference['returned']>) => Sql<Row>;
  /** The CTE that returns whole rows of an entity (`returning *`), by the field of the payload that holds the object. */
  rows: Readonly<Record<string, { of: MappedClass; cte: string }>>;
  /**
   * The entities whose tables the statement changes. A statement sees tables as they were before it, so a field that reads one of them is
   * left out and read afterwards.
   */
  changes: readonly MappedClass[];
}

/** A write statement, with the type of its rows. */
export const writeStatement = <Row>(statement: WriteStatement<Row>): WriteStatement<Row> => statement;

/** Who writes, at which college. */
export interface WriterContext {
  viewer: Viewer | null;
  infra: CollegeOfRun;
}

/** Makes write statements with a selection; the planner registers itself under `RETURNING` in the extensions of the schema. */
export interface ReturningPlanner {
  returning<Row>(ctx: WriterContext, info: PayloadSelection, statement: WriteStatement<Row>, values: object): Sql<Row>;
}

export const RETURNING = 'returning';

const NOTHING = expression<NodeReference['returned']>`null::json`;

/**
 * A write statement with its values and a returning selection: SQL of the JSON of what a client selects of the rows that it returns, so that nothing
 * has to be read afterwards. The column goes to the client as `returned` of a node reference. Null without a selection and without the planner.
 */
export function returning<Row>(ctx: WriterContext, info: PayloadSelection | undefined, statement: WriteStatement<Row>, values: object): Sql<Row> {
  const planner = info?.schema.extensions[RETURNING] as ReturningPlanner | undefined;
  return info && planner ? planner.returning(ctx, info, statement, values) : withValues(statement.sql(NOTHING), ctx, values);
}
