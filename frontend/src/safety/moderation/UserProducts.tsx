import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatPrice, preview } from '../../lib/format/format.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import { UserSection, type More } from '../../people/users/admin/UserSection.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RemoveListingMutation } from './removeListingMutation.ts';

export const UserProductsFragment = graphql(`
  fragment UserProducts on User {
    id: databaseId
    products(first: 8, after: $products) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        name
        description
        price
        photoUrl(width: 160)
        photoColor
      }
    }
  }
`);

interface Props {
  user: FragmentType<typeof UserProductsFragment>;
  /** Name of the user, who receives an email with the reason for a removal. */
  owner: string;
  more: More;
  onChanged: () => void;
}

/** Listings of a user, which administrators can remove. */
export function UserProducts({ user, owner, more, onChanged }: Props) {
  const products = useFragmentData(UserProductsFragment, user)?.products;
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const [removeProduct] = useMutation(RemoveListingMutation);
  if (!products) return null;
  const remove = async (reason: string) => {
    const { data } = await removeProduct({ variables: { id: chosen!.id, reason } });
    onChanged();
    return data?.deleteProduct;
  };
  return (
    <UserSection title="Products Created" empty="No products created." page={products} section="products" more={more}>
      {products.nodes.map(({ id, name, description, price, photoUrl, photoColor }) => (
        <Panel key={id} p="3">
          <Flex gap="4" align="center">
            <Box width="20" flexShrink={0} borderRadius="l1" overflow="hidden">
              <ProductPhoto url={photoUrl} tint={photoColor} name={name} />
            </Box>
            <Stack gap="1" flex="1" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <Link to={`/product/${id}`}>{name}</Link>
              </Text>
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {preview(description, 60)}
              </Text>
              <Text fontVariantNumeric="tabular-nums">{formatPrice(price)}</Text>
            </Stack>
            <Button size="sm" minH="11" variant="outline" onClick={() => setChosen({ id, name })} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </Flex>
        </Panel>
      ))}
      {chosen && (
        <RemoveDialog
          what={`the listing ${chosen.name}`}
          owner={owner}
          act={{ kind: 'DELETE_PRODUCT', id: chosen.id }}
          remove={remove}
          onClose={() => setChosen(null)}
        />
      )}
    </UserSection>
  );
}
