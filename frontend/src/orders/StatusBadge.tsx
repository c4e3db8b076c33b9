import { Badge, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { statusOf } from './statuses.ts';

const StatusBadgeFragment = graphql(`
  fragment StatusBadge on Order {
    id
    status
  }
`);

/** The status of an order in its colour. A click shows the timeline. */
export function StatusBadge({ order }: { order: FragmentType<typeof StatusBadgeFragment> }) {
  const { id, status } = readFragment(StatusBadgeFragment, order);
  const [open, setOpen] = useState(false);
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
