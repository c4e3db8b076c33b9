// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSystem } from '../theme/theme.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { isAnswered, type InstallPrompt } from './installPrompt.ts';

const media = (standalone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: standalone && query.includes('standalone'), addEventListener: () => undefined }));

const shown = () => {
  render(
    <ChakraProvider value={makeSystem()}>
      <InstallOffer />
    </ChakraProvider>,
  );
  return screen.queryByRole('region');
};

const prompt = vi.fn<InstallPrompt['prompt']>();

beforeEach(() => {
  globalThis.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  isAnswered.set(false);
  media(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("installs the app with the browser's prompt and asks once", () => {
  expect(shown()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

it('does not ask again after "Not now"', () => {
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  cleanup();
  expect(shown()).toBeNull();
});

it('does not ask when the app is installed or the browser cannot install it', () => {
  media(true);
  expect(shown()).toBeNull();
  media(false);
  globalThis.installPrompt = undefined;
  expect(shown()).toBeNull();
});
