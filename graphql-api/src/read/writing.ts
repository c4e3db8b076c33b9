import { fill, raw, Slot, sql, toText, type Query, type Sql } from '../platform/sql.ts';
import type { Runtime } from './model.ts';
import type { ReadClass } from './read-class.ts';

/** The steps (`with` queries) of a statement that return whole rows, by the payload's field that answers with them. */
export type WrittenRows = Record<string, { of: ReadClass; step: string }>;

type Inputs<Input> = { readonly [Name in keyof Input]: Sql };

/**
 * A statement that writes, and answers what a mutation's selection asks of its rows, so that nothing has to be read afterwards.
 * It is made once for a selection.
 */
export interface Writing<Input> {
  /** Tells its plans from those of other writings. */
  name: string;
  rows: WrittenRows;
  /**
   * The tables that it changes. A statement sees them as they were before it: a field that looks into one of them is left out of
   * `written` and read in the ordinary way.
   */
  changed: readonly string[];
  /** Its SQL: `inputs` are parameters, `written` is the JSON of what is asked of the rows. */
  sql: (inputs: Inputs<Input>, written: Sql) => Sql;
}

/** The text of a writing and its open values; an input that stands in several places is one parameter. */
export function writingText<Input>(writing: Writing<Input>, written: Sql): Query {
  const made = new Map<string, Sql>();
  const input = (name: string): Sql => {
    const known = made.get(name) ?? sql`${new Slot<Runtime>((run) => run.input[name])}`;
    made.set(name, known);
    return known;
  };
  return toText(writing.sql(new Proxy({} as Inputs<Input>, { get: (_, name: string) => input(name) }), written));
}

/** Makes a writing ready to run with its inputs and with what a mutation's selection asks of its rows. */
export type ReadWritten = <Input extends object>(writing: Writing<Input>, input: Input) => Query;

/** For callers without a selection: nothing is asked. */
export const readNothing: ReadWritten = (writing, input) => {
  const { text, values } = writingText(writing, raw('null::json'));
  return { text, values: fill(values, { input }) };
};
