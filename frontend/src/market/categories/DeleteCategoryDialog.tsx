import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { messages } from '../../lib/texts/messages.ts';
import { object, text } from '../../lib/texts/rules.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ActPreview } from '../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';

const DeleteCategoryMutation = graphql(`
  mutation DeleteCategory($id: ID!, $moveTo: ID) {
    deleteCategory(input: { id: $id, moveTo: $moveTo }) {
      undoToken
      undoUntil
      deletedId
      movedProducts
    }
  }
`);

const schema = object({ moveTo: text({ minLength: 0 }) });

interface Listed {
  id: string;
  name: string;
  productCount: number;
}

interface Props {
  category: Listed;
  others: readonly Listed[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Dialog that asks for a confirmation before a category is deleted, and for the category to which its products move. */
export function DeleteCategoryDialog({ category, others, onClose, onDeleted }: Props) {
  const [deleteCategory] = useMutation(DeleteCategoryMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { moveTo: '' },
    draft: `delete-category:${category.id}`,
    send: async ({ moveTo }) => {
      const { data } = await deleteCategory({ variables: { id: category.id, moveTo: moveTo || null } });
      const moved = data?.deleteCategory.movedProducts ?? 0;
      offerUndo(messages.categoryDeleted, data?.deleteCategory);
      if (moved > 0) toast.success(`${plural(moved, 'product')} moved.`);
      onDeleted();
      onClose();
    },
    failure: ({ message }) => message ?? messages.categoryDeleteError,
  });
  const { productCount } = category;
  const named = others.filter(({ name }) => name !== 'Uncategorised').map(({ id, name }) => [id, name] as const);
  return (
    <FormDialog title={`Delete the category ${category.name}?`} locked={locked} error={errorOf('root')} onSubmit={submit} onClose={onClose}>
      {productCount === 0 ? (
        <Text>It has no products.</Text>
      ) : (
        <FormField
          label={productCount === 1 ? 'Its 1 product will move to:' : `Its ${productCount} products will move to:`}
          error={errorOf('moveTo')}
        >
          <SelectInput choices={[['', 'Uncategorised'], ...named]} {...form.register('moveTo')} />
        </FormField>
      )}
      <ActPreview kind="DELETE_CATEGORY" id={category.id} moveTo={form.watch('moveTo') || null} />
    </FormDialog>
  );
}
