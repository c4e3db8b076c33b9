import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { HoldButton } from '../../ui/buttons/HoldButton.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { OrderHandoverFragment } from './handoverFragment.ts';
import { QrCode } from './qr/QrCode.tsx';
import { handoverQrText } from './qr/qrText.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const ConfirmReceivedMutation = graphql(
  `
    mutation ConfirmReceived($orderId: ID!) {
      confirmReceived(input: { orderId: $orderId }) {
        message
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
  /** Name of the seller. */
  seller: string;
}

/** Buyer's part of a handover: the code to show, "I received it", and the objection to a delivery. */
export function BuyerHandover({ order, seller }: Props) {
  const handover = useFragmentData(OrderHandoverFragment, order);
  const [confirmReceived, { loading }] = useMutation(ConfirmReceivedMutation);
  const [objecting, setObjecting] = useState(false);
  if (!handover) return null;
  const { id, handoverCode, upiLink, viewerCanConfirmReceived, viewerCanDispute } = handover;
  const received = async () => {
    try {
      const { data } = await confirmReceived({ variables: { orderId: id } });
      toast.success(data!.confirmReceived.message);
    } catch (error) {
      showFailure(error, 'This could not be confirmed. Please try again.');
    }
  };
  if (objecting) return <DisputeForm orderId={id} onDone={() => setObjecting(false)} />;
  return (
    <Stack gap="4">
      {handoverCode && (
        <Stack gap="3" textAlign="center">
          <Text>Show this code to {seller} when you have the thing in your hands.</Text>
          <Text fontSize="3xl" fontWeight="bold" fontVariantNumeric="tabular-nums" letterSpacing="0.2em" aria-label="Handover code">
            {handoverCode}
          </Text>
          <QrCode text={handoverQrText(id, handoverCode)} label="The handover code as a QR code" />
        </Stack>
      )}
      {upiLink && (
        <Stack as="details" gap="3">
          <Text as="summary" minH="11" cursor="pointer" fontWeight="semibold">
            Pay {seller} by UPI
          </Text>
          <Text color="fg.muted" fontSize="sm" mb="2">
            The money goes to {seller} directly. Pay when you have seen the thing.
          </Text>
          <QrCode text={upiLink} label="The payment as a QR code" />
          <Button asChild minH="11" mt="3" w="full" variant="outline">
            <a href={upiLink}>Open a UPI app</a>
          </Button>
        </Stack>
      )}
      {viewerCanConfirmReceived && (
        <HoldButton
          loading={loading}
          onHeld={() => void received()}
          hint={`Hold it once you have the thing in your hands. ${seller} cannot do this for you, and it cannot be undone.`}
        >
          I received it
        </HoldButton>
      )}
      {viewerCanDispute && (
        <Button minH="11" variant="outline" onClick={() => setObjecting(true)}>
          Something is wrong
        </Button>
      )}
    </Stack>
  );
}
