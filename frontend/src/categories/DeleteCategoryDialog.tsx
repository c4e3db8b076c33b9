import { useMutation } from '@apollo/client/react';
import { NativeSelect, Stack, Text } from '@chakra-ui/react';
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import { plural } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormField } from '../ui/FormField.tsx';
import { toast } from '../ui/toaster.ts';

const DeleteCategoryMutation = graphql(`
  mutation DeleteCategory($id: ID!, $moveTo: ID) {
    deleteCategory(input: { id: $id, moveTo: $moveTo }) {
      deletedId
      movedProducts
    }
  }
`);

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

/** Asks before a category is deleted, and for the category to which its products move. */
export function DeleteCategoryDialog({ category, others, onClose, onDeleted }: Props) {
  const [moveTo, setMoveTo] = useState('');
  const [deleteCategory, { loading }] = useMutation(DeleteCategoryMutation);
  const remove = async () => {
    try {
      const { data } = await deleteCategory({ variables: { id: category.id, moveTo: moveTo || null } });
      const moved = data?.deleteCategory.movedProducts ?? 0;
      toast.success(messages.categoryDeleted);
      if (moved > 0) toast.success(`${plural(moved, 'product')} moved.`);
      onDeleted();
    } catch (error) {
      toast.error(requestErrorOf(error).message ?? messages.categoryDeleteError);
    }
    onClose();
  };
  const { productCount } = category;
  return (
    <ConfirmDialog open title={`Delete the category ${category.name}?`} destructive busy={loading} onYes={() => void remove()} onNo={onClose}>
      {productCount === 0 ? (
        <Text>It has no products.</Text>
      ) : (
        <Stack gap="4">
          <FormField label={productCount === 1 ? 'Its 1 product will move to:' : `Its ${productCount} products will move to:`}>
            <NativeSelect.Root recipe={nativeSelectSlotRecipe}>
              <NativeSelect.Field value={moveTo} onChange={(event) => setMoveTo(event.target.value)}>
                <option value="">Uncategorised</option>
                {others
                  .filter(({ name }) => name !== 'Uncategorised')
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
