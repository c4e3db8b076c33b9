import { useMutation } from '@apollo/client/react';
import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { FormField } from '../ui/FormField.tsx';
import { toast } from '../ui/toaster.ts';

const CreateSynonymMutation = graphql(`
  mutation CreateSynonym($terms: [String!]!) {
    createSearchSynonym(input: { terms: $terms }) {
      searchSynonym {
        id
        terms
      }
    }
  }
`);

const UpdateSynonymMutation = graphql(`
  mutation UpdateSynonym($id: ID!, $terms: [String!]!) {
    updateSearchSynonym(input: { id: $id, terms: $terms }) {
      searchSynonym {
        id
        terms
      }
    }
  }
`);

interface Props {
  /** The synonym to change; null to create one. */
  editing: { id: string } | null;
  /** What the field holds to begin with. */
  terms: string;
  onDone: () => void;
}

/** Creates or changes a synonym; its terms are separated by commas. */
export function SynonymForm({ editing, terms, onDone }: Props) {
  const [text, setText] = useState(terms);
  const [error, setError] = useState<string>();
  const [create, creating] = useMutation(CreateSynonymMutation);
  const [update, updating] = useMutation(UpdateSynonymMutation);
  const send = async () => {
    const list = text.split(',').map((term) => term.trim());
    try {
      await (editing ? update({ variables: { id: editing.id, terms: list } }) : create({ variables: { terms: list } }));
      toast.success(editing ? 'Synonym changed' : 'Synonym created');
      setText('');
      setError(undefined);
      onDone();
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'The synonym could not be saved. Please try again.');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <HStack align="end" gap="3" wrap="wrap">
        <chakra.div flex="1" minW="56">
          <FormField label="Words that mean the same, separated by commas" error={error} required>
            <Input
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder="kettle, electric kettle, ketli"
              autoFocus={terms !== ''}
            />
          </FormField>
        </chakra.div>
        <Button type="submit" loading={creating.loading || updating.loading}>
          {editing ? 'Save' : 'Create synonym'}
        </Button>
        {terms !== '' && (
          <Button variant="outline" onClick={onDone}>
            Cancel
          </Button>
        )}
      </HStack>
    </chakra.form>
  );
}
