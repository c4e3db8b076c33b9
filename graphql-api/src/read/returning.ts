import { LRUCache } from 'lru-cache';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Viewer } from '../platform/context.ts';
import { BoundStatement, withValues, type Run, type RunOfCollege } from '../platform/database/statement.ts';
import type { NodeReference } from '../platform/database/node-reference.ts';
import { expression, join, literal, sql, type Expression, type Sql } from '../platform/database/sql.ts';
import type { MappedClass } from './mapped-class.ts';
import { NO_ROOT, type BindContext } from './mapping.ts';
import { collect, setsOf } from './plan/selection.ts';
import type { SqlExecutor } from './plan/sql-executor.ts';

/** A client's selection on a mutation's payload: the `info` of its resolver. */
export type PayloadSelection = GraphQLResolveInfo;

/** A write statement that returns a client's selection on its rows. It is compiled once for each selection. */
interface WriteStatement<Row> {
  /** Unique name of the statement. */
  name: string;
  /** Returns the SQL of the statement, with its values as `given`. `returned` is one of its columns. */
  sql: (returned: Expression<NodeReference['returned']>) => Sql<Row>;
  /** CTE that returns whole rows of an entity (`returning *`), by the payload field that holds the object. */
  rows: Readonly<Record<string, { of: MappedClass; cte: string }>>;
  /**
   * Entities whose tables the statement changes. A statement sees tables as they were before it started, so a field that reads one of these tables is
   * left out and read afterwards.
   */
  changes: readonly MappedClass[];
}

/** Declares a write statement with the type of its rows. */
export const writeStatement = <Row>(statement: WriteStatement<Row>): WriteStatement<Row> => statement;

/** The writing viewer and the college. */
interface WriterContext extends RunOfCollege {
  viewer: Viewer | null;
}

/** Maximum number of characters of cached SQL and its keys. */
const CACHED_CHARACTERS = 1_000_000;

const lengthOf = ({ strings }: Sql, key: string): number => strings.reduce((sum, { length }) => sum + length, key.length);

/** Compiles returning selections and caches the statements with them. It is registered under `RETURNING` in the extensions of the schema. */
export class ReturningPlanner {
  private readonly cached = new LRUCache<string, Sql>({ maxSize: CACHED_CHARACTERS, sizeCalculation: lengthOf });

  constructor(
    private readonly sqlExecutor: SqlExecutor,
    /** Whether the selection of a field of the payload holds one that the planner leaves to graphql-js. */
    private readonly isLeftOut: (node: FieldNode, info: PayloadSelection) => boolean,
  ) {}

  returning<Row>({ viewer, infra }: WriterContext, info: PayloadSelection, statement: WriteStatement<Row>, values: object): BoundStatement<Row> {
    const key = this.sqlExecutor.keyOf(info, statement.name);
    const known = this.cached.get(key) as Sql<Row> | undefined;
    const made = known ?? statement.sql(this.compile(info, statement));
    if (!known) this.cached.set(key, made);
    const context: BindContext & Run = { viewer, infra, variables: info.variableValues, source: NO_ROOT, given: values as Run['given'] };
    return new BoundStatement(made, context);
  }

  private compile(info: PayloadSelection, { rows, changes }: Pick<WriteStatement<unknown>, 'rows' | 'changes'>) {
    const pairs = [...collect(setsOf(info.fieldNodes), info)].flatMap(([key, nodes]) => {
      const row = rows[nodes[0]!.name.value];
      if (!row || nodes.some((node) => this.isLeftOut(node, info))) return [];
      const value = this.sqlExecutor.returned(row.of, row.cte, { ...info, fieldNodes: nodes });
      return this.sqlExecutor.readsOneOf(value, changes) ? [] : [sql`${literal(key)}, ${value}`];
    });
    return expression<NodeReference['returned']>`json_build_object(${join(pairs, ', ')})`;
  }
}

export const RETURNING = 'returning';

const NOTHING = expression<NodeReference['returned']>`null::json`;

/**
 * Returns a write statement with its values and a returning selection: SQL for the JSON of the client's selection on the returned rows, so that
 * nothing has to be read afterwards. The column is sent to the client as `returned` of a node reference. It is null without a selection or without
 * the planner.
 */
export function returning<Row>(
  ctx: WriterContext,
  info: PayloadSelection | undefined,
  statement: WriteStatement<Row>,
  values: object,
): BoundStatement<Row> {
  const planner = info?.schema.extensions[RETURNING] as ReturningPlanner | undefined;
  return info && planner ? planner.returning(ctx, info, statement, values) : withValues(statement.sql(NOTHING), ctx, values);
}
