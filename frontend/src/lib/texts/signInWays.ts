import { pageSettings } from './pageSettings.ts';

/* Beside the other settings of the college, as those are part of the first script, and no page of it needs these. */

const NAME = 'sign-in-ways';

/** As the server writes them into the page; without a server there are passwords. */
const ways = (
  (import.meta.env.SSR ? pageSettings.get(NAME) : document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content) ?? 'password'
).split(',');

/** Whether people sign in, and sign up, with a password (`AUTH_PASSWORD`). */
export const hasPasswords = ways.includes('password');

/** Whether people sign in with their college (`OIDC_ISSUER`). */
export const hasCollegeSignIn = ways.includes('college');
