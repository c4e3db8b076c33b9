import type { GraphQLSchema } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { Viewer } from '../platform/context.ts';
import type { Reader } from './reader.ts';
import type { ReadWritten } from './writing.ts';

const readers = new WeakMap<GraphQLSchema, Reader>();

/** Makes the reader of a schema known to its mutations. */
export function setReader(schema: GraphQLSchema, reader: Reader): void {
  readers.set(schema, reader);
}

/** Parameter of a mutation: reads its payload out of the statement that writes. */
export function Written() {
  return createParameterDecorator<{ viewer: Viewer | null }>(
    ({ context, info }): ReadWritten =>
      (writing, input) =>
        readers.get(info.schema)!.writing(context.viewer, writing, input, info),
  );
}
