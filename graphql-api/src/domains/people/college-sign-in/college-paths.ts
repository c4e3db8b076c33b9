import type { Settings } from '../../../platform/settings/settings.ts';

/** Path at which the college sign-in starts. Its other paths are below it. */
export const COLLEGE_PATH = '/auth/college';

/** Returns the callback URL that is registered with the provider. */
export const collegeCallback = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => `${publicUrl}${COLLEGE_PATH}/callback`;
