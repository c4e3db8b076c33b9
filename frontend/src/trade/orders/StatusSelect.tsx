import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import type { OrderStatus } from '../../gql/graphql.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { statuses } from './statuses.ts';

export const StatusSelectFragment = graphql(`
  fragment StatusSelect on Order {
    id: databaseId
    status
    viewerCanSetStatus
  }
`);

const SetOrderStatusMutation = graphql(`
  mutation SetOrderStatus($id: ID!, $status: OrderStatus!) {
    setOrderStatus(input: { id: $id, status: $status }) {
      message
      pointsAwarded
      pointsNote
      order {
        id: databaseId
        status
        timeline {
          from
          to
          at
        }
      }
    }
  }
`);

/** Seller's select with the five statuses. */
export function StatusSelect({ order }: { order: FragmentType<typeof StatusSelectFragment> }) {
  const shown = useFragmentData(StatusSelectFragment, order);
  const [setOrderStatus, { loading }] = useMutation(SetOrderStatusMutation);
  if (!shown) return null;
  const { id, status, viewerCanSetStatus } = shown;
  const change = async (to: OrderStatus) => {
    try {
      const { data } = await setOrderStatus({ variables: { id, status: to } });
      const { message, pointsAwarded, pointsNote } = data!.setOrderStatus;
      // Adds the note only if no points were awarded. The points history shows which points can be spent.
      toast.success(pointsNote && pointsAwarded === 0 ? `${message}. ${pointsNote}` : message);
    } catch (error) {
      const { code, message } = requestErrorOf(error);
      toast.error(message || (code ? messages.orderStatusFailed : messages.orderStatusError));
    }
  };
  return (
    <SelectInput
      aria-label={`Status of order ${id}`}
      choices={statuses.map(({ value, label }) => [value, label])}
      root={{ disabled: !viewerCanSetStatus || loading, w: 'full', minW: '40' }}
      value={status}
      onChange={(event) => void change(event.target.value as OrderStatus)}
    />
  );
}
