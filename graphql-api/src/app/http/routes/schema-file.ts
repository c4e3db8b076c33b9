import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../../schema/schema.ts';

/** Serves the schema as text, for code generators and linters that read no introspection. */
export function schemaFile(schema: GraphQLSchema): Router {
  // Printed at the first request: a start need not wait for it.
  let text: string | undefined;
  return Router().get('/schema.graphql', (_request, response) => {
    response
      .set('Access-Control-Allow-Origin', '*')
      .type('text/plain')
      .send((text ??= schemaText(schema)));
  });
}
