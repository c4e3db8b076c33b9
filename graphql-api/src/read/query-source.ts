import type { PreloadedRow } from '../platform/database/preloaded-row.ts';
import { Parameter, sql, type Sql } from '../platform/database/sql.ts';
import type { BindContext, Columns, OrderKey } from './mapping.ts';
import type { MappedClass } from './mapped-class.ts';

/** The columns of the source's own row, on which a query states its conditions. */
interface SourceBase {
  of: MappedClass;
  where: (t: Columns<never>) => Sql;
  /** How the objects were reached, where the permission of a field depends on it. */
  scope?: string | undefined;
}

interface SourceOfMany extends SourceBase {
  /** A query that gives the rows to read, in the columns of their table and each once; the whole table when left out. */
  from?: Sql | undefined;
  /** Distinguishes the list from others with the same order: a cursor of one is rejected by another. */
  origin?: string | undefined;
  order: OrderKey<never>[];
}

/** The page arguments of a connection. With `last` the page is cut from the end, or from before `before`, and `first` does not count. */
export interface Page {
  first: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/**
 * Where a read starts: which rows this viewer may see and in which order. A service names it,
 * the GraphQL selection says the rest, and the compiler makes one statement of both.
 */
export type QuerySource =
  | (SourceBase & { kind: 'one'; id?: string; row?: PreloadedRow | undefined })
  | (SourceOfMany & { kind: 'list'; limit?: number | undefined; offset?: number | undefined })
  | (SourceOfMany & { kind: 'connection'; page: Page; total?: Sql | undefined; fields?: SourceFields | undefined });

/**
 * The values of the fields that a connection type has beyond pages, each as SQL of one JSON value, made only when it is selected. The SQL may
 * differ between two sources only as far as their conditions do: both share a statement.
 */
export type SourceFields = Readonly<Record<string, () => Sql>>;

const sources = new WeakSet<object>();

function register<Marked extends QuerySource>(root: Marked): QuerySource {
  sources.add(root);
  return root;
}

/** True for what `one`, `list` and `connection` made. */
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
 * The rows of a query, all of them found before they are sorted. PostgreSQL otherwise prefers to walk a list in its order until a page is full, because
 * it plans without the values; where few rows fulfil the condition it walks the whole list.
 */
export function foundFirst(rows: Sql): Sql {
  return sql`${rows} offset 0`;
}

/** The row that fulfils the condition, or null. `row` is that row as far as it is known already: it answers what asks for nothing else. */
export function one<Row>(of: MappedClass<Row>, spec: Where<Row> & { row?: PreloadedRow | undefined }): QuerySource {
  return register({ kind: 'one', of: of as MappedClass, ...spec });
}

const givenId = new Parameter<BindContext>((run) => run.source.values[0]);
const hasGivenId = (t: Columns<{ id: string }>): Sql => sql`${t.id} = ${givenId}`;

/** The row of an id, or null. Its statement is known by its type, without looking through a condition. */
export function byId<Row extends { id: string }>(of: MappedClass<Row>, id: string, scope?: string): QuerySource {
  return register({ kind: 'one', of, id, where: hasGivenId, scope });
}

/** Rows that fulfil the condition: all of them only for lists that are short by nature. */
export function list<Row>(of: MappedClass<Row>, spec: Many<Row> & { limit?: number; offset?: number }): QuerySource {
  return register({ kind: 'list', of: of as MappedClass, ...spec });
}

/** A page of rows in a stable order, by cursor. `total` counts in place of the rows of `from`. */
export function connection<Row>(
  of: MappedClass<Row>,
  spec: Many<Row> & { page: Page; total?: Sql | undefined; fields?: SourceFields | undefined },
): QuerySource {
  return register({ kind: 'connection', of: of as MappedClass, ...spec });
}
