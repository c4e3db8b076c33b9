import { useMutation } from '@apollo/client/react';
import { Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { pick } from 'zod/mini';
import { declineSwapInput } from '../../gql/forms.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { DeclineSwapMutation } from './swapDocuments.ts';

const schema = pick(declineSwapInput, { reason: true });

/** Dialog that declines a swap and asks for the reason, which the other people see. */
export function DeclineSwapDialog({ proposalId, onClose }: { proposalId: string; onClose: () => void }) {
  const [decline] = useMutation(DeclineSwapMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: '' },
    draft: `decline-swap:${proposalId}`,
    send: async ({ reason }) => {
      await decline({ variables: { input: { proposalId, reason } } });
      onClose();
    },
    failure: ({ message }) => message ?? 'The swap could not be declined. Try again.',
  });
  return (
    <FormDialog title="Decline the swap" yes="Decline" no="Back" locked={locked} error={errorOf('root')} onSubmit={submit} onClose={onClose}>
      <Text color="fg.muted">It ends for all of its people. For 30 days you are not offered the same listing.</Text>
      <FormField label="Why? The others read it" error={errorOf('reason')}>
        <Textarea recipe={textareaRecipe} {...form.register('reason')} rows={3} />
      </FormField>
    </FormDialog>
  );
}
