import { Badge, type BadgeProps } from '@chakra-ui/react';
import type { ProductAvailability } from '../../gql/graphql.ts';
import { unavailable } from './availabilities.ts';

/** Badge that says why a listing cannot simply be ordered. Renders nothing if it can. */
export function AvailabilityBadge({ availability, ...props }: BadgeProps & { availability: ProductAvailability }) {
  const label = unavailable[availability];
  if (!label) return null;
  return (
    <Badge bg="bad.subtle" color="bad.fg" borderRadius="full" px="2.5" py="0.5" {...props}>
      {label}
    </Badge>
  );
}
