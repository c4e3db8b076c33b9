/** Where the OAuth provider is: the issuer is PUBLIC_URL with this path. */
export const OAUTH_PATH = '/oauth';
/** Below it, the questions that the page answers, by their ids. */
export const INTERACTION_PATH = `${OAUTH_PATH}/interaction`;
/** The page that asks. */
export const CONSENT_PAGE = '/oauth-consent';

export const consentPath = (uid: string): string => `${CONSENT_PAGE}/${encodeURIComponent(uid)}`;
