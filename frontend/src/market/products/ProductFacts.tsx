import type { FragmentType } from '@apollo/client';
import { Text, type TextProps } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAge } from '../../lib/format/format.ts';
import { conditions } from './conditions.ts';

export const ProductFactsFragment = graphql(`
  fragment ProductFacts on Product {
    id: databaseId
    condition
    createdAt
    openToSwap
  }
`);

interface Props extends TextProps {
  product: FragmentType<typeof ProductFactsFragment>;
  /** Place of the handover. */
  place?: string | undefined;
}

/** Facts of a listing for its card and its page: whether it can be swapped, condition, age and place. */
export function ProductFacts({ product, place, children, ...props }: Props) {
  const shown = useFragmentData(ProductFactsFragment, product);
  if (!shown) return null;
  const { condition, createdAt, openToSwap } = shown;
  return (
    // The age may have changed since the server rendered it.
    <Text color="fg.muted" suppressHydrationWarning {...props}>
      {children}
      {[...(openToSwap ? ['Swap'] : []), conditions[condition], formatAge(createdAt), ...(place ? [place] : [])].join(' · ')}
    </Text>
  );
}
