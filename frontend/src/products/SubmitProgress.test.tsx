// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSystem } from '../ui/theme.ts';
import { SubmitProgress } from './SubmitProgress.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stepsShown(hasPhoto: boolean): (string | null)[] {
  render(
    <ChakraProvider value={makeSystem()}>
      <SubmitProgress hasPhoto={hasPhoto} />
    </ChakraProvider>,
  );
  return Array.from({ length: 6 }, () => {
    const { textContent } = screen.getByRole('status');
    act(() => void vi.advanceTimersByTime(2000));
    return textContent;
  });
}

it('shows each step of the review once and stays at the last', () => {
  expect(stepsShown(true)).toEqual([
    'Checking with the marketplace norms...',
    'Validating image with AI...',
    'Analysing description with AI...',
    'Ensuring compliance with standards...',
    'Final verification...',
    'Final verification...',
  ]);
});

it('names no picture step without a new photo', () => {
  expect(stepsShown(false)).not.toContain('Validating image with AI...');
});
