import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../../schema/schema.ts';

/** Serves the schema as text, for code generators and linters that read no introspection. */
export function schemaFile(schema: GraphQLSchema): Router {
  const text = schemaText(schema);
  return Router().get('/schema.graphql', (_request, response) => {
    response.set('Access-Control-Allow-Origin', '*').type('text/plain').send(text);
  });
}
