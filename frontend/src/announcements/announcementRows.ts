import { storedValue } from '../lib/storage.ts';

/** The height of an announcement: two lines, and a button as high as a finger needs. */
export const ROW_HEIGHT = '64px';

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 10;

/** For how many announcements the next page keeps a place while it loads. Stored, because they are known only after it is shown. */
export const announcementRows = storedValue<number>('announcementRows', 0, isCount);
