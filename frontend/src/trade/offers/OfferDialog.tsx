import { useMutation } from '@apollo/client/react';
import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { pick } from 'zod/mini';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { makeOfferInput } from '../../gql/forms.ts';
import { formatAmount, formatPrice } from '../../lib/format/format.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { CounterOfferMutation, MakeOfferMutation } from './offerDocuments.ts';
import { SwapSide } from './SwapSide.tsx';
import { signed, useSwapSide, type Thing } from './useSwapSide.ts';

/** Kind of an offer. */
type Side = 'money' | 'swap';

interface Props {
  /** Product of a first offer, or the offer to counter. */
  of: { productId: string } | { offerId: string };
  /** Price so far. */
  price: number;
  /** Product of the countered offer, if it is listed. */
  product?: { id: string; price: number } | null | undefined;
  /** Id of the buyer, whose listings can be given. */
  buyerId: string;
  /** Listings that the countered offer gives. `topUp` is the money that its buyer adds. */
  gives?: readonly Thing[] | undefined;
  topUp?: number | null | undefined;
  /** Called with the id of the conversation once the offer is made. */
  onMade?: (conversationId: string) => void;
  onClose: () => void;
}

// Offers and counter-offers have the same rule for prices.
const schema = pick(makeOfferInput, { price: true });

/** Returns the error text. A key that was used for another price belongs to an offer whose response was lost. */
const failureOf = ({ code, message }: RequestError): string =>
  code === 'IDEMPOTENCY_CONFLICT'
    ? 'Your offer at another price was already made. You find it in your chats.'
    : message || 'The offer could not be made. Try again.';

const NOTHING: readonly Thing[] = [];

/** Buttons to choose the kind of the offer. */
function Sides({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const kinds: [Side, string][] = [
    ['money', 'Money'],
    ['swap', 'Swap'],
  ];
  return (
    <Flex gap="2" role="group" aria-label="What you offer">
      {kinds.map(([kind, label]) => (
        <Button
          key={kind}
          type="button"
          flex="1"
          minH="11"
          variant={kind === side ? 'solid' : 'outline'}
          aria-pressed={kind === side}
          onClick={() => onSide(kind)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

/** Returns the form of an offer of either kind. */
function useOfferForm({ of, price, product, gives = NOTHING, topUp, onMade, onClose }: Props) {
  const [make] = useMutation(MakeOfferMutation);
  const [counter] = useMutation(CounterOfferMutation);
  const isCounter = 'offerId' in of;
  const [side, setSide] = useState<Side>(gives.length > 0 ? 'swap' : 'money');
  const isSwap = side === 'swap';
  const made = useDraftForm({
    schema,
    defaultValues: { price: topUp ? String(Math.abs(topUp)) : '' },
    draft: isCounter ? `counter-offer:${of.offerId}` : `offer:${of.productId}`,
    send: async ({ price: wanted }, idempotencyKey) => {
      const giveProductIds = isSwap ? swap.things.map(({ id }) => id) : isCounter ? [] : undefined;
      const input = { price: isSwap ? signed(swap.payer, wanted) : wanted, giveProductIds, idempotencyKey };
      const { offer } = isCounter
        ? (await counter({ variables: { input: { ...input, ...of } } })).data!.counterOffer
        : (await make({ variables: { input: { ...input, ...of } } })).data!.makeOffer;
      onMade?.(offer.conversation.id);
      onClose();
    },
    failure: failureOf,
  });
  const setAmount = (amount: number) => made.form.setValue('price', String(amount), { shouldValidate: true });
  const swap = useSwapSide({ given: gives, topUp: topUp ?? 0, price: product?.price ?? price, onAmount: setAmount });
  const change = (next: Side) => {
    setSide(next);
    if (next === 'swap') swap.choose(swap.things);
    else made.form.resetField('price', { defaultValue: '' });
  };
  return { ...made, isCounter, isSwap, swap, side, change };
}

/** Returns a submit handler that first checks two things: a swap must give something, and a price above the asking price must be confirmed. */
function useQuestions({ price }: Props, { form, isCounter, isSwap, swap, submit }: ReturnType<typeof useOfferForm>) {
  // Offered price above the asking price, which needs a second tap.
  const [tooHigh, setTooHigh] = useState<number>();
  const [nothingGiven, setNothingGiven] = useState(false);
  const wanted = schema.safeParse(form.watch()).data?.price;
  const isAsked = !isSwap && tooHigh !== undefined && wanted === tooHigh;
  const isEmpty = isSwap && swap.things.length === 0;
  const isHigh = !isSwap && !isCounter && wanted !== undefined && wanted > price && !isAsked;
  const askOrSubmit = (event: FormEvent) => {
    setNothingGiven(isEmpty);
    if (!isEmpty && !isHigh) return submit(event);
    event.preventDefault();
    if (isHigh) setTooHigh(wanted);
  };
  return { askOrSubmit, asked: isAsked ? wanted : undefined, thingsError: nothingGiven && isEmpty ? 'Choose what is given' : undefined };
}

/** Note with the current price, and what happens to the offer. */
function Note({ price, product, isCounter, isSwap }: Pick<Props, 'price' | 'product'> & { isCounter: boolean; isSwap: boolean }) {
  if (isSwap)
    return (
      <>
        The price is {formatPrice(product?.price ?? price)}. Your offer waits 48 hours for an answer. Once it is accepted, both sides owe what they
        give.
      </>
    );
  return (
    <>
      {isCounter ? 'The offer is' : 'The price is'} {formatPrice(price)}. Your offer waits 48 hours for an answer. Once it is accepted, the item is
      ordered at your price.
    </>
  );
}

/** Dialog that makes an offer or a counter-offer of money or of listings. If the response is lost, a retry creates no second offer. */
export function OfferDialog(props: Props) {
  const { of, product, price, buyerId, onClose } = props;
  const offer = useOfferForm(props);
  const { form, locked, errorOf, isCounter, isSwap, swap, side, change } = offer;
  const { askOrSubmit, asked, thingsError } = useQuestions(props, offer);
  const isBuyer = useViewer()?.id === buyerId;
  const sendText = asked === undefined ? 'Send offer' : `Offer ${formatAmount(asked)} anyway`;
  return (
    <FormDialog
      title={isCounter ? 'Offer something else' : 'Make an offer'}
      yes={isCounter ? 'Send counter-offer' : sendText}
      no="Cancel"
      destructive={false}
      locked={locked}
      error={errorOf('root')}
      onSubmit={askOrSubmit}
      onClose={onClose}
    >
      <Sides side={side} onSide={change} />
      <Text color="fg.muted">
        <Note price={price} product={product} isCounter={isCounter} isSwap={isSwap} />
      </Text>
      {isSwap ? (
        <SwapSide
          buyerId={buyerId}
          wantedFor={'productId' in of ? of.productId : product?.id}
          isBuyer={isBuyer}
          swap={swap}
          amount={form.register('price')}
          amountError={errorOf('price')}
          thingsError={thingsError}
        />
      ) : (
        <FormField label="Your price" error={errorOf('price')} required>
          <Input {...form.register('price')} inputMode="decimal" />
        </FormField>
      )}
      {asked !== undefined && <Text role="alert">{`That is more than the price of ${formatPrice(price)}. Did you mean it?`}</Text>}
    </FormDialog>
  );
}
