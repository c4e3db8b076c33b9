// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnNetwork } from '../../test-network.tsx';
import { OfferDialog } from './OfferDialog.tsx';

vi.mock('../../ui/dialogs/toaster.ts', () => ({ toast: { error: vi.fn() } }));

interface Input {
  price: number;
  idempotencyKey: string;
}

const MADE = { data: { makeOffer: { offer: { id: '1', conversation: { id: '7' } } } } };

/** Renders the dialog on a network that returns the given responses in turn. Returns what was sent, and the conversation that the dialog opened. */
function dialog(...answers: (object | Error)[]) {
  const onMade = vi.fn();
  const component = <OfferDialog of={{ productId: '3' }} price={300} buyerId="1" onMade={onMade} onClose={() => undefined} />;
  const sent = renderOnNetwork(component, answers, ({ input }) => input as Input);
  return { sent, onMade };
}

const offer = async (price: string) => {
  fireEvent.input(await screen.findByLabelText(/Your price/), { target: { value: price } });
  fireEvent.click(screen.getByRole('button', { name: 'Send offer' }));
};
const rejected = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });
const shown = async (text: string) => expect(await screen.findByText(text)).toBeTruthy();

it('resends an offer whose response was lost with the same idempotency key and keeps its price', async () => {
  const { sent, onMade } = dialog(new TypeError('Failed to fetch'), MADE);
  await offer('250');
  await shown('The offer could not be made. Try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('7'));
  expect(sent.map(({ price }) => price)).toEqual([250, 250]);
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey);
});

it('says where to find an offer that was made at another price while its response was lost', async () => {
  const { sent } = dialog(new TypeError('Failed to fetch'), rejected('IDEMPOTENCY_CONFLICT', 'Used already'), rejected('CONFLICT', 'An open offer'));
  await offer('250');
  await shown('The offer could not be made. Try again.');
  await offer('260');
  await shown('Your offer at another price was already made. You find it in your chats.');
  await offer('260');
  await shown('An open offer');
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey);
  expect(sent[2]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
});

it('asks for confirmation of an offer above the price, and again after the price changes', async () => {
  const { sent, onMade } = dialog(MADE);
  await offer('1500');
  await shown('That is more than the price of ₹300. Did you mean it?');
  fireEvent.input(screen.getByLabelText(/Your price/), { target: { value: '400' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Offer ₹400 anyway' }));
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('7'));
  expect(sent.map(({ price }) => price)).toEqual([400]);
});

it('requires a price and sends nothing without one', async () => {
  const { sent } = dialog();
  await offer(' ');
  await shown('Enter a price');
  expect(sent).toEqual([]);
});
