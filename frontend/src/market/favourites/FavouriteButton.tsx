import type { FragmentType } from '@apollo/client';
import { Button, IconButton } from '@chakra-ui/react';
import { invalidateFavourites } from '../../apollo/cache/listUpdates.ts';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { useGoToSignIn } from '../../apollo/session/paths.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { Icon } from '../../ui/elements/Icon.tsx';
import { useToggle } from '../../apollo/useToggle.ts';

export const FavouriteFragment = graphql(`
  fragment Favourite on Product {
    id: databaseId
    name
    favouriteCount
    viewerHasFavourited
    seller {
      id: databaseId
    }
  }
`);

const AddFavouriteMutation = graphql(`
  mutation AddFavourite($id: ID!) {
    addFavourite(input: { productId: $id }) {
      productId
      product {
        id: databaseId
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
        id: databaseId
        favouriteCount
        viewerHasFavourited
      }
    }
  }
`);

export interface FavouriteButtonProps {
  product: FragmentType<typeof FavouriteFragment>;
  /** Whether the button is on the photo of a card, where it shows the heart only. Elsewhere it has a label and the count. */
  onPhoto?: boolean;
}

const Heart = ({ filled }: { filled: boolean }) => (
  <Icon size={20}>
    <path fill={filled ? 'currentColor' : 'none'} d="M12 20.5 4.3 12.8a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
  </Icon>
);

/** A disc in the colours of the page, so that the heart is visible on any photo. The target is 44 px wide. */
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

/** Button that adds somebody else's listing to the favourites, or removes it, at once. Guests sign in first and come back. */
export function FavouriteButton({ product, onPhoto = false }: FavouriteButtonProps) {
  const shown = useFragmentData(FavouriteFragment, product);
  const viewer = useViewer();
  const goToSignIn = useGoToSignIn();
  const favourite = useToggle({ on: AddFavouriteMutation, off: RemoveFavouriteMutation, failure: messages.favouriteFailed });
  if (!shown) return null;
  const { id, name, favouriteCount: count, viewerHasFavourited: isOn, seller } = shown;
  if (viewer?.id === seller.id) return null;
  const toggle = async () => {
    if (!viewer) return goToSignIn();
    const payload = {
      productId: id,
      product: { __typename: 'Product' as const, id, favouriteCount: count + (isOn ? -1 : 1), viewerHasFavourited: !isOn },
    };
    await favourite.toggle({
      isOn,
      variables: { id },
      on: {
        update: (cache) => invalidateFavourites(cache, viewer.id),
        optimisticResponse: { __typename: 'Mutation', addFavourite: { __typename: 'AddFavouritePayload', ...payload } },
      },
      off: { optimisticResponse: { __typename: 'Mutation', removeFavourite: { __typename: 'RemoveFavouritePayload', ...payload } } },
    });
  };
  const control = { 'aria-pressed': isOn, color: isOn ? 'bad.fg' : undefined, onClick: () => void toggle() };
  if (onPhoto)
    return (
      <IconButton aria-label={`Favourite: ${name}`} {...onDisc} {...control}>
        <Heart filled={isOn} />
      </IconButton>
    );
  // The accessible name contains the visible text, for users of voice control.
  const label = count > 0 ? `Favourite: ${name} (${count})` : `Save: ${name}`;
  return (
    <Button variant="ghost" size="sm" minH="11" px="2" aria-label={label} {...control}>
      <Heart filled={isOn} />
      {count > 0 ? count : 'Save'}
    </Button>
  );
}
