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
  }
`);

interface Props extends TextProps {
  product: FragmentType<typeof ProductFactsFragment>;
}

/** Condition and age of a listing, for its card and its page. */
export function ProductFacts({ product, children, ...props }: Props) {
  const shown = useFragmentData(ProductFactsFragment, product);
  if (!shown) return null;
  const { condition, createdAt } = shown;
  return (
    <Text color="fg.muted" {...props}>
      {children}
      {[conditions[condition], formatAge(createdAt)].join(' · ')}
    </Text>
  );
}
