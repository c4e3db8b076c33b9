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

/** Words for how worn a thing is, from new to broken. */
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

/** What is told of a listing in a few words, on its card and on its page. */
export function ProductFacts({ product, children, ...props }: Props) {
  const { condition, createdAt } = readFragment(ProductFactsFragment, product);
  return (
    <Text color="fg.muted" {...props}>
      {children}
      {[conditions[condition], formatAge(createdAt)].join(' · ')}
    </Text>
  );
}
