import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { pick } from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { cancelOrderInput } from '../../gql/forms.ts';
import type { CancelOrderMutation as CancelOrderMutationData, DeclineOrderMutation as DeclineOrderMutationData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ActPreview } from '../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';

export const EndOrderFragment = graphql(`
  fragment EndOrder on Order {
    id: databaseId
    status
    swap {
      id: databaseId
      status
    }
  }
`);

const DeclineOrderMutation = graphql(`
  mutation DeclineOrder($id: ID!, $reason: String!) {
    declineOrder(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      order {
        id: databaseId
        status
        bundle {
          id: databaseId
          total
          names
        }
      }
    }
  }
`);

const CancelOrderMutation = graphql(`
  mutation CancelOrder($id: ID!, $reason: String!) {
    cancelOrder(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      order {
        id: databaseId
        status
        bundle {
          id: databaseId
          total
          names
        }
      }
    }
  }
`);

// Declining and cancelling have the same rule for the reason.
const schema = pick(cancelOrderInput, { reason: true });

const sides = {
  seller: { verb: 'Decline', kind: 'DECLINE_ORDER', mutation: DeclineOrderMutation, done: 'Order declined', other: 'The buyer' },
  buyer: { verb: 'Cancel', kind: 'CANCEL_ORDER', mutation: CancelOrderMutation, done: 'Order cancelled', other: 'The seller' },
} as const;

interface Props {
  order: FragmentType<typeof EndOrderFragment>;
  side: keyof typeof sides;
}

/** Returns what ending an order means for the other people. */
const consequence = (side: keyof typeof sides, isLeg: boolean): string =>
  isLeg
    ? 'The whole swap is cancelled with it. Its people are notified and see your reason. Everything goes back on sale.'
    : `${sides[side].other} is notified and sees your reason. The item goes back on sale.`;

interface DialogProps {
  id: string;
  side: keyof typeof sides;
  /** Whether the order is a leg of a swap. */
  isLeg: boolean;
  onClose: () => void;
}

function EndOrderDialog({ id, side, isLeg, onClose }: DialogProps) {
  const { verb, kind, mutation, done } = sides[side];
  const [send] = useMutation<DeclineOrderMutationData | CancelOrderMutationData, { id: string; reason: string }>(mutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: '' },
    draft: `end:${id}`,
    send: async ({ reason }) => {
      const { data } = await send({ variables: { id, reason } });
      offerUndo(done, data && ('declineOrder' in data ? data.declineOrder : data.cancelOrder));
      onClose();
    },
    failure: ({ message }) => message ?? 'That did not work. Please try again.',
  });
  return (
    <FormDialog
      title={`${verb} this order?`}
      yes={`${verb} order`}
      no="Keep"
      locked={locked}
      error={errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{consequence(side, isLeg)}</Text>
      <ActPreview kind={kind} id={id} />
      <FormField label="Reason" error={errorOf('reason')} required>
        <Textarea recipe={textareaRecipe} {...form.register('reason')} rows={3} />
      </FormField>
    </FormDialog>
  );
}

/**
 * Button that declines or cancels an open order with a reason. Renders nothing once the order is delivered or cancelled, or while its swap is partly
 * done.
 */
export function EndOrderButton({ order, side }: Props) {
  const shown = useFragmentData(EndOrderFragment, order);
  const [asking, setAsking] = useState(false);
  if (!shown) return null;
  const { id, status, swap } = shown;
  if (status === 'DELIVERED' || status === 'CANCELLED' || swap?.status === 'PARTLY_DONE') return null;
  const { verb } = sides[side];
  return (
    <>
      <Button size="sm" minH="11" variant="outline" onClick={() => setAsking(true)} aria-label={`${verb} order ${id}`}>
        {side === 'buyer' ? 'Cancel order' : verb}
      </Button>
      {asking && <EndOrderDialog id={id} side={side} isLeg={Boolean(swap)} onClose={() => setAsking(false)} />}
    </>
  );
}
