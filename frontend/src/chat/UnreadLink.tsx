import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { plural } from '../lib/format.ts';
import { CountBadge } from '../ui/CountBadge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useUnread } from './useUnread.ts';

/** A link to the chats with the number of unread messages. */
export function UnreadLink() {
  const { asBuyer, asSeller } = useUnread();
  const count = asBuyer + asSeller;
  return (
    <IconButton asChild variant="ghost" size="lg" position="relative">
      <Link to="/dashboard/user/chats" aria-label={plural(count, 'unread message')}>
        <Icon>
          <path d="M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />
        </Icon>
        <CountBadge count={count} position="absolute" top="0" right="0" />
      </Link>
    </IconButton>
  );
}
