import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, IconButton } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invalidateFavourites } from '../../apollo/cache/listUpdates.ts';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { Icon } from '../../ui/elements/Icon.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';

export const FavouriteFragment = graphql(`
  fragment Favourite on Product {
    id
    name
    favouriteCount
    viewerHasFavourited
    seller {
      id
    }
  }
`);

const AddFavouriteMutation = graphql(`
  mutation AddFavourite($id: ID!) {
    addFavourite(input: { productId: $id }) {
      productId
      product {
        id
        favouriteCount
        viewerHasFavourited
      }
    }
  }
`);

const RemoveFavouriteMutation = graphql(`
  mutation RemoveFavourite($id: ID!) {
    removeFavourite(input: { productId: $id }) {
      productId
      product {
        id
        favouriteCount
        viewerHasFavourited
      }
    }
  }
`);

export interface FavouriteButtonProps {
  product: FragmentType<typeof FavouriteFragment>;
  /** On the photo of a card: the heart alone. Elsewhere with a label and the count. */
  onPhoto?: boolean;
}

const Heart = ({ filled }: { filled: boolean }) => (
  <Icon size={20}>
    <path fill={filled ? 'currentColor' : 'none'} d="M12 20.5 4.3 12.8a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
  </Icon>
);

/** On a disc in the colours of the page, so that it is seen on any photo. The target is 44 px wide. */
const onDisc = {
  position: 'absolute',
  top: '0',
  right: '0',
  zIndex: '1',
  size: 'md',
  boxSize: '11',
  variant: 'plain',
  _before: { content: '""', position: 'absolute', inset: '1.5', borderRadius: 'full', bg: 'bg.panel', opacity: 0.85, zIndex: -1 },
} as const;

/** Adds a listing of somebody else to the favourites, or removes it, at once. Guests sign in first and come back. */
export function FavouriteButton({ product, onPhoto = false }: FavouriteButtonProps) {
  const shown = useFragmentData(FavouriteFragment, product);
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [add] = useMutation(AddFavouriteMutation);
  const [remove] = useMutation(RemoveFavouriteMutation);
  if (!shown) return null;
  const { id, name, favouriteCount: count, viewerHasFavourited: isOn, seller } = shown;
  if (viewer?.id === seller.id) return null;
  const toggle = async () => {
    if (!viewer) return navigate('/signin', { state: { from: pathname + search } });
    const payload = {
      productId: id,
      product: { __typename: 'Product' as const, id, favouriteCount: count + (isOn ? -1 : 1), viewerHasFavourited: !isOn },
    };
    try {
      if (isOn)
        await remove({
          variables: { id },
          optimisticResponse: { __typename: 'Mutation', removeFavourite: { __typename: 'RemoveFavouritePayload', ...payload } },
        });
      else
        await add({
          variables: { id },
          update: (cache) => invalidateFavourites(cache, viewer.id),
          optimisticResponse: { __typename: 'Mutation', addFavourite: { __typename: 'AddFavouritePayload', ...payload } },
        });
    } catch (cause) {
      toast.error(requestErrorOf(cause).message ?? messages.favouriteFailed);
    }
  };
  const control = { 'aria-pressed': isOn, color: isOn ? 'bad.fg' : undefined, onClick: () => void toggle() };
  if (onPhoto)
    return (
      <IconButton aria-label={`Favourite: ${name}`} {...onDisc} {...control}>
        <Heart filled={isOn} />
      </IconButton>
    );
  // The name contains the visible text, for those who speak what they see.
  const label = count > 0 ? `Favourite: ${name} (${count})` : `Save: ${name}`;
  return (
    <Button variant="ghost" size="sm" minH="11" px="2" aria-label={label} {...control}>
      <Heart filled={isOn} />
      {count > 0 ? count : 'Save'}
    </Button>
  );
}
