import { session } from '../../apollo/session/session.ts';

/** The height of an announcement in pixels: two lines, and a button as high as a finger needs. `public/head.js` knows it too. */
export const ROW_HEIGHT = 64;

/** Reserves space for a number of announcements, on this page and on the pages that are loaded later. */
export function keepRows(count: number): void {
  document.documentElement.style.setProperty('--announcements', `${count * ROW_HEIGHT}px`);
  try {
    localStorage.setItem('announcementRows', String(count));
  } catch {
    // Storage is full or blocked: the next page moves once they are loaded.
  }
}

session.subscribe(() => {
  if (!session.get()) keepRows(0);
});
