import { chakra } from '@chakra-ui/react';
import { formatPrice } from '../lib/format.ts';

/** A price tag. */
export function Price({ rupees, size = 'lg' }: { rupees: number; size?: 'lg' | '2xl' }) {
  return (
    <chakra.span fontFamily="heading" fontWeight="extrabold" fontSize={size} fontVariantNumeric="tabular-nums" lineHeight="1.1">
      {formatPrice(rupees)}
    </chakra.span>
  );
}
