import { useMutation } from '@apollo/client/react';
import { Input } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormError } from '../ui/FormError.tsx';

const RenameMutation = graphql(`
  mutation RenameSavedSearch($id: ID!, $name: String!) {
    updateSavedSearch(input: { id: $id, name: $name }) {
      savedSearch {
        id
        name
      }
    }
  }
`);

const FORM = 'rename-saved-search';

/** Asks for another name of a saved search. */
export function RenameDialog({ search, onClose }: { search: { id: string; name: string }; onClose: () => void }) {
  const [name, setName] = useState(search.name);
  const [error, setError] = useState<string>();
  const [rename, { loading }] = useMutation(RenameMutation);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await rename({ variables: { id: search.id, name } });
      onClose();
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? messages.searchNotSaved);
    }
  };
  return (
    <ConfirmDialog open title="Rename this search" yes="Rename" no="Cancel" busy={loading} form={FORM} onNo={onClose}>
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <Input aria-label="Name" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} minH="11" />
        <FormError>{error}</FormError>
      </form>
    </ConfirmDialog>
  );
}
