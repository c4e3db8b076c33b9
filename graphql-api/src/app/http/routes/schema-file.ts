import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../../schema/schema.ts';
import { CHANGES_PATH } from '../../schema/versions/deprecations-plugin.ts';
import { schemaChanges } from '../../schema/versions/schema-changes.ts';

/** Serves the schema as text, for code generators and linters that do not use introspection, and its changes, for programs that watch for them. */
export function schemaFile(schema: GraphQLSchema): Router {
  // Printed at the first request, so that the start does not wait for it.
  let text: string | undefined;
  return Router()
    .get('/schema.graphql', (_request, response) => {
      response
        .set('Access-Control-Allow-Origin', '*')
        .type('text/plain')
        .send((text ??= schemaText(schema)));
    })
    .get(CHANGES_PATH, (_request, response) => {
      response.set('Access-Control-Allow-Origin', '*').json(schemaChanges);
    });
}
