import { Text, type TextProps } from '@chakra-ui/react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatAge } from '../lib/format.ts';
import { conditions } from './conditions.ts';

const ProductFactsFragment = graphql(`
  fragment ProductFacts on Product {
    id
    condition
    createdAt
  }
`);

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
