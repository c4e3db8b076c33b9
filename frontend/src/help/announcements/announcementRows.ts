import { session } from '../../apollo/session/session.ts';
import { keptRows } from '../../lib/html/keptRows.ts';

/** Height of an announcement in pixels: two lines, and a button with the height of a touch target. `public/head.js` has the same number. */
export const ROW_HEIGHT = 64;

export const keepRows = keptRows({ name: 'announcementRows', variable: '--announcements', height: ROW_HEIGHT });

session.subscribe(() => {
  if (!session.get()) keepRows(0);
});
