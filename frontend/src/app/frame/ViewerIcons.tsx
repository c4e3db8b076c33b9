import { UnreadLink } from '../../talk/conversations/UnreadLink.tsx';
import { NotificationBell } from '../../notify/notifications/NotificationBell.tsx';

/** The icons of the top bar that only signed-in users have. */
export function ViewerIcons() {
  return (
    <>
      <NotificationBell />
      <UnreadLink />
    </>
  );
}
