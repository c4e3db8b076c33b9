import { Text, type TextProps } from '@chakra-ui/react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import type { ProductCondition } from '../gql/graphql.ts';
import { formatAge } from '../lib/format.ts';

const ProductFactsFragment = graphql(`
  fragment ProductFacts on Product {
    id
    condition
    createdAt
  }
`);

/** Labels of the condition, from new to broken. */
export const conditions: Record<ProductCondition, string> = {
  NEW: 'New',
  LIKE_NEW: 'Like new',
  GOOD: 'Good',
  FAIR: 'Fair',
  FOR_PARTS: 'For parts',
};

interface Props extends TextProps {
  product: FragmentType<typeof ProductFactsFragment>;
}

/** Condition and age of a listing, for its card and its page. */
export function ProductFacts({ product, children, ...props }: Props) {
  const { condition, createdAt } = readFragment(ProductFactsFragment, product);
  return (
    <Text color="fg.muted" {...props}>
      {children}
      {[conditions[condition], formatAge(createdAt)].join(' · ')}
    </Text>
  );
}
