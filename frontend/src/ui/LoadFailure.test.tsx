// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSystem } from './theme/theme.ts';
import { LoadFailure } from './elements/LoadFailure.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (message: string, onRetry = () => {}) =>
  render(
    <ChakraProvider value={makeSystem()}>
      <LoadFailure message={message} onRetry={onRetry} />
    </ChakraProvider>,
  );

/** Returns the text of the failure message while there is no network. */
function shownOffline(message: string): string | null | undefined {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(message);
  return screen.getAllByRole('alert').at(-1)?.querySelector('p')?.textContent;
}

it('says only once that the network is down, even if the message says so', () => {
  expect(shownOffline('The reviews could not be loaded.')).toBe('The reviews could not be loaded. You are offline.');
  expect(shownOffline('The change could not be saved. You are offline.')).toBe('The change could not be saved. You are offline.');
});

it('retries when the network is back, and every second for ten seconds while that fails', () => {
  vi.useFakeTimers();
  const retry = vi.fn();
  let shown = show('The reviews could not be loaded.', retry);
  const failAfter = (milliseconds: number): number => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    // During a retry the page shows a loading state instead of the failure.
    shown.unmount();
    shown = show('The reviews could not be loaded.', retry);
    return retry.mock.calls.length;
  };
  expect(failAfter(60_000)).toBe(0);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(failAfter(0)).toBe(1);
  expect(failAfter(1_000)).toBe(2);
  expect(failAfter(9_000)).toBe(3);
  expect(failAfter(60_000)).toBe(4);
  expect(failAfter(60_000)).toBe(4);
});

it('retries when a request that began before the network was back fails', () => {
  vi.useFakeTimers();
  act(() => void window.dispatchEvent(new Event('online')));
  const retry = vi.fn();
  show('The reviews could not be loaded.', retry);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(retry).toHaveBeenCalledOnce();
});
