// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../../ui/dialogs/toaster.ts';
import { renderOnNetwork } from '../../test-network.tsx';
import { ResumeButton } from './ResumeButton.tsx';

vi.mock('../../ui/dialogs/toaster.ts', () => ({ toast: { error: vi.fn() } }));

const RESUMED = { data: { resumeWebhook: { webhook: { id: '5', status: 'ACTIVE', statusReason: null, lag: 0 } } } };
const rejected = (message: string, extensions: object) => ({ data: null, errors: [{ message, extensions }] });

/** Renders the button on a network that returns the given responses in turn. Returns the positions that were sent. */
function button(...answers: object[]): unknown[] {
  const sent = renderOnNetwork(<ResumeButton id="5" />, answers, ({ from }) => from as unknown);
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  return sent;
}

it('offers to continue from the oldest stored event when the events after which the webhook stopped are gone', async () => {
  const gone = { code: 'INVALID_INPUT', fields: [{ field: 'from', message: 'gone' }], details: { oldest: '120' } };
  const sent = button(rejected('gone', gone), RESUMED);
  expect(await screen.findByText('Go on with the oldest events that are kept?')).toBeTruthy();
  expect(sent).toEqual([null]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(sent).toEqual([null, '119']));
  expect(toast.error).not.toHaveBeenCalled();
});

it('shows any other failure without asking', async () => {
  button(rejected('There is no such webhook', { code: 'NOT_FOUND' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('There is no such webhook'));
  expect(screen.queryByText('Go on with the oldest events that are kept?')).toBeNull();
});
