import { ApolloClient, ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { from, map } from 'rxjs';
import { makeCache } from '../../apollo/cache/cachePolicies.ts';

/** An operation as the server executes it: by the hash under which the manifest has its text. */
export interface ServerOperation {
  hash: string;
  operationName: string;
  variables: OperationVariables;
}

/** Executes an operation as a guest, in this process. Rejects where the operation has errors. */
export type ExecuteOnServer = (operation: ServerOperation) => Promise<Record<string, unknown>>;

/** A document with the hash that codegen gave it. */
type PersistedDocument = DocumentNode & { __meta__: { hash: string } };

/**
 * A client for one request. Nothing of it outlives the request, so that no visitor gets what another one read. Data is not masked: components take their
 * fragments from the objects themselves (`useFragmentData.ts`) instead of reading each from the cache.
 */
export function requestClient(execute: ExecuteOnServer): ApolloClient {
  const link = new ApolloLink(({ query, operationName = '', variables }) =>
    from(execute({ hash: (query as PersistedDocument).__meta__.hash, operationName, variables })).pipe(map((data) => ({ data }))),
  );
  return new ApolloClient({
    // Each result is read once; what remembers results would outlive the request by several collections of garbage.
    cache: makeCache({ resultCaching: false }),
    ssrMode: true,
    link,
  });
}
