// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setCounts } from '../../../apollo/session/useCounts.ts';
import { useMarkShown } from './useMarkShown.ts';

afterEach(() => setCounts());

it('marks again when a notification replaces a marked one and the count stays the same', () => {
  const mark = vi.fn(() => Promise.resolve());
  setCounts({ notifications: 1 });
  renderHook(() => useMarkShown(0, mark));
  expect(mark).toHaveBeenCalledTimes(1);
  act(() => setCounts({ notifications: 1 }));
  expect(mark).toHaveBeenCalledTimes(2);
  act(() => setCounts({ notifications: 0 }));
  expect(mark).toHaveBeenCalledTimes(2);
});

it('marks only once when its own marking is the only change', () => {
  const mark = vi.fn(() => Promise.resolve());
  setCounts({ notifications: 3 });
  const { rerender } = renderHook(({ unread }) => useMarkShown(unread, mark), { initialProps: { unread: 2 } });
  rerender({ unread: 0 });
  expect(mark).toHaveBeenCalledTimes(1);
  rerender({ unread: 1 });
  expect(mark).toHaveBeenCalledTimes(2);
});
