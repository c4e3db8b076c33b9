import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { PreloadedQueryRef } from '@apollo/client/react';
import { firstValueFrom } from 'rxjs';
import { currentClient } from './currentClient.ts';

/** Reference to a query on the server, in place of Apollo's. */
interface ServerQuery<Data> {
  /** Rejects if the query fails. */
  done: Promise<void>;
  data?: Data;
}

const serverQuery = <Data>(ref: PreloadedQueryRef<Data>) => ref as unknown as ServerQuery<Data>;

/**
 * Sends a page's query on the server. Apollo's own references keep the cache of their page in memory until V8 collects old objects, and read the result
 * from the cache three times. This one writes the result into the cache, for the browser, and reads nothing. It executes the link directly, because a
 * client examines each document that it has not seen, and the client of a request has not seen any.
 */
export function queryOnServer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadedQueryRef<Data, Variables> {
  const client = currentClient();
  const ref: ServerQuery<Data> = {
    done: firstValueFrom(ApolloLink.execute(client.link, { query, variables }, { client })).then((result) => {
      const data = result.data as Data;
      client.writeQuery({ query, variables, data: data as never });
      ref.data = data;
    }),
  };
  return ref as unknown as PreloadedQueryRef<Data, Variables>;
}

/** Waits for the result of a query. Rejects if the query fails; the browser then renders the page. */
export const waitOnServer = (ref: PreloadedQueryRef<unknown>): Promise<void> => serverQuery(ref).done;

/** Returns the result of a query that the loader of the route has waited for. */
export const resultOnServer = <Data>(ref: PreloadedQueryRef<Data>): Data => serverQuery(ref).data!;
