import { Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { pick } from 'zod/mini';
import { sanctionUserInput } from '../../gql/forms.ts';
import type { ActPreviewQueryVariables } from '../../gql/graphql.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ActPreview } from '../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';

interface Props {
  /** What is removed, such as "the listing Guitar". */
  what: string;
  owner: string;
  /** What the server counts beforehand; left out for several things at once. */
  act?: ActPreviewQueryVariables | undefined;
  /** Returns how it is undone, where it can be. */
  remove: (reason: string) => Promise<Parameters<typeof offerUndo>[1]>;
  onClose: () => void;
}

// Every removal of another's content needs a reason; the inputs of deletions leave it out for one's own.
const schema = pick(sanctionUserInput, { reason: true });

/** Removes another user's content; the reason is mailed to its owner. What was typed survives closing the dialog. */
export function RemoveDialog({ what, owner, act, remove, onClose }: Props) {
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: '' },
    draft: `remove:${what}`,
    send: async ({ reason }) => {
      offerUndo(`Removed. ${owner} will be told why.`, await remove(reason));
      onClose();
    },
    failure: ({ message }) => message ?? 'It could not be removed. Please try again.',
  });
  return (
    <FormDialog title={`Remove ${what}?`} yes="Remove" no="Keep" locked={locked} error={errorOf('root')} onSubmit={submit} onClose={onClose}>
      <Text>{owner} gets a mail with your reason. The removal is noted in the activity log.</Text>
      {act && <ActPreview {...act} />}
      <FormField label="Reason" error={errorOf('reason')} required>
        <Textarea recipe={textareaRecipe} {...form.register('reason')} rows={3} />
      </FormField>
    </FormDialog>
  );
}
