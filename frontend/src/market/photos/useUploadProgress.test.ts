// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UploadOptions } from '../../lib/files/upload.ts';
import { useUploadProgress } from './useUploadProgress.ts';

const file = new File(['pixels'], 'a.png', { type: 'image/png' });
const listed = { key: '1', name: 'photo 1', id: '1', url: '/photos/1' };

it('shows how much of the new photos was sent until all of it was, and begins again with the next attempt', () => {
  const { result } = renderHook(() => useUploadProgress());
  let context: { fetchOptions?: UploadOptions } = {};
  const start = () => act(() => void (context = result.current.start([listed, { key: '2', name: 'a.png', file }])));
  const shownAfter = (sent: number) => {
    act(() => context.fetchOptions!.onProgress!({ sent, total: 6 }));
    return result.current.progress;
  };
  expect(result.current.progress).toBeUndefined();
  start();
  expect(result.current.progress).toEqual({ sent: 0, total: 0 });
  expect(shownAfter(3)).toEqual({ sent: 3, total: 6 });
  expect(shownAfter(6)).toBeUndefined();
  start();
  expect(result.current.progress).toEqual({ sent: 0, total: 0 });
});

it('leaves the request of a listing without new photos as it is', () => {
  const { result } = renderHook(() => useUploadProgress());
  let context: object | undefined;
  act(() => void (context = result.current.start([listed])));
  expect(context).toEqual({});
  expect(result.current.progress).toBeUndefined();
});
