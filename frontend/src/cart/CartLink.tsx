import { Badge, IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { plural } from '../lib/format.ts';
import { useCart } from './useCart.ts';

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const count = useCart().length;
  return (
    <IconButton asChild variant="ghost" size="lg" position="relative">
      <Link to="/cart" aria-label={`Cart, ${plural(count, 'item')}`}>
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M3 4h2.4l2 10.4a1.6 1.6 0 0 0 1.6 1.3h8a1.6 1.6 0 0 0 1.6-1.2L20.5 8H6.2" />
          <circle cx="9.5" cy="20" r="1.4" />
          <circle cx="17" cy="20" r="1.4" />
        </svg>
        {count > 0 && (
          <Badge
            position="absolute"
            top="0"
            right="0"
            bg="accent.solid"
            color="accent.contrast"
            borderRadius="full"
            minW="5"
            justifyContent="center"
            fontWeight="bold"
          >
            {count}
          </Badge>
        )}
      </Link>
    </IconButton>
  );
}
