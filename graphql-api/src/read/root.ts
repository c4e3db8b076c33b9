import type { KnownRow } from '../platform/payload.ts';
import type { Sql } from '../platform/sql.ts';
import type { Columns, OrderKey } from './model.ts';
import type { ReadClass } from './read-class.ts';

/** The columns of the root's own row: its alias is fixed, so that a service can write conditions on it. */
interface RootBase {
  of: ReadClass;
  where: (t: Columns<never>) => Sql;
  /** How the objects were reached, where the permission of a field depends on it. */
  scope?: string | undefined;
}

interface RootOfMany extends RootBase {
  /** A query that gives the rows to read, in the columns of their table and each once; the whole table when left out. */
  from?: Sql | undefined;
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
export type Root =
  | (RootBase & { kind: 'one'; row?: KnownRow | undefined })
  | (RootOfMany & { kind: 'list'; limit?: number | undefined; offset?: number | undefined })
  | (RootOfMany & { kind: 'connection'; page: Page; total?: Sql | undefined });

const roots = new WeakSet<object>();

function mark<Marked extends Root>(root: Marked): Root {
  roots.add(root);
  return root;
}

/** True for what `one`, `list` and `connection` made. */
export function isRoot(value: unknown): value is Root {
  return typeof value === 'object' && value !== null && roots.has(value);
}

interface Where<Row> {
  where: (t: Columns<Row>) => Sql;
  scope?: string | undefined;
}

interface Many<Row> extends Where<Row> {
  from?: Sql | undefined;
  order: OrderKey<Row>[];
}

/** The row that fulfils the condition, or null. `row` is that row as far as it is known already: it answers what asks for nothing else. */
export function one<Row>(of: ReadClass<Row>, spec: Where<Row> & { row?: KnownRow | undefined }): Root {
  return mark({ kind: 'one', of: of as ReadClass, ...spec });
}

/** Rows that fulfil the condition: all of them only for lists that are short by nature. */
export function list<Row>(of: ReadClass<Row>, spec: Many<Row> & { limit?: number; offset?: number }): Root {
  return mark({ kind: 'list', of: of as ReadClass, ...spec });
}

/** A page of rows in a stable order, by cursor. `total` is SQL without values for a count that is kept instead of counted. */
export function connection<Row>(of: ReadClass<Row>, spec: Many<Row> & { page: Page; total?: Sql | undefined }): Root {
  return mark({ kind: 'connection', of: of as ReadClass, ...spec });
}
