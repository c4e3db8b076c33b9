import { useMutation } from '@apollo/client/react';
import { Input, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { pick } from 'zod/mini';
import { makeOfferInput } from '../../gql/forms.ts';
import { formatAmount, formatPrice } from '../../lib/format/format.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
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

// An offer and a counter-offer have the same rule of prices.
const schema = pick(makeOfferInput, { price: true });

/** A key that was used for another price belongs to an offer whose response was lost. */
const failureOf = ({ code, message }: RequestError): string =>
  code === 'IDEMPOTENCY_CONFLICT'
    ? 'Your offer at another price was already made. You find it in your chats.'
    : message || 'The offer could not be made. Try again.';

/** Makes an offer or a counter-offer. A repeated submit after a lost response makes it once. */
export function OfferDialog({ of, price, onMade, onClose }: Props) {
  const [make] = useMutation(MakeOfferMutation);
  const [counter] = useMutation(CounterOfferMutation);
  const isCounter = 'offerId' in of;
  // An offered price above the asking price, which needs a second tap.
  const [tooHigh, setTooHigh] = useState<number>();
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { price: '' },
    draft: isCounter ? `counter-offer:${of.offerId}` : `offer:${of.productId}`,
    send: async ({ price: wanted }, idempotencyKey) => {
      const input = { price: wanted, idempotencyKey };
      const { offer } = isCounter
        ? (await counter({ variables: { input: { ...input, ...of } } })).data!.counterOffer
        : (await make({ variables: { input: { ...input, ...of } } })).data!.makeOffer;
      onMade?.(offer.conversation.id);
      onClose();
    },
    failure: failureOf,
  });
  const wanted = schema.safeParse(form.watch()).data?.price;
  const isAsked = tooHigh !== undefined && wanted === tooHigh;
  const askOrSubmit = (event: FormEvent) => {
    if (isCounter || wanted === undefined || wanted <= price || isAsked) return submit(event);
    event.preventDefault();
    setTooHigh(wanted);
  };
  return (
    <FormDialog
      title={isCounter ? 'Offer another price' : 'Make an offer'}
      yes={isCounter ? 'Send counter-offer' : isAsked ? `Offer ${formatAmount(wanted)} anyway` : 'Send offer'}
      no="Cancel"
      destructive={false}
      locked={locked}
      error={errorOf('root')}
      onSubmit={askOrSubmit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {isCounter ? 'The offer is' : 'The price is'} {formatPrice(price)}. Your offer waits 48 hours for an answer. Once it is accepted, the item is
        ordered at your price.
      </Text>
      <FormField label="Your price" error={errorOf('price')} required>
        <Input {...form.register('price')} inputMode="decimal" />
      </FormField>
      {isAsked && <Text role="alert">{`That is more than the price of ${formatPrice(price)}. Did you mean it?`}</Text>}
    </FormDialog>
  );
}
