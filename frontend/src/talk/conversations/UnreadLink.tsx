import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { Icon } from '../../ui/elements/Icon.tsx';

/** Link to the chats with the number of chats that need the viewer's attention. */
export function UnreadLink() {
  const { chats } = useCounts();
  return (
    <IconButton asChild variant="ghost" size="lg" position="relative">
      <Link to="/dashboard/user/chats" aria-label={chats > 0 ? `Chats, ${chats} waiting` : 'Chats'}>
        <Icon>
          <path d="M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />
        </Icon>
        <CountBadge count={chats} position="absolute" top="0" right="0" />
      </Link>
    </IconButton>
  );
}
