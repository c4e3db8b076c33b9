// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSystem } from './theme/theme.ts';
import { LoadFailure } from './elements/LoadFailure.tsx';

afterEach(() => void vi.restoreAllMocks());

/** The text of a failure without a network. */
function shownOffline(message: string): string | null | undefined {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ChakraProvider value={makeSystem()}>
      <LoadFailure message={message} onRetry={() => undefined} />
    </ChakraProvider>,
  );
  return screen.getAllByRole('alert').at(-1)?.querySelector('p')?.textContent;
}

it('says once that there is no network, also where the message says so', () => {
  expect(shownOffline('The reviews could not be loaded.')).toBe('The reviews could not be loaded. You are offline.');
  expect(shownOffline('The change could not be saved. You are offline.')).toBe('The change could not be saved. You are offline.');
});
