// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { of, throwError } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { setSocketState } from '../lib/connection.ts';
import { makeCache } from './cache/cachePolicies.ts';
import { provideClient } from './client/currentClient.ts';
import { preloadLiveQuery } from './preload.ts';
import { usePreloadedQuery } from './usePageQuery.ts';
import { usePollWhileDown } from './usePollWhileDown.ts';

const QUERY = gql`
  query Counter {
    counter
  }
` as TypedDocumentNode<{ counter: number }, Record<string, never>>;

/** Opens a page whose query counts its requests. All requests from number `failing` on fail. */
async function openPage({ failing = Infinity } = {}) {
  let requests = 0;
  const link = new ApolloLink(() => {
    requests += 1;
    return requests >= failing ? throwError(() => new TypeError('offline')) : of({ data: { counter: requests } });
  });
  const client = new ApolloClient({ cache: makeCache(), link });
  const ref = createQueryPreloader(client)(QUERY, { errorPolicy: 'all' }) as PreloadedQueryRef<{ counter: number }>;
  function Page() {
    const { data, error, refresh } = usePreloadedQuery(ref);
    usePollWhileDown(refresh, 20);
    return (
      <button onClick={refresh}>
        {data.counter} {error ? 'not refreshed' : 'fresh'}
      </button>
    );
  }
  const page = (
    <ApolloProvider client={client}>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ApolloProvider>
  );
  // React shows what was suspended in a task of its own.
  await act(async () => void render(page));
  return { requests: () => requests };
}

const shown = () => screen.getByRole('button').textContent;
afterEach(() => act(() => setSocketState('idle')));

it('shows the data of the loader, and newer data after a refetch', async () => {
  await openPage();
  await waitFor(() => expect(shown()).toBe('1 fresh'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shown()).toBe('2 fresh'));
});

it('keeps the shown data when a refetch fails', async () => {
  await openPage({ failing: 2 });
  await waitFor(() => expect(shown()).toBe('1 fresh'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shown()).toBe('1 not refreshed'));
});

it('polls only while the socket is down', async () => {
  const { requests } = await openPage();
  await waitFor(() => expect(shown()).toBe('1 fresh'));
  act(() => setSocketState('down'));
  await waitFor(() => expect(requests()).toBeGreaterThan(2));
  act(() => setSocketState('live'));
  const asked = requests();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(requests()).toBe(asked);
});

const LIST = gql`
  query List($after: String) {
    wantedPosts(after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
      }
    }
  }
` as TypedDocumentNode<{ wantedPosts: { nodes: { id: string }[] } }, { after?: string }>;

it('keeps what was loaded into a live list when it is refetched after a reconnection', async () => {
  const page = (endCursor: string, hasNextPage: boolean) => ({
    __typename: 'WantedPostConnection',
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage },
    nodes: [{ __typename: 'WantedPost', id: endCursor }],
  });
  const link = new ApolloLink(({ variables }) => of({ data: { wantedPosts: variables.after ? page('2', false) : page('1', true) } }));
  const client = new ApolloClient({ cache: makeCache(), link });
  provideClient(() => client);
  await createQueryPreloader(client).toPromise(preloadLiveQuery(LIST, {}));
  await client.query({ query: LIST, variables: { after: '1' }, fetchPolicy: 'network-only' });
  await client.refetchQueries({ include: 'active' });
  expect(client.readQuery({ query: LIST })?.wantedPosts.nodes.map(({ id }) => id)).toEqual(['1', '2']);
});
