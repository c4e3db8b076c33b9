import type { Settings } from '../../../platform/settings/settings.ts';

/** Where signing in with the college begins; what belongs to it lies below. */
export const COLLEGE_PATH = '/auth/college';

/** Where the provider leads people back to, as it is registered there. */
export const collegeCallback = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => `${publicUrl}${COLLEGE_PATH}/callback`;
