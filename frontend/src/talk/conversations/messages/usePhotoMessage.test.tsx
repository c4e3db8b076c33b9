// @vitest-environment happy-dom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Observable } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeCache } from '../../../apollo/cache/cachePolicies.ts';
import type { UploadOptions } from '../../../lib/files/upload.ts';
import { usePhotoMessage } from './usePhotoMessage.ts';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
});

interface Request {
  variables: Record<string, unknown>;
  upload: UploadOptions;
  reply: (result: ApolloLink.Result | Error) => void;
}

/** Renders the input of a chat with a chosen photo. Its requests wait for `reply`. */
async function chosen() {
  const requests: Request[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { fetchOptions } = operation.getContext() as { fetchOptions: UploadOptions };
        const reply = (result: ApolloLink.Result | Error) => {
          if (result instanceof Error) return observer.error(result);
          observer.next(result);
          observer.complete();
        };
        fetchOptions.signal?.addEventListener('abort', () => observer.error(new DOMException('cancelled', 'AbortError')));
        requests.push({ variables: operation.variables, upload: fetchOptions, reply });
      }),
  );
  const client = new ApolloClient({ cache: makeCache(), link });
  const { result } = renderHook(() => usePhotoMessage({ orderId: '5' }), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await act(() => result.current.pick(new File(['pixels'], 'a.png', { type: 'image/png' })));
  return { requests, current: () => result.current };
}

const message = { __typename: 'Message', id: '9' };
const stored = { data: { sendMessage: { __typename: 'SendMessagePayload', message } } };

it('shows the upload progress of a photo and removes it from the input once the server has it', async () => {
  const { requests, current } = await chosen();
  const sending = current().send('Look');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.variables).toMatchObject({ orderId: '5', text: 'Look', photo: expect.any(File) as File, key: expect.any(String) as string });
  act(() => requests[0]!.upload.onProgress!({ sent: 3, total: 6 }));
  expect(current().progress).toEqual({ sent: 3, total: 6 });
  await act(async () => {
    requests[0]!.reply(stored);
    expect(await sending).toBe(true);
  });
  expect(current()).toMatchObject({ file: null, progress: undefined, error: undefined });
});

it('keeps a photo that could not be sent and resends it with the same key unless the text changed', async () => {
  const { requests, current } = await chosen();
  for (const text of ['Look', 'Look', 'Look here']) {
    const before = requests.length;
    const sending = current().send(text);
    await waitFor(() => expect(requests).toHaveLength(before + 1));
    await act(async () => {
      requests.at(-1)!.reply(new Error('unreachable'));
      expect(await sending).toBe(false);
    });
  }
  expect(current()).toMatchObject({ file: expect.any(File) as File, error: 'The photo was not sent. Please try again.' });
  const [first, again, other] = requests.map(({ variables }) => variables.key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('keeps a photo whose upload is cancelled and can remove it when it is not being sent', async () => {
  const { requests, current } = await chosen();
  const sending = current().send('Look');
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => {
    current().remove();
    expect(await sending).toBe(false);
  });
  expect(current()).toMatchObject({ file: expect.any(File) as File, progress: undefined, error: undefined });
  act(() => current().remove());
  expect(current().file).toBeNull();
});
