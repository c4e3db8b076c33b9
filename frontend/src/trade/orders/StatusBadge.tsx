import type { FragmentType } from '@apollo/client';
import { Badge, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { statusOf } from './statuses.ts';

export const StatusBadgeFragment = graphql(`
  fragment StatusBadge on Order {
    id: databaseId
    status
  }
`);

/** Status of an order in its colour. A click shows the timeline. */
export function StatusBadge({ order }: { order: FragmentType<typeof StatusBadgeFragment> }) {
  const shown = useFragmentData(StatusBadgeFragment, order);
  const [open, setOpen] = useState(false);
  if (!shown) return null;
  const { id, status } = shown;
  const { label, bg, color } = statusOf(status);
  return (
    <>
      <Button variant="plain" minH="11" px="0" onClick={() => setOpen(true)} aria-label={`${label}, show the timeline of order ${id}`}>
        <Badge bg={bg} color={color} borderRadius="full" px="3" py="1" fontSize="sm" whiteSpace="nowrap">
          {label}
        </Badge>
      </Button>
      {open && <OrderTimeline orderId={id} onClose={() => setOpen(false)} />}
    </>
  );
}
