import { useMutation } from '@apollo/client/react';
import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { pick } from 'zod/mini';
import { disputeDeliveryInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import { OrderHandoverFragment } from './handoverFragment.ts';

const DisputeDeliveryMutation = graphql(
  `
    mutation DisputeDelivery($input: DisputeDeliveryInput!) {
      disputeDelivery(input: $input) {
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

const schema = pick(disputeDeliveryInput, { reason: true });

/** Form of the buyer's objection to a delivery. */
export function DisputeForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const [disputeDelivery] = useMutation(DisputeDeliveryMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: '' },
    draft: `objection:${orderId}`,
    send: async ({ reason }, idempotencyKey) => {
      const { data } = await disputeDelivery({ variables: { input: { orderId, reason, idempotencyKey } } });
      toast.success(data!.disputeDelivery.message);
      onDone();
    },
    failure: ({ message }) => message ?? 'This could not be sent. Please try again.',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Text>An administrator reads this and decides.{hasPoints && ' Until then the seller cannot spend the points for the order.'}</Text>
        <FormField label="What is wrong?" error={errorOf('reason')} required>
          <Textarea recipe={textareaRecipe} {...form.register('reason')} rows={4} />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <HStack>
          <Button type="submit" loading={locked}>
            Send
          </Button>
          <Button type="button" variant="outline" onClick={onDone}>
            Back
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
