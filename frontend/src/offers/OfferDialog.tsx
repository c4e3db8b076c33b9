import { useMutation } from '@apollo/client/react';
import { Input, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { formatPrice } from '../lib/format.ts';
import { newKey } from '../lib/idempotencyKey.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { FormField } from '../ui/FormField.tsx';
import { CounterOfferMutation, MakeOfferMutation } from './offerDocuments.ts';

interface Props {
  /** The product of a first offer, or the offer that this one answers. */
  of: { productId: string } | { offerId: string };
  /** The price so far. */
  price: number;
  /** Called with the conversation once the offer is made. */
  onMade?: (conversationId: string) => void;
  onClose: () => void;
}

/** Asks for the price of an offer or counter-offer, and makes it. */
export function OfferDialog({ of, price, onMade, onClose }: Props) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const attempt = useRef(newKey());
  const [make, making] = useMutation(MakeOfferMutation);
  const [counter, countering] = useMutation(CounterOfferMutation);
  const isCounter = 'offerId' in of;
  const send = async (wanted: number) => {
    const input = { price: wanted, idempotencyKey: attempt.current };
    if ('offerId' in of) return (await counter({ variables: { input: { ...input, ...of } } })).data!.counterOffer.offer;
    return (await make({ variables: { input: { ...input, ...of } } })).data!.makeOffer.offer;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(wanted) || wanted < 0) return setError('Enter a price');
    try {
      const offer = await send(wanted);
      onMade?.(offer.conversation.id);
      onClose();
    } catch (caught) {
      attempt.current = newKey();
      const { message, fields } = requestErrorOf(caught);
      setError(Object.values(fields)[0] ?? (message || 'The offer could not be made. Try again.'));
    }
  };
  return (
    <ConfirmDialog
      open
      title={isCounter ? 'Offer another price' : 'Make an offer'}
      yes={isCounter ? 'Send counter-offer' : 'Send offer'}
      no="Cancel"
      busy={making.loading || countering.loading}
      form={form}
      onNo={onClose}
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="3">
          <Text color="fg.muted">
            {isCounter ? 'The offer is' : 'The price is'} {formatPrice(price)}. Your offer waits 48 hours for an answer. Once it is accepted, the item
            is ordered at your price.
          </Text>
          <FormField label="Your price">
            <Input inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </FormField>
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </ConfirmDialog>
  );
}
