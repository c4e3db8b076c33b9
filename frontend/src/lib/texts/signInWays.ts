import { pageSettings } from './pageSettings.ts';

/* Not in `college.ts`, which is part of the first script, because no page of that script needs these settings. */

const NAME = 'sign-in-ways';

/** Ways to sign in, as the server writes them into the page. Without a server, passwords only. */
const ways = (
  (import.meta.env.SSR ? pageSettings.get(NAME) : document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content) ?? 'password'
).split(',');

/** Whether users sign in and sign up with a password (`AUTH_PASSWORD`). */
export const hasPasswords = ways.includes('password');

/** Whether users sign in with their college account (`OIDC_ISSUER`). */
export const hasCollegeSignIn = ways.includes('college');
