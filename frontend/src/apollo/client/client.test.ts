// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { beginHydration, endHydration, isShowingHtml } from '../../lib/html/hydration.ts';
import { session } from '../session/session.ts';
import { reportSessionEnded } from '../session/sessionEnd.ts';
import { client } from './client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("clears a session that the server ended once the server's HTML is hydrated", async () => {
  const user = { id: '1', name: 'Gone Student', email: null, phone: null, collegeId: null, role: 'STUDENT' as const, profilePictureUrl: null };
  const reset = vi.spyOn(client, 'resetStore');
  session.set({ user, token: 'dead' });
  beginHydration();
  reportSessionEnded('dead');
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.get()?.token, reset.mock.calls.length]).toEqual(['dead', 0]);
  endHydration();
  expect(isShowingHtml()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.get(), reset.mock.calls.length]).toEqual([null, 1]);
  // Waits for the script of the toast.
  await vi.dynamicImportSettled();
});
