import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { session } from '../../apollo/session/session.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { ActPreview } from '../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { ProductCardFragment } from '../../market/products/ProductCard.tsx';
import { ReviewsFragment } from './reviewDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const DeleteReviewMutation = graphql(
  `
    mutation DeleteReview($id: ID!) {
      deleteReview(input: { id: $id }) {
        undoToken
        undoUntil
        deletedId
        product {
          id: databaseId
          ...Reviews
          ...ProductCard
        }
      }
    }
  `,
  ReviewsFragment,
  ProductCardFragment,
);

/** Dialog that asks for a confirmation before the viewer's review is deleted, and says what the deletion changes. */
export function DeleteReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const [deleteReview, { loading }] = useMutation(DeleteReviewMutation);
  const close = () => setOpen(false);
  const remove = async () => {
    if (!session.get()) return toast.error(messages.reviewToDelete);
    try {
      const { data } = await deleteReview({ variables: { id } });
      offerUndo('Review deleted', data?.deleteReview);
    } catch (error) {
      showFailure(error, messages.reviewDeleteFailed);
    }
    close();
  };
  return (
    <ConfirmDialog open={open} title={messages.reviewDeleteAsk} destructive busy={loading} onYes={() => void remove()} onNo={close} onGone={onClose}>
      <ActPreview kind="DELETE_REVIEW" id={id} />
    </ConfirmDialog>
  );
}
