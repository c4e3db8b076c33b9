// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { makeSystem } from '../theme/theme.ts';
import { BusyButton } from './BusyButton.tsx';

function Opener({ open }: { open: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ChakraProvider value={makeSystem()}>
      <BusyButton
        onClick={() => {
          setOpen(true);
          return open();
        }}
      >
        Open
      </BusyButton>
      {isOpen && <p>What it opens</p>}
    </ChakraProvider>
  );
}

it('looks busy before what it opens is rendered, and ignores clicks until then', async () => {
  let finish = () => {};
  const open = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Opener open={open} />);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).not.toBe('true');

  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('What it opens')).toBeNull();
  fireEvent.click(button);
  expect(open).toHaveBeenCalledOnce();

  await act(async () => finish());
  expect(screen.getByText('What it opens')).toBeTruthy();
  expect(button.getAttribute('aria-disabled')).not.toBe('true');
});
