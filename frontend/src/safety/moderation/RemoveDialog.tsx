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
  /** Name of what is removed, such as "the listing Guitar". */
  what: string;
  owner: string;
  /** Act whose effects the server counts beforehand; omitted for several objects at once. */
  act?: ActPreviewQueryVariables | undefined;
  /** Removes the content. Resolves to the undo token and its expiry if the act can be undone. */
  remove: (reason: string) => Promise<Parameters<typeof offerUndo>[1]>;
  onClose: () => void;
}

// Removing another user's content always requires a reason. In the inputs of deletions it is optional, because owners need none.
const schema = pick(sanctionUserInput, { reason: true });

/** Dialog that removes another user's content. The reason is mailed to its owner. Typed text survives closing the dialog. */
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
