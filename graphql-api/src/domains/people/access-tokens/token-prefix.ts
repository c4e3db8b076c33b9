import type { Settings } from '../../../platform/settings/settings.ts';

const TEST_MODE = 'cctest_';

/**
 * Returns the prefix of tokens of test mode and of one of several campuses, by which a server of all of them knows the market of a token. Empty if
 * there is only one market.
 */
export function marketPrefix({ campus, isTestMode = false }: Pick<Settings, 'campus' | 'isTestMode'>): string {
  if (isTestMode) return TEST_MODE;
  return campus === undefined ? '' : `cc_${campus}_`;
}

/** Returns whether the prefix of a token is that of test mode. */
export const isOfTestMode = (token: string): boolean => token.startsWith(TEST_MODE);

const PREFIX = /^(?:cctest|cc_([a-z][a-z0-9-]*))_/;

/** Returns the name of the campus in the prefix of a token. */
export function campusOfToken(token: string): string | undefined {
  return PREFIX.exec(token)?.[1];
}

/** Removes the prefix of the market from a token. */
export const withoutMarket = (token: string): string => token.replace(PREFIX, '');
