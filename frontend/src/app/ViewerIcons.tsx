import { UnreadLink } from '../chat/UnreadLink.tsx';
import { NotificationBell } from '../notifications/NotificationBell.tsx';

/** The icons of the top bar that only signed-in users have. */
export function ViewerIcons() {
  return (
    <>
      <NotificationBell />
      <UnreadLink />
    </>
  );
}
