import { session } from '../../apollo/session/session.ts';
import { keptRows } from '../../lib/html/keptRows.ts';

/** The height of an announcement in pixels: two lines, and a button as high as a finger needs. `public/head.js` knows it too. */
export const ROW_HEIGHT = 64;

export const keepRows = keptRows({ name: 'announcementRows', variable: '--announcements', height: ROW_HEIGHT });

session.subscribe(() => {
  if (!session.get()) keepRows(0);
});
