// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { makeSystem } from '../theme/theme.ts';
import { BusyButton } from './BusyButton.tsx';

/** Page with a button that opens something and starts a request without a response. */
function Opener({ onClick }: { onClick: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  const [page, setPage] = useState('This page');
  const open = async () => {
    onClick();
    setOpen(true);
    setWaits(true);
    await new Promise(() => {});
  };
  return (
    <ChakraProvider value={makeSystem()}>
      <BusyButton waits={waits} onClick={() => void open()}>
        Open
      </BusyButton>
      <button onClick={() => startTransition(() => setPage('The next page'))}>Leave</button>
      <p>{page}</p>
      {isOpen && <p>What it opens</p>}
    </ChakraProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows what it opens, ignores clicks while its request is pending, and does not block navigation', async () => {
  const onClick = vi.fn();
  render(<Opener onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button.getAttribute('aria-disabled')).not.toBe('true');
  press('Open');
  expect(await screen.findByText('What it opens')).toBeTruthy();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  press('Open');
  expect(onClick).toHaveBeenCalledOnce();
  press('Leave');
  expect(await screen.findByText('The next page')).toBeTruthy();
});
