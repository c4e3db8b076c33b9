import { Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { pick } from 'zod/mini';
import { refuseListingInput } from '../../gql/forms.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

interface Props {
  name: string;
  owner: string;
  refuse: (reason: string) => Promise<void>;
  onClose: () => void;
}

const schema = pick(refuseListingInput, { reason: true });

/** Dialog that refuses to publish a listing, with a reason that its seller sees. Typed text survives closing the dialog. */
export function RefuseDialog({ name, owner, refuse, onClose }: Props) {
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: '' },
    draft: `refuse:${name}`,
    send: async ({ reason }) => {
      await refuse(reason);
      onClose();
    },
    failure: ({ message }) => message ?? 'It could not be refused. Please try again.',
  });
  return (
    <FormDialog title={`Refuse ${name}?`} yes="Refuse" no="Cancel" locked={locked} error={errorOf('root')} onSubmit={submit} onClose={onClose}>
      <Text>{owner} reads your reason, loses nothing, and can change the listing.</Text>
      <FormField label="Reason" error={errorOf('reason')} required>
        <Textarea recipe={textareaRecipe} {...form.register('reason')} rows={3} />
      </FormField>
    </FormDialog>
  );
}
