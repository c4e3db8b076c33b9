import { UnreadLink } from '../../talk/conversations/UnreadLink.tsx';
import { NotificationBell } from '../../notify/notifications/NotificationBell.tsx';

/** Icons of the top bar for signed-in users. */
export function ViewerIcons() {
  return (
    <>
      <NotificationBell />
      <UnreadLink />
    </>
  );
}
