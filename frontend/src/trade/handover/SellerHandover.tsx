import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { pick } from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { confirmHandoverInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { CodeInput } from '../../ui/forms/CodeInput.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { OrderHandoverFragment } from './handoverFragment.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import { codeInQrText } from './qr/qrText.ts';

const QrScanner = lazyComponent({ load: async () => (await import('./qr/QrScanner.tsx')).QrScanner, message: 'The scanner could not be loaded.' });

const ConfirmHandoverMutation = graphql(
  `
    mutation ConfirmHandover($orderId: ID!, $code: String!) {
      confirmHandover(input: { orderId: $orderId, code: $code }) {
        message
        pointsAwarded
        pointsNote
        order {
          id: databaseId
          ...OrderHandover
        }
      }
    }
  `,
  OrderHandoverFragment,
);

interface Props {
  order: FragmentType<typeof OrderHandoverFragment>;
  /** Name of the buyer. */
  buyer: string;
}

const schema = pick(confirmHandoverInput, { code: true });

function CodeForm({ orderId }: { orderId: string }) {
  const [confirmHandover] = useMutation(ConfirmHandoverMutation);
  const [scanning, setScanning] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { code: '' },
    draft: `handover:${orderId}`,
    secret: ['code'],
    send: async ({ code }) => {
      const { data } = await confirmHandover({ variables: { orderId, code } });
      const { message, pointsAwarded, pointsNote } = data!.confirmHandover;
      toast.success(pointsNote && pointsAwarded === 0 ? `${message} ${pointsNote}` : message);
    },
    failure: ({ message }) => message ?? 'The code could not be checked. Please try again.',
  });
  const scanned = (text: string) => {
    const code = codeInQrText(text, orderId);
    if (!code) return form.setError('code', { message: 'This is not the code of this order. Ask the buyer to show it again.' });
    setScanning(false);
    form.setValue('code', code);
    element.current!.requestSubmit();
  };
  const error = errorOf('code') ?? errorOf('root');
  return (
    <form ref={element} onSubmit={submit} noValidate>
      {scanning ? (
        <Stack gap="4">
          <QrScanner onText={scanned} onClose={() => setScanning(false)} />
          <FormError>{error}</FormError>
        </Stack>
      ) : (
        <Stack gap="4">
          <Controller
            control={form.control}
            name="code"
            render={({ field }) => <CodeInput value={field.value} onChange={field.onChange} inputRef={field.ref} error={error} />}
          />
          <Button type="submit" minH="11" loading={locked} disabled={form.watch('code').length !== 6}>
            Confirm the handover
          </Button>
          <Button type="button" minH="11" variant="outline" onClick={() => setScanning(true)}>
            Scan the QR code
          </Button>
        </Stack>
      )}
    </form>
  );
}

/** Seller's part of a handover: the field for the buyer's code, which is typed or scanned. */
export function SellerHandover({ order, buyer }: Props) {
  const shown = useFragmentData(OrderHandoverFragment, order);
  if (!shown?.viewerCanConfirmHandover) return null;
  return (
    <Stack gap="4">
      <Text>
        {buyer} has a code of six digits for you. Enter or scan it when you hand the thing over{hasPoints && ': then you can spend your 100 points'}.
      </Text>
      <CodeForm orderId={shown.id} />
    </Stack>
  );
}
