import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useFragmentData } from '../apollo/useFragmentData.ts';
import { graphql } from '../gql/index.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { CodeInput } from '../ui/CodeInput.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { toast } from '../ui/toaster.ts';
import { OrderHandoverFragment } from './handoverFragment.ts';
import { codeInQrText } from './qrText.ts';

const QrScanner = lazyComponent({ load: async () => (await import('./QrScanner.tsx')).QrScanner, message: 'The scanner could not be loaded.' });

const ConfirmHandoverMutation = graphql(`
  mutation ConfirmHandover($orderId: ID!, $code: String!) {
    confirmHandover(input: { orderId: $orderId, code: $code }) {
      message
      order {
        id
        ...OrderHandover
      }
    }
  }
`);

interface Props {
  order: FragmentType<typeof OrderHandoverFragment>;
  /** Name of the buyer. */
  buyer: string;
}

/** The seller types or scans the code that the buyer shows. */
export function SellerHandover({ order, buyer }: Props) {
  const shown = useFragmentData(OrderHandoverFragment, order);
  const [confirmHandover, { loading }] = useMutation(ConfirmHandoverMutation);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [scanning, setScanning] = useState(false);
  if (!shown?.viewerCanConfirmHandover) return null;
  const { id } = shown;
  const confirm = async (entered: string) => {
    setError('');
    try {
      const { data } = await confirmHandover({ variables: { orderId: id, code: entered } });
      toast.success(data!.confirmHandover.message);
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'The code could not be checked. Please try again.');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm(code);
  };
  const scanned = (text: string) => {
    const found = codeInQrText(text, id);
    if (!found) return setError('This is not the code of this order. Ask the buyer to show it again.');
    setScanning(false);
    setCode(found);
    void confirm(found);
  };
  return (
    <Stack gap="4">
      <Text>{buyer} has a code of six digits for you. Enter or scan it when you hand the thing over: your 100 points come with it.</Text>
      {scanning ? (
        <>
          <QrScanner onText={scanned} onClose={() => setScanning(false)} />
          {error && (
            <Text role="alert" color="bad.fg">
              {error}
            </Text>
          )}
        </>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="4">
            <CodeInput value={code} onChange={setCode} error={error} />
            <Button type="submit" minH="11" loading={loading} disabled={code.length !== 6}>
              Confirm the handover
            </Button>
            <Button type="button" minH="11" variant="outline" onClick={() => setScanning(true)}>
              Scan the QR code
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
