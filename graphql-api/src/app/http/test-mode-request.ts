import type { IncomingMessage } from 'node:http';
import { tokenFrom } from '../../domains/people/sessions/session-cache.ts';
import { isOfTestMode } from '../../domains/people/access-tokens/token-prefix.ts';
import { TEST_MODE_PATH } from '../../platform/test-mode/test-mode-store.ts';

/** Says that an answer is of test mode, and may say so of a request. */
export const MODE_HEADER = 'CampusCart-Mode';
export const TEST = 'test';

/** Whether a request asks for test mode by its path. */
export const hasTestModePath = ({ url }: IncomingMessage): boolean => url?.startsWith(`${TEST_MODE_PATH}/`) === true;

/** Whether a request says that it is for test mode, whatever its token. The market itself answers none of these. */
export const saysTestMode = (request: IncomingMessage): boolean => hasTestModePath(request) || request.headers[MODE_HEADER.toLowerCase()] === TEST;

/** Whether a request is for test mode. */
export function isForTestMode(request: IncomingMessage): boolean {
  const token = tokenFrom(request.headers.authorization);
  return saysTestMode(request) || (token !== undefined && isOfTestMode(token));
}
