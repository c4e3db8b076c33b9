/** Path of the OAuth provider. The issuer is PUBLIC_URL with this path. */
export const OAUTH_PATH = '/oauth';
/** Path below it with the consent requests, by their ids. */
export const INTERACTION_PATH = `${OAUTH_PATH}/interaction`;
/** Page that asks for consent. */
export const CONSENT_PAGE = '/oauth-consent';

export const consentPath = (uid: string): string => `${CONSENT_PAGE}/${encodeURIComponent(uid)}`;
