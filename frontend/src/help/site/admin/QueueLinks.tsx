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

/** The queues of administrators: a link to each with its count, in one line, whose place is kept until the counts are known. */
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
