import { Badge } from '@chakra-ui/react';
import { statuses } from './statuses.ts';

/** The status of an order in its colour; an unknown one looks like Not Processed. */
export function StatusBadge({ status }: { status: string }) {
  const { label, bg, color } = statuses.find(({ value }) => value === status) ?? statuses[0];
  return (
    <Badge bg={bg} color={color} borderRadius="full" px="3" py="1" fontSize="sm" whiteSpace="nowrap">
      {label}
    </Badge>
  );
}
