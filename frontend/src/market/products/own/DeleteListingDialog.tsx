import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { removeFromCache } from '../../../apollo/cache/listUpdates.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { ActPreview } from '../../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../../apollo/undo/offerUndo.ts';

const DeleteProductMutation = graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(input: { id: $id }) {
      undoToken
      undoUntil
      deletedId
      message
    }
  }
`);

interface Props {
  product: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Dialog that asks for a confirmation and deletes a listing of the viewer. */
export function DeleteListingDialog({ product: { id, name }, onClose, onDeleted }: Props) {
  const [deleteProduct, { loading }] = useMutation(DeleteProductMutation, {
    update: (cache, { data: result }, { variables }) => removeFromCache(cache, 'Product', result ? variables?.id : undefined),
  });
  const remove = async () => {
    try {
      const { data } = await deleteProduct({ variables: { id } });
      offerUndo(data?.deleteProduct.message ?? messages.productDeleted, data?.deleteProduct);
      onDeleted?.();
    } catch (cause) {
      const { code, message } = requestErrorOf(cause);
      toast.error(message || (code ? messages.productDeleteFailed : messages.productDeleteError));
    }
    onClose();
  };
  return (
    <ConfirmDialog open title="Are you sure you want to delete this product?" destructive busy={loading} onYes={() => void remove()} onNo={onClose}>
      <Text>{name} will be taken down everywhere. Existing orders are not affected.</Text>
      <ActPreview kind="DELETE_PRODUCT" id={id} />
    </ConfirmDialog>
  );
}
