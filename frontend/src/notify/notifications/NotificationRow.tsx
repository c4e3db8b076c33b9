import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { markNotificationRead } from '../../apollo/cache/listUpdates.ts';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAge } from '../../lib/format/format.ts';
import { MarkNotificationsRead } from './markNotificationsRead.ts';

export const NotificationRowFragment = graphql(`
  fragment NotificationRow on Notification {
    id: databaseId
    kind
    text
    count
    link
    createdAt
    readAt
  }
`);

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'baseline',
    minH: '11',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    bg: 'bg.panel',
    _hover: { bg: 'bg.muted' },
    '&[data-unread]': { bg: 'brand.subtle', fontWeight: 'semibold' },
  },
});

/** Notification with a link to its subject. The link marks the notification as read. */
export function NotificationRow({ notification }: { notification: FragmentType<typeof NotificationRowFragment> }) {
  const shown = useFragmentData(NotificationRowFragment, notification);
  const [mark] = useMutation(MarkNotificationsRead);
  if (!shown) return null;
  const { id, text, count, link, createdAt, readAt } = shown;
  const isUnread = readAt === null;
  const open = () => {
    if (!isUnread) return;
    mark({
      variables: { ids: [id] },
      update: (cache) => markNotificationRead(cache, id),
      // If this fails, the notification stays unread and is marked with the next visit.
    }).catch(() => undefined);
  };
  return (
    <li>
      <RowLink to={link} onClick={open} data-unread={isUnread || undefined}>
        <Box as="span" boxSize="2" borderRadius="full" flexShrink="0" bg={isUnread ? 'accent.solid' : 'transparent'} aria-hidden />
        <Text as="span" flex="1" overflowWrap="anywhere">
          {isUnread && <chakra.span srOnly>Unread: </chakra.span>}
          {text}
        </Text>
        <Text as="span" color="fg.muted" fontSize="sm" fontWeight="normal" flexShrink="0">
          {count > 1 && `${count} times · `}
          {formatAge(createdAt)}
        </Text>
      </RowLink>
    </li>
  );
}
