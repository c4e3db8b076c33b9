import { Badge, type BadgeProps } from '@chakra-ui/react';

/** Highlighted count. Renders nothing for zero. */
export function CountBadge({ count, ...props }: BadgeProps & { count: number }) {
  if (count === 0) return null;
  return (
    <Badge bg="accent.solid" color="accent.contrast" borderRadius="full" minW="5" justifyContent="center" fontWeight="bold" {...props}>
      {count}
    </Badge>
  );
}
