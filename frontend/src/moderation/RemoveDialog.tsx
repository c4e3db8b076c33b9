import { Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import type { ActPreviewQueryVariables } from '../gql/graphql.ts';
import { object, text } from '../lib/rules.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { FormField } from '../ui/FormField.tsx';
import { useDraftForm } from '../ui/useDraftForm.ts';
import { ActPreview } from '../undo/ActPreview.tsx';
import { offerUndo } from '../undo/offerUndo.ts';

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

const MAX_LENGTH = 500;

const schema = object({
  reason: text({
    minLength: 1,
    maxLength: MAX_LENGTH,
    emptyMessage: 'Say why, in a sentence or two',
    message: `The reason must have at most ${MAX_LENGTH} characters`,
  }),
});

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
