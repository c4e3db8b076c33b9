import { chakra } from '@chakra-ui/react';
import { formatPrice } from '../../lib/format/format.ts';

interface Props {
  price: number;
  /** Previous price. */
  was?: number | null | undefined;
  size?: 'lg' | '2xl';
}

/** Price tag. */
export function Price({ price, was, size = 'lg' }: Props) {
  return (
    <chakra.span fontFamily="heading" fontWeight="extrabold" fontSize={size} fontVariantNumeric="tabular-nums" lineHeight="1.1">
      {formatPrice(price)}
      {was != null && (
        <chakra.span color="fg.muted" fontSize="xs" fontWeight="normal">
          {' '}
          was {formatPrice(was)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
