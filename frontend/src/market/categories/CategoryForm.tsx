import { useMutation } from '@apollo/client/react';
import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { pick } from 'zod/mini';
import { createCategoryInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const CreateCategoryMutation = graphql(`
  mutation CreateCategory($name: String!, $idempotencyKey: String) {
    createCategory(input: { name: $name, idempotencyKey: $idempotencyKey }) {
      category {
        id: databaseId
        name
      }
    }
  }
`);

const UpdateCategoryMutation = graphql(`
  mutation UpdateCategory($id: ID!, $name: String!) {
    updateCategory(input: { id: $id, name: $name }) {
      category {
        id: databaseId
        name
      }
    }
  }
`);

interface Props {
  /** Category to rename; null to create one. */
  editing: { id: string; name: string } | null;
  onDone: () => void;
}

const schema = pick(createCategoryInput, { name: true });

/** Form that creates or renames a category. */
export function CategoryForm({ editing, onDone }: Props) {
  const [create] = useMutation(CreateCategoryMutation);
  const [update] = useMutation(UpdateCategoryMutation);
  const draft = `category:${editing?.id ?? 'new'}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { name: editing?.name ?? '' },
    draft,
    afterSuccess: 'reset',
    send: async ({ name }, idempotencyKey) => {
      await (editing ? update({ variables: { id: editing.id, name } }) : create({ variables: { name, idempotencyKey } }));
      toast.success(editing ? messages.categoryUpdated : messages.categoryCreated);
      onDone();
    },
    failure: ({ message }) => message ?? (editing ? messages.categoryUpdateError : messages.categoryCreateError),
    invalid: (errors) => errors.name?.message,
  });
  const cancel = () => {
    discardDraft(draft);
    onDone();
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <HStack align="end" gap="3" wrap="wrap">
        <chakra.div flex="1" minW="56">
          <FormField label="Category name" error={errorOf('name') ?? errorOf('root')} required>
            <Input {...form.register('name')} placeholder="Books" autoFocus={editing !== null} />
          </FormField>
        </chakra.div>
        <Button type="submit" loading={locked}>
          {editing ? 'Update Category' : 'Create Category'}
        </Button>
        {editing && (
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        )}
      </HStack>
    </chakra.form>
  );
}
