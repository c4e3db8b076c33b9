import { session } from '../../apollo/session/session.ts';
import { keptRows } from '../../lib/html/keptRows.ts';

/** Height of one line of `NeedsYouNow`, in pixels. `public/head.js` has the same number. */
export const ROW_HEIGHT = 48;

export const keepRows = keptRows({ name: 'needsRows', variable: '--needs', height: ROW_HEIGHT });

session.subscribe(() => {
  if (!session.get()) keepRows(0);
});
