import type { ApolloClient, RefetchQueriesInclude } from '@apollo/client';

/**
 * Fetches active queries again after their data has changed. Apollo Client joins an equal request that is still pending. Its response may be older
 * than the change, so another request follows.
 */
export async function refetchChanged(client: ApolloClient, include: RefetchQueriesInclude): Promise<void> {
  const isOnItsWay = [...client.getObservableQueries(include)].some((query) => query.getCurrentResult().loading);
  // Without a connection the page keeps what it shows.
  const refetch = () => client.refetchQueries({ include }).catch(() => undefined);
  if (isOnItsWay) await refetch();
  await refetch();
}
