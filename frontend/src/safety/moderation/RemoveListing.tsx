import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RemoveListingMutation } from './removeListingMutation.ts';

/** Administrators' button that removes the product of a page. */
export function RemoveListing({ id, name, seller }: { id: string; name: string; seller: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const [removeListing, { client }] = useMutation(RemoveListingMutation);
  const remove = async (reason: string) => {
    const { data } = await removeListing({ variables: { id, reason } });
    await navigate('/');
    removeFromCache(client.cache, 'Product', id);
    return data?.deleteProduct;
  };
  return (
    <>
      <Button variant="outline" color="bad.fg" alignSelf="start" onClick={() => setAsking(true)}>
        Remove this listing
      </Button>
      {asking && (
        <RemoveDialog
          what={`the listing ${name}`}
          owner={seller}
          act={{ kind: 'DELETE_PRODUCT', id }}
          remove={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
