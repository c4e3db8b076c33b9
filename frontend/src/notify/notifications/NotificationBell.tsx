import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/format/format.ts';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { Icon } from '../../ui/elements/Icon.tsx';

/** Link to the notifications with the number of unread ones. */
export function NotificationBell() {
  const { notifications } = useCounts();
  return (
    <IconButton asChild variant="ghost" size="lg" position="relative">
      <Link to="/notifications" aria-label={plural(notifications, 'unread notification')}>
        <Icon>
          <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" />
        </Icon>
        <CountBadge count={notifications} position="absolute" top="0" right="0" />
      </Link>
    </IconButton>
  );
}
