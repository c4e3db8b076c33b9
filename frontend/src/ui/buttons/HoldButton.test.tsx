// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD_MS, HoldButton } from './HoldButton.tsx';
import { makeSystem } from '../theme/theme.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown() {
  const onHeld = vi.fn();
  render(
    <ChakraProvider value={makeSystem()}>
      <HoldButton hint="It cannot be undone." onHeld={onHeld}>
        I received it
      </HoldButton>
    </ChakraProvider>,
  );
  return { onHeld, button: screen.getByRole('button') };
}

const wait = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

it('does nothing on a tap and shows that it must be held', () => {
  const { onHeld, button } = shown();
  fireEvent.pointerDown(button, { button: 0 });
  wait(HOLD_MS - 1);
  fireEvent.pointerUp(button);
  fireEvent.click(button, { detail: 1 });
  wait(HOLD_MS * 2);
  expect(onHeld).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Hold the button a moment. It cannot be undone.');
});

it('confirms once when it is held, but not if the pointer leaves before', () => {
  const { onHeld, button } = shown();
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerLeave(button);
  wait(HOLD_MS);
  expect(onHeld).not.toHaveBeenCalled();
  fireEvent.pointerDown(button, { button: 0 });
  expect(button.textContent).toBe('Keep holding…');
  wait(HOLD_MS);
  fireEvent.pointerUp(button);
  fireEvent.click(button, { detail: 1 });
  expect(onHeld).toHaveBeenCalledTimes(1);
});

it.each(['Enter', ' '])('can be held with the key %j, which repeats while it is down', (key) => {
  const { onHeld, button } = shown();
  fireEvent.keyDown(button, { key });
  wait(HOLD_MS / 2);
  fireEvent.keyDown(button, { key, repeat: true });
  wait(HOLD_MS / 2);
  fireEvent.keyUp(button, { key });
  expect(onHeld).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(button, { key });
  fireEvent.keyUp(button, { key });
  wait(HOLD_MS);
  expect(onHeld).toHaveBeenCalledTimes(1);
});

it('asks assistive technology, which clicks without a pointer, for a second click', () => {
  const { onHeld, button } = shown();
  fireEvent.click(button, { detail: 0 });
  expect(onHeld).not.toHaveBeenCalled();
  expect(button.textContent).toBe('Press again: I received it');
  fireEvent.click(button, { detail: 0 });
  expect(onHeld).toHaveBeenCalledTimes(1);
});
