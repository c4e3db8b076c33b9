import type { GraphQLSchema } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { Viewer } from '../platform/context.ts';
import { sql, type Sql } from '../platform/sql.ts';
import type { Reader, WrittenRows } from './reader.ts';

/**
 * SQL of a JSON object with what a mutation's selection asks of the rows that its own statement writes, so that nothing has to be
 * read afterwards. A statement sees its tables as they were before it: a field that looks into one of the `changed` tables is
 * left out here and read in the ordinary way.
 */
export type ReadWritten = (rows: WrittenRows, changed: readonly string[]) => Sql;

/** For callers without a selection. */
export const readNothing: ReadWritten = () => sql`null::json`;

const readers = new WeakMap<GraphQLSchema, Reader>();

/** Makes the reader of a schema known to its mutations. */
export function setReader(schema: GraphQLSchema, reader: Reader): void {
  readers.set(schema, reader);
}

/** Parameter of a mutation: reads its payload out of the statement that writes. */
export function Written() {
  return createParameterDecorator<{ viewer: Viewer | null }>(
    ({ context, info }): ReadWritten =>
      (rows, changed) =>
        readers.get(info.schema)!.written(context.viewer, rows, changed, info),
  );
}
