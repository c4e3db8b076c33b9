import type { Settings } from '../../../platform/settings/settings.ts';

const TEST_MODE = 'cctest_';

/** Begins the tokens of test mode and of one of several campuses, so that a host of all of them knows whose a token is; nothing where there is one market. */
export function marketPrefix({ campus, isTestMode = false }: Pick<Settings, 'campus' | 'isTestMode'>): string {
  if (isTestMode) return TEST_MODE;
  return campus === undefined ? '' : `cc_${campus}_`;
}

/** Whether a token says that it is of test mode. */
export const isOfTestMode = (token: string): boolean => token.startsWith(TEST_MODE);

const PREFIX = /^(?:cctest|cc_([a-z][a-z0-9-]*))_/;

/** The name of the campus that a token says it is of. */
export function campusOfToken(token: string): string | undefined {
  return PREFIX.exec(token)?.[1];
}

/** A token without what says of which market it is. */
export const withoutMarket = (token: string): string => token.replace(PREFIX, '');
