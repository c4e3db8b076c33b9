import { session } from '../../apollo/session/session.ts';
import { keptRows } from '../../lib/html/keptRows.ts';

/** The height of a line of what needs the viewer, in pixels. `public/head.js` knows it too. */
export const ROW_HEIGHT = 48;

export const keepRows = keptRows({ name: 'needsRows', variable: '--needs', height: ROW_HEIGHT });

session.subscribe(() => {
  if (!session.get()) keepRows(0);
});
