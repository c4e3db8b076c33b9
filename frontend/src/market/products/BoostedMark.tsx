import { useMutation } from '@apollo/client/react';
import { Badge } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql/documents.ts';

const BoostOpenedMutation = graphql(`
  mutation BoostOpened($productId: ID!) {
    recordBoostOpened(input: { productId: $productId }) {
      productId
    }
  }
`);

export interface BoostedMarkProps {
  productId: string;
  /** Whether another mark is in the corner above. */
  isBelow: boolean;
}

/** Label of a boosted listing on its card. It also counts, for the seller, that the card was opened. Errors of this count are ignored. */
export function BoostedMark({ productId, isBelow }: BoostedMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [record] = useMutation(BoostOpenedMutation, { variables: { productId } });
  useEffect(() => {
    const card = mark.current?.closest('article');
    const open = (event: Event) => {
      if ((event.target as Element).closest('a')) void record().catch(() => undefined);
    };
    card?.addEventListener('click', open);
    return () => card?.removeEventListener('click', open);
  }, [record]);
  return (
    <Badge
      ref={mark}
      position="absolute"
      top={isBelow ? '9' : '2'}
      left="2"
      bg="accent.solid"
      color="accent.contrast"
      borderRadius="full"
      px="2.5"
      py="0.5"
    >
      Boosted
    </Badge>
  );
}
