import { brand } from './college.ts';

/** Texts of the frame and the home page, which are part of the first script. `messages.ts` has these and all others. */
export const frameMessages = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  pageFailedTitle: 'Something went wrong',
  pageFailed: 'This page could not be shown.',
  partFailed: 'This could not be shown.',
  moreFailed: 'More could not be loaded.',
  buildOutdated: `${brand} was updated. Reload to continue.`,
  offline: 'You are offline.',
  assistantLoadFailed: 'The assistant could not be loaded.',
} as const;
