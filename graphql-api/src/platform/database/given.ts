import type { Viewer } from '../context.ts';
import { BoundSql, Parameter, raw, sql, type Sql } from './sql.ts';

/** What a statement that was made once is run with. */
export interface Run {
  viewer: Viewer | null;
  given: Readonly<Record<string, unknown>>;
}

type SqlType = 'bigint' | 'int' | 'numeric' | 'text';

/** Values of a statement as pieces of SQL, by their names. */
export type Given<Values> = { readonly [Name in keyof Values]: Sql<never> };

/** By name, so that a value is one parameter of a statement, wherever its pieces come from. */
const parameters = new Map<string, Parameter<Run>>();

function parameter(name: string): Parameter<Run> {
  const known = parameters.get(name) ?? new Parameter<Run>(({ given }) => given[name] ?? null);
  parameters.set(name, known);
  return known;
}

/**
 * The values that a statement gets when it runs, with their types in PostgreSQL: `given<NewOrder>({ buyer: 'bigint', … }).buyer` stands for the buyer in
 * statements and rules that are made once, and not again for each request. One name is one value of a statement.
 */
export function given<Values extends object>(types: Readonly<Record<keyof Values & string, SqlType>>): Given<Values> {
  const pieces = Object.entries<SqlType>(types).map(([name, type]) => [name, sql`${parameter(name)}::${raw(type)}`]);
  return Object.fromEntries(pieces) as Given<Values>;
}

/** A statement that was made once, with the values of a run. */
export function withValues<Row>(statement: Sql<Row>, { viewer }: { viewer: Viewer | null }, values: object): Sql<Row> {
  return new BoundSql(statement, { viewer, given: values });
}
