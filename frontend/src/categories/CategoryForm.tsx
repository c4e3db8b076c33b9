import { useMutation } from '@apollo/client/react';
import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { FormField } from '../ui/FormField.tsx';
import { toast } from '../ui/toaster.ts';

const CreateCategoryMutation = graphql(`
  mutation CreateCategory($name: String!) {
    createCategory(name: $name) {
      category {
        id
        name
      }
    }
  }
`);

const UpdateCategoryMutation = graphql(`
  mutation UpdateCategory($id: ID!, $name: String!) {
    updateCategory(id: $id, name: $name) {
      category {
        id
        name
      }
    }
  }
`);

interface Props {
  /** The category to rename; a new one is made without it. */
  editing: { id: string; name: string } | null;
  onDone: () => void;
}

/** Makes or renames a category. */
export function CategoryForm({ editing, onDone }: Props) {
  const [name, setName] = useState(editing?.name ?? '');
  const [failure, setFailure] = useState('');
  const [create, { loading: creating }] = useMutation(CreateCategoryMutation);
  const [update, { loading: updating }] = useMutation(UpdateCategoryMutation);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setFailure(messages.categoryRequired);
      return toast.error(messages.categoryRequired);
    }
    try {
      await (editing ? update({ variables: { id: editing.id, name } }) : create({ variables: { name } }));
      toast.success(editing ? messages.categoryUpdated : messages.categoryCreated);
      setName('');
      setFailure('');
      onDone();
    } catch (error) {
      const { message, fields } = problemOf(error);
      setFailure(fields.name ?? '');
      toast.error(message ?? (editing ? messages.categoryUpdateError : messages.categoryCreateError));
    }
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <HStack align="end" gap="3" wrap="wrap">
        <chakra.div flex="1" minW="56">
          <FormField label="Category name" error={failure} required>
            <Input name="name" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} placeholder="Books" />
          </FormField>
        </chakra.div>
        <Button type="submit" loading={creating || updating}>
          {editing ? 'Update Category' : 'Create Category'}
        </Button>
        {editing && (
          <Button variant="outline" onClick={onDone}>
            Cancel
          </Button>
        )}
      </HStack>
    </chakra.form>
  );
}
