// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeSystem } from '../theme/theme.ts';
import { showToast, ToastArea } from './ToastArea.tsx';

const show = () =>
  render(
    <MemoryRouter>
      <ChakraProvider value={makeSystem()}>
        <ToastArea />
      </ChakraProvider>
    </MemoryRouter>,
  );

it('the oldest of four toasts is replaced by a new one, even while the pointer is over them', async () => {
  show();
  const say = (title: string) => act(() => showToast({ title, type: 'success' }));
  for (const title of ['First', 'Second', 'Third', 'Fourth']) say(title);
  await screen.findByText('Fourth');
  fireEvent.mouseMove(screen.getByRole('region'));
  say('Fifth');
  await screen.findByText('Fifth');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(screen.queryByText('Second')).not.toBeNull();
});

it('a success removes the errors of earlier attempts but keeps lost points', async () => {
  show();
  act(() => showToast({ title: 'Please fill all required fields', type: 'error' }));
  act(() => showToast({ title: 'Lost 20 points.', type: 'error', icon: '!' }));
  await screen.findByText('Please fill all required fields');
  act(() => showToast({ title: 'OTP sent', type: 'success' }));
  await screen.findByText('OTP sent');
  await waitFor(() => expect(screen.queryByText('Please fill all required fields')).toBeNull());
  expect(screen.queryByText('Lost 20 points.')).not.toBeNull();
});
