import { Text, type TextProps } from '@chakra-ui/react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatAge } from '../lib/format.ts';

const ProductFactsFragment = graphql(`
  fragment ProductFacts on Product {
    id
    createdAt
  }
`);

interface Props extends TextProps {
  product: FragmentType<typeof ProductFactsFragment>;
}

/** What is told of a listing in a few words, on its card and on its page. */
export function ProductFacts({ product, children, ...props }: Props) {
  const { createdAt } = readFragment(ProductFactsFragment, product);
  return (
    <Text color="fg.muted" {...props}>
      {children}
      {[formatAge(createdAt)].join(' · ')}
    </Text>
  );
}
