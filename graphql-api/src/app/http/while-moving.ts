import { Router } from 'express';
import { assertWritable } from '../../access/moving.ts';
import { COLLEGE_PATH } from '../../domains/people/college-sign-in/college-paths.ts';
import type { Infrastructure } from '../../platform/context.ts';
import { OAUTH_PATH } from './oauth/oauth-paths.ts';
import { sendJsonRejection } from './plain-errors.ts';

/**
 * Rejects sign-in with the college and for other sites while the campus is being moved, because these routes write, regardless of the HTTP method.
 */
export const refuseWhileMoving = (infra: Infrastructure): Router =>
  Router().use([COLLEGE_PATH, OAUTH_PATH], (_request, response, next) => {
    try {
      assertWritable({ infra });
      next();
    } catch (error) {
      sendJsonRejection(response, error);
    }
  });
