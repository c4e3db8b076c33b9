import { Flex, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useKnownCounts } from '../../../apollo/session/useCounts.ts';
import { CountBadge } from '../../../ui/elements/CountBadge.tsx';

const kinds = [
  ['reports', '#reports', 'Reports'],
  ['objections', '#objections', 'Objections'],
  ['appeals', '#appeals', 'Appeals'],
  ['doubtfulListings', '#doubtful', 'Doubtful listings'],
  ['contactMessages', '/dashboard/admin/messages?state=open', 'Contact messages'],
] as const;

const QueueLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    fontWeight: 'semibold',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'brand.border' },
  },
});

/** Links to the administrators' queues with their counts, in one line. The space is reserved until the counts are loaded. */
export function QueueLinks() {
  const queue = useKnownCounts()?.queue;
  const waiting = kinds.flatMap(([kind, to, label]) => (queue?.[kind] ? [{ kind, to, label, count: queue[kind] }] : []));
  if (queue && waiting.length === 0) return null;
  return (
    <Flex as="nav" aria-label="What waits" gap="2" overflowX="auto" minH="11">
      {waiting.map(({ kind, to, label, count }) => (
        <QueueLink key={kind} to={to}>
          {label} <CountBadge count={count} />
        </QueueLink>
      ))}
    </Flex>
  );
}
