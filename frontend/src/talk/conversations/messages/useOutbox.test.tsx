// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeCache } from '../../../apollo/cache/cachePolicies.ts';
import { discardAllDrafts } from '../../../lib/files/draftOwner.ts';
import { session } from '../../../apollo/session/session.ts';
import { pendingMessages } from './outbox.ts';
import { useOutbox } from './useOutbox.ts';

const CHAT = gql`
  query Chat {
    order(id: "5") {
      id: databaseId
      recentMessages(first: 50) {
        nodes {
          id: databaseId
        }
      }
    }
  }
`;

const user = { id: '1', name: 'Asha', email: null, phone: null, collegeId: null, role: 'STUDENT', profilePictureUrl: null } as const;

beforeEach(() => {
  discardAllDrafts();
  session.set({ token: 'token', user });
});

const sender = { __typename: 'User', id: '1', name: 'Asha' };
const ravi = { ...sender, id: '2', name: 'Ravi' };
const message = (id: string, text: string, from = sender) => ({
  __typename: 'Message',
  id,
  text,
  createdAt: '2026-01-01T00:00:00.000Z',
  readAt: null,
  sender: from,
});
const sent = (id: string, text: string) => ({ data: { sendMessage: { __typename: 'SendMessagePayload', message: message(id, text) } } });

/** Renders the outbox of a chat. Its requests wait for `reply`. */
function outbox(messages: readonly ReturnType<typeof message>[] = []) {
  const requests: { variables: Record<string, unknown>; reply: (result: ApolloLink.Result | Error) => void }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const reply = (result: ApolloLink.Result | Error) => {
          if (result instanceof Error) return observer.error(result);
          observer.next(result);
          observer.complete();
        };
        requests.push({ variables, reply });
      }),
  );
  const client = new ApolloClient({ cache: makeCache(), link });
  const recentMessages = { __typename: 'MessageConnection', nodes: [] };
  client.writeQuery({ query: CHAT, data: { order: { __typename: 'Order', id: '5', recentMessages } } });
  const listed = () => client.readQuery<{ order: { recentMessages: { nodes: { id: string }[] } } }>({ query: CHAT })!.order.recentMessages.nodes;
  const { result, unmount, rerender } = renderHook((stored) => useOutbox({ orderId: '5' }, stored), {
    initialProps: messages,
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const shown = () => result.current.pending.map(({ text }) => text);
  return { requests, listed, current: () => result.current, shown, arrive: rerender, unmount };
}

it('shows a message while it is being sent and lists it once when it is stored', async () => {
  const { requests, listed, current } = outbox();
  act(() => current().send('Hello'));
  expect(current().pending).toMatchObject([{ text: 'Hello', failure: null }]);
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]!.reply(sent('9', 'Hello')));
  await waitFor(() => expect(current().pending).toEqual([]));
  expect(listed().map(({ id }) => id)).toEqual(['9']);
});

it('shows a message once when it arrives before its response, along with messages the author writes on another device', async () => {
  const earlier = message('7', 'one');
  const { requests, current, shown, arrive } = outbox([earlier]);
  act(() => current().send('one'));
  act(() => current().send('one'));
  await waitFor(() => expect(requests).toHaveLength(1));
  const others = [message('9', 'On the other device'), message('8', 'one', ravi), earlier];
  arrive(others);
  expect(shown()).toEqual(['one', 'one']);
  const first = [message('10', 'one'), ...others];
  arrive(first);
  expect(shown()).toEqual(['one']);
  act(() => requests[0]!.reply(sent('10', 'one')));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(shown()).toEqual(['one']);
  arrive([message('11', 'one'), ...first]);
  expect(shown()).toEqual([]);
  act(() => requests[1]!.reply(sent('11', 'one')));
  await waitFor(() => expect(pendingMessages()).toEqual([]));
});

it('does not show a stored message as unsent when its response was lost, and resends it with its key', async () => {
  const { requests, current, shown, arrive } = outbox();
  act(() => current().send('Hello'));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]!.reply(new Error('offline')));
  await waitFor(() => expect(current().pending).toMatchObject([{ text: 'Hello', failure: 'Not sent.' }]));
  arrive([message('9', 'Hello')]);
  expect(shown()).toEqual([]);
  act(() => current().retry(pendingMessages()[0]!));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]!.variables).toEqual(requests[0]!.variables);
  act(() => requests[1]!.reply(sent('9', 'Hello')));
  await waitFor(() => expect(pendingMessages()).toEqual([]));
});

it('keeps a message that could not be sent and resends it with the same key', async () => {
  const { requests, current } = outbox();
  act(() => current().send('Hello'));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]!.reply(new Error('offline')));
  await waitFor(() => expect(current().pending).toMatchObject([{ text: 'Hello', failure: 'Not sent.' }]));
  act(() => current().retry(current().pending[0]!));
  expect(current().pending).toMatchObject([{ failure: null }]);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]!.variables).toEqual(requests[0]!.variables);
  act(() => requests[1]!.reply(sent('9', 'Hello')));
  await waitFor(() => expect(current().pending).toEqual([]));
});

it('sends the messages of a chat one after another, and keeps a rejected one with the reason until it is deleted', async () => {
  const { requests, current } = outbox();
  act(() => current().send('one'));
  act(() => current().send('two'));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]!.reply({ data: null, errors: [new GraphQLError('This chat is closed')] }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[0]!.variables.key).not.toBe(requests[1]!.variables.key);
  act(() => requests[1]!.reply(sent('10', 'two')));
  await waitFor(() => expect(current().pending).toMatchObject([{ text: 'one', failure: 'This chat is closed' }]));
  act(() => current().discard(current().pending[0]!));
  expect(current().pending).toEqual([]);
});

it('sends nothing without a network, and the pending messages in order when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { requests, current } = outbox();
  act(() => current().send('one'));
  act(() => current().send('two'));
  await Promise.resolve();
  expect(requests).toEqual([]);
  expect(current().pending).toMatchObject([
    { text: 'one', failure: null },
    { text: 'two', failure: null },
  ]);
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]!.reply(sent('9', 'one')));
  await waitFor(() => expect(requests).toHaveLength(2));
  act(() => requests[1]!.reply(sent('10', 'two')));
  await waitFor(() => expect(current().pending).toEqual([]));
});

it('keeps pending messages while the chat is closed and sends them when it is reopened', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const first = outbox();
  act(() => first.current().send('Hello'));
  first.unmount();
  onLine.mockRestore();
  const second = outbox();
  await waitFor(() => expect(second.requests).toHaveLength(1));
  act(() => second.requests[0]!.reply(sent('9', 'Hello')));
  await waitFor(() => expect(second.current().pending).toEqual([]));
});

it("neither shows nor sends another user's messages, and discards them when that user signs in or at sign-out", () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { current } = outbox();
  act(() => current().send('Hello'));
  act(() => session.set({ token: 'other', user: { ...user, id: '2' } }));
  expect(current().pending).toEqual([]);
  act(() => session.set({ token: 'token', user }));
  expect(current().pending).toEqual([]);
  act(() => current().send('Hello again'));
  act(() => session.set(null));
  act(() => session.set({ token: 'token', user }));
  expect(current().pending).toMatchObject([{ text: 'Hello again' }]);
  discardAllDrafts();
  act(() => session.set(null));
  act(() => session.set({ token: 'token', user }));
  expect(current().pending).toEqual([]);
  onLine.mockRestore();
});
