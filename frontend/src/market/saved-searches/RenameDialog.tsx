import { useMutation } from '@apollo/client/react';
import { Input } from '@chakra-ui/react';
import { pick } from 'zod/mini';
import { updateSavedSearchInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const RenameMutation = graphql(`
  mutation RenameSavedSearch($id: ID!, $name: String) {
    updateSavedSearch(input: { id: $id, name: $name }) {
      savedSearch {
        id: databaseId
        name
      }
    }
  }
`);

const schema = pick(updateSavedSearchInput, { name: true });

/** Dialog that asks for another name of a saved search. */
export function RenameDialog({ search, onClose }: { search: { id: string; name: string }; onClose: () => void }) {
  const { id } = search;
  const [rename] = useMutation(RenameMutation);
  const draft = `saved-search:${id}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { name: search.name },
    draft,
    sendChanges: async (changes) => {
      await rename({ variables: { id, ...changes } });
      onClose();
    },
    failure: ({ message }) => message ?? messages.searchNotSaved,
  });
  const cancel = () => {
    discardDraft(draft);
    onClose();
  };
  return (
    <FormDialog
      title="Rename this search"
      yes="Rename"
      no="Cancel"
      destructive={false}
      locked={locked}
      error={errorOf('root')}
      onSubmit={submit}
      onClose={cancel}
    >
      <FormField label="Name" error={errorOf('name')} required>
        <Input {...form.register('name')} minH="11" />
      </FormField>
    </FormDialog>
  );
}
