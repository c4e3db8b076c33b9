import { useMutation } from '@apollo/client/react';
import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { graphql } from '../../../gql/documents.ts';
import { discardDraft } from '../../../lib/files/drafts.ts';
import { object, text } from '../../../lib/texts/rules.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';

const CreateSynonymMutation = graphql(`
  mutation CreateSynonym($terms: [String!]!, $idempotencyKey: String) {
    createSearchSynonym(input: { terms: $terms, idempotencyKey: $idempotencyKey }) {
      searchSynonym {
        id: databaseId
        terms
      }
    }
  }
`);

const UpdateSynonymMutation = graphql(`
  mutation UpdateSynonym($id: ID!, $terms: [String!]!) {
    updateSearchSynonym(input: { id: $id, terms: $terms }) {
      searchSynonym {
        id: databaseId
        terms
      }
    }
  }
`);

interface Props {
  /** Synonym to change; null to create one. */
  editing: { id: string } | null;
  /** Initial value of the field. */
  terms: string;
  onDone: () => void;
}

/** Schema of the terms as typed. The server checks the list of terms. */
const schema = object({ terms: text({ minLength: 0 }) });

/** Form that creates or changes a synonym. Its terms are separated by commas. */
export function SynonymForm({ editing, terms, onDone }: Props) {
  const [create] = useMutation(CreateSynonymMutation);
  const [update] = useMutation(UpdateSynonymMutation);
  const draft = `synonym:${editing?.id ?? `new:${terms}`}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { terms },
    draft,
    afterSuccess: 'reset',
    send: async ({ terms: typed }, idempotencyKey) => {
      const list = typed.split(',').map((term) => term.trim());
      await (editing ? update({ variables: { id: editing.id, terms: list } }) : create({ variables: { terms: list, idempotencyKey } }));
      toast.success(editing ? 'Synonym changed' : 'Synonym created');
      onDone();
    },
    failure: ({ message }) => message ?? 'The synonym could not be saved. Please try again.',
  });
  const cancel = () => {
    discardDraft(draft);
    onDone();
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <HStack align="end" gap="3" wrap="wrap">
        <chakra.div flex="1" minW="56">
          <FormField label="Words that mean the same, separated by commas" error={errorOf('terms') ?? errorOf('root')} required>
            <Input {...form.register('terms')} placeholder="kettle, electric kettle, ketli" autoFocus={terms !== ''} />
          </FormField>
        </chakra.div>
        <Button type="submit" loading={locked}>
          {editing ? 'Save' : 'Create synonym'}
        </Button>
        {terms !== '' && (
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        )}
      </HStack>
    </chakra.form>
  );
}
