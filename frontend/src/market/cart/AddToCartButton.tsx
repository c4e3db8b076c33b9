import type { FragmentType } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { addToCart } from './cart.ts';

export const AddToCartFragment = graphql(`
  fragment AddToCart on Product {
    id: databaseId
    name
    description
    price
    photoUrl(width: 640)
  }
`);

export function AddToCartButton({ product }: { product: FragmentType<typeof AddToCartFragment> }) {
  const shown = useFragmentData(AddToCartFragment, product);
  if (!shown) return null;
  const { id, name, description, price, photoUrl } = shown;
  const add = () => {
    addToCart({ id, name, description, price, photoUrl });
    toast.success(messages.addedToCart);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      px={{ base: '2.5', sm: '3.5' }}
      fontSize={{ base: 'xs', sm: 'sm' }}
      position="relative"
      zIndex="1"
      onClick={add}
      aria-label={`Add to Cart: ${name}`}
    >
      Add to Cart
    </Button>
  );
}
