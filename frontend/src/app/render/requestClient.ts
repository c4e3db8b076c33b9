import { ApolloClient, ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { from, map } from 'rxjs';
import { makeCache } from '../../apollo/cache/cachePolicies.ts';

/** Operation for the server to execute. The hash identifies the query text in the manifest. */
export interface ServerOperation {
  hash: string;
  operationName: string;
  variables: OperationVariables;
}

/** Executes an operation as a guest, in this process. Rejects if the operation has errors. */
export type ExecuteOnServer = (operation: ServerOperation) => Promise<Record<string, unknown>>;

/** Document with the hash that codegen added. */
type PersistedDocument = DocumentNode & { __meta__: { hash: string } };

/**
 * Creates a client for one request. Nothing of it outlives the request, so that no visitor receives another visitor's data. Data is not masked:
 * components read their fragments from the objects themselves (`useFragmentData.ts`) instead of from the cache.
 */
export function requestClient(execute: ExecuteOnServer): ApolloClient {
  const link = new ApolloLink(({ query, operationName = '', variables }) =>
    from(execute({ hash: (query as PersistedDocument).__meta__.hash, operationName, variables })).pipe(map((data) => ({ data }))),
  );
  return new ApolloClient({
    // Each result is read once. A result cache would stay in memory for several garbage collections after the request.
    cache: makeCache({ resultCaching: false }),
    ssrMode: true,
    link,
  });
}
