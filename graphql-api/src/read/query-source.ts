import type { PreloadedRow } from '../platform/database/preloaded-row.ts';
import { Parameter, sql, type Sql } from '../platform/database/sql.ts';
import type { BindContext, Columns, OrderKey } from './mapping.ts';
import type { MappedClass } from './mapped-class.ts';

/** Columns of the source's own row, to which a query's conditions apply. */
interface SourceBase {
  of: MappedClass;
  where: (t: Columns<never>) => Sql;
  /** How the objects were reached, if the permission for a field depends on it. */
  scope?: string | undefined;
}

interface SourceOfMany extends SourceBase {
  /** Query for the rows to read, each once and with the columns of its table; left out for the whole table. */
  from?: Sql | undefined;
  /** Distinguishes the list from others with the same order. A cursor of one list is rejected by another. */
  origin?: string | undefined;
  order: OrderKey<never>[];
}

/** Page arguments of a connection. With `last`, the page is cut from the end of the list or from before `before`, and `first` is ignored. */
export interface Page {
  first: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/**
 * Starting point of a read: the rows that this viewer may see, and their order. A service returns it, the GraphQL selection adds the fields, and the
 * compiler combines both into one statement.
 */
export type QuerySource =
  | (SourceBase & { kind: 'one'; id?: string; row?: PreloadedRow | undefined })
  | (SourceOfMany & { kind: 'list'; limit?: number | undefined; offset?: number | undefined })
  | (SourceOfMany & { kind: 'connection'; page: Page; total?: Sql | undefined; fields?: SourceFields | undefined });

/**
 * Values of a connection type's additional fields, each as SQL with one JSON value, built only if it is selected. For sources that share a statement,
 * the SQL may differ only as much as their conditions do.
 */
export type SourceFields = Readonly<Record<string, () => Sql>>;

const sources = new WeakSet<object>();

function register<Marked extends QuerySource>(root: Marked): QuerySource {
  sources.add(root);
  return root;
}

/** Returns whether a value was made by `one`, `list` or `connection`. */
export function isQuerySource(value: unknown): value is QuerySource {
  return typeof value === 'object' && value !== null && sources.has(value);
}

interface Where<Row> {
  where: (t: Columns<Row>) => Sql;
  scope?: string | undefined;
}

interface Many<Row> extends Where<Row> {
  from?: Sql | undefined;
  origin?: string | undefined;
  order: OrderKey<Row>[];
}

/**
 * Makes PostgreSQL find all rows of a query before it sorts them. Because it plans without the values, PostgreSQL would otherwise prefer to walk a
 * list in its order until a page is full. If few rows match the condition, it would walk the whole list.
 */
export function foundFirst(rows: Sql): Sql {
  return sql`${rows} offset 0`;
}

/**
 * Returns a query source for the row that matches the condition, or null. `row` is the known part of the row; it is used if the selection needs no
 * other fields.
 */
export function one<Row>(of: MappedClass<Row>, spec: Where<Row> & { row?: PreloadedRow | undefined }): QuerySource {
  return register({ kind: 'one', of: of as MappedClass, ...spec });
}

const givenId = new Parameter<BindContext>((run) => run.source.values[0]);
const hasGivenId = (t: Columns<{ id: string }>): Sql => sql`${t.id} = ${givenId}`;

/** Returns a query source for the row with an id, or null. The type alone determines its statement, without processing a condition. */
export function byId<Row extends { id: string }>(of: MappedClass<Row>, id: string, scope?: string): QuerySource {
  return register({ kind: 'one', of, id, where: hasGivenId, scope });
}

/** Returns a query source for rows that match the condition. Only lists that are always short may be read without a limit. */
export function list<Row>(of: MappedClass<Row>, spec: Many<Row> & { limit?: number; offset?: number }): QuerySource {
  return register({ kind: 'list', of: of as MappedClass, ...spec });
}

/** Returns a query source for a page of rows in a stable order, by cursor. If `total` is given, it is counted instead of the rows of `from`. */
export function connection<Row>(
  of: MappedClass<Row>,
  spec: Many<Row> & { page: Page; total?: Sql | undefined; fields?: SourceFields | undefined },
): QuerySource {
  return register({ kind: 'connection', of: of as MappedClass, ...spec });
}
