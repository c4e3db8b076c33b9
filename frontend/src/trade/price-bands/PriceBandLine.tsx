import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import type { PriceBandQueryVariables } from '../../gql/graphql.ts';
import { bandText } from './bandText.ts';

const PriceBandQuery = graphql(`
  query PriceBand($productId: ID, $isbn: String, $words: String, $courseCode: String, $categoryId: ID, $condition: ProductCondition) {
    priceBand(productId: $productId, isbn: $isbn, words: $words, courseCode: $courseCode, categoryId: $categoryId, condition: $condition) {
      basis
      count
      lower
      upper
    }
  }
`);

interface Props {
  /** Variables that select the sales to compare with: a listing, an ISBN, or a name or a course with a category. */
  of: PriceBandQueryVariables;
  /** Whether to say that there are too few sales. */
  saysTooFew?: boolean;
}

/** Line with the price band. Its space is reserved from the start, so that nothing moves. Without a response it stays empty. */
export function PriceBandLine({ of, saysTooFew = false }: Props) {
  const { data } = useQuery(PriceBandQuery, { variables: of });
  const band = data?.priceBand;
  const isShown = band && (band.lower !== null || saysTooFew);
  return (
    <Text fontSize="sm" color="fg.muted" minH="5" role="status">
      {isShown && bandText(band)}
    </Text>
  );
}
