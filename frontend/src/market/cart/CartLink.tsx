import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/format/format.ts';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { Icon } from '../../ui/elements/Icon.tsx';
import { useCart } from './useCart.ts';

/** Link to the cart with the number of its items. */
export function CartLink() {
  const count = useCart().length;
  return (
    <IconButton asChild variant="ghost" size="lg" position="relative">
      <Link to="/cart" aria-label={`Cart, ${plural(count, 'item')}`}>
        <Icon>
          <path d="M3 4h2.4l2 10.4a1.6 1.6 0 0 0 1.6 1.3h8a1.6 1.6 0 0 0 1.6-1.2L20.5 8H6.2" />
          <circle cx="9.5" cy="20" r="1.4" />
          <circle cx="17" cy="20" r="1.4" />
        </Icon>
        <CountBadge count={count} position="absolute" top="0" right="0" />
      </Link>
    </IconButton>
  );
}
