import type { Settings } from '../../../platform/settings/settings.ts';

/** Begins the tokens of one of several campuses, so that a host of all of them knows whose a token is; nothing where there is one market. */
export const campusPrefix = ({ campus }: Pick<Settings, 'campus'>): string => (campus === undefined ? '' : `cc_${campus}_`);

const PREFIX = /^cc_([a-z][a-z0-9-]*)_/;

/** The name of the campus that a token says it is of. */
export function campusOfToken(token: string): string | undefined {
  return PREFIX.exec(token)?.[1];
}

/** A token without the name of its campus. */
export const withoutCampus = (token: string): string => token.replace(PREFIX, '');
