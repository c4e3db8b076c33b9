import type { GraphQLResolveInfo } from 'graphql';
import type { Viewer } from '../platform/context.ts';
import { raw, type Sql } from '../platform/database/sql.ts';
import type { MappedClass } from './mapped-class.ts';

/** What a client selects of a mutation's payload: the `info` of its resolver. */
export type PayloadSelection = GraphQLResolveInfo;

/** The rows that a write statement returns, and what it changes. */
export interface ReturnedRows {
  /** The CTE that returns whole rows of an entity (`returning *`), by the field of the payload that holds the object. */
  rows: Readonly<Record<string, { of: MappedClass; cte: string }>>;
  /**
   * The entities whose tables the statement changes. A statement sees tables as they were before it, so a field that reads one of them is
   * left out and read afterwards.
   */
  changes: readonly MappedClass[];
}

/** Makes the SQL of returning selections; the planner registers itself under `RETURNING` in the extensions of the schema. */
export interface ReturningPlanner {
  returning(viewer: Viewer | null, info: PayloadSelection, returned: ReturnedRows): Sql;
}

export const RETURNING = 'returning';

/**
 * A returning selection: SQL of the JSON of what a client selects of the rows that a write statement returns, so that nothing has to be
 * read afterwards. The column goes to the client as `returned` of a node reference. Null without a selection and without the planner.
 */
export function returning(ctx: { viewer: Viewer | null }, info: PayloadSelection | undefined, returned: ReturnedRows): Sql {
  const planner = info?.schema.extensions[RETURNING] as ReturningPlanner | undefined;
  return info && planner ? planner.returning(ctx.viewer, info, returned) : raw('null::json');
}
