// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, Observable, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeCache } from '../../apollo/cache/cachePolicies.ts';
import { makeSystem } from '../../ui/theme/theme.ts';
import { OrderHandoverFragment } from './handoverFragment.ts';
import { SellerHandover } from './SellerHandover.tsx';

vi.mock('../../ui/dialogs/toaster.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
// Camera that reads the text that the test types.
vi.mock('./qr/QrScanner.tsx', () => ({
  QrScanner: ({ onText }: { onText: (text: string) => void }) => <input aria-label="Camera" onChange={(event) => onText(event.target.value)} />,
}));

const order = {
  __typename: 'Order' as const,
  id: '5',
  status: 'PENDING' as const,
  handoverCode: null,
  handoverConfirmedAt: null,
  handoverProof: null,
  upiLink: null,
  viewerCanConfirmHandover: true,
  viewerCanConfirmReceived: false,
  viewerCanDispute: false,
  dispute: null,
};

/** Renders the seller's part of a handover in which every code is wrong. Returns the codes that were sent. */
function handover(): unknown[] {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables.code);
    return new Observable((observer) => {
      observer.next({ errors: [{ message: 'This is not the code', extensions: { code: 'INVALID_INPUT' } }] });
      observer.complete();
    });
  });
  const cache = makeCache();
  cache.writeFragment({ fragment: OrderHandoverFragment, data: order as never });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache })}>
      <ChakraProvider value={makeSystem()}>
        <SellerHandover order={order as unknown as FragmentType<typeof OrderHandoverFragment>} buyer="Asha" />
      </ChakraProvider>
    </ApolloProvider>,
  );
  return sent;
}

const scan = async (text: string) => {
  if (!screen.queryByLabelText('Camera')) fireEvent.click(screen.getByRole('button', { name: 'Scan the QR code' }));
  fireEvent.change(await screen.findByLabelText('Camera'), { target: { value: text } });
};

it('sends the code of a scanned picture at once and shows why it was rejected', async () => {
  const sent = handover();
  await scan('CAMPUSCART:5:123456');
  await waitFor(() => expect(sent).toEqual(['123456']));
  expect(await screen.findByText('This is not the code')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Digit 1').value).toBe('1');
});

it("keeps scanning after another order's picture and stores no code", async () => {
  const sent = handover();
  await scan('CAMPUSCART:6:123456');
  expect(await screen.findByText('This is not the code of this order. Ask the buyer to show it again.')).toBeTruthy();
  expect(sent).toEqual([]);
  await scan('CAMPUSCART:5:654321');
  await waitFor(() => expect(sent).toEqual(['654321']));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('654321');
});
