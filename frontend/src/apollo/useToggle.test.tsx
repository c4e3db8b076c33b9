// @vitest-environment happy-dom
import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../ui/dialogs/toaster.ts';
import { useToggle } from './useToggle.ts';

interface Answer {
  mark: string;
}
const documentOf = (field: string) => gql`mutation { mark: ${field}(id: "5") }` as TypedDocumentNode<Answer, Record<string, never>>;
const [on, off] = [documentOf('add'), documentOf('remove')];

function shown() {
  const link = new MockLink([
    { request: { query: on }, result: { data: { mark: 'added' } } },
    { request: { query: off }, error: new Error('unreachable') },
  ]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result } = renderHook(() => useToggle({ on, off, failure: 'It stays.' }), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return (isOn: boolean) => act(() => result.current.toggle({ isOn, variables: {} }));
}

it('turns on what is off, and shows why something on could not be turned off', async () => {
  const error = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const toggle = shown();
  expect(await toggle(false)).toEqual({ on: { mark: 'added' } });
  expect(error).not.toHaveBeenCalled();
  expect(await toggle(true)).toBeUndefined();
  expect(error).toHaveBeenCalledWith('It stays.');
});
