import type { ApolloClient, RefetchQueriesInclude } from '@apollo/client';

/**
 * Fetches active queries again after what they show has changed. Apollo Client has a query join an equal request that is on its way, whose response may
 * be older than the change: then another one follows.
 */
export async function refetchChanged(client: ApolloClient, include: RefetchQueriesInclude): Promise<void> {
  const isOnItsWay = [...client.getObservableQueries(include)].some((query) => query.getCurrentResult().loading);
  // Without a connection what is shown stays.
  const refetch = () => client.refetchQueries({ include }).catch(() => undefined);
  if (isOnItsWay) await refetch();
  await refetch();
}
