import { Router } from 'express';
import { assertWritable } from '../../access/moving.ts';
import { COLLEGE_PATH } from '../../domains/people/college-sign-in/college-paths.ts';
import type { Infrastructure } from '../../platform/context.ts';
import { OAUTH_PATH } from './oauth/oauth-paths.ts';
import { sendJsonRejection } from './plain-errors.ts';

/** Refuses while the campus is being moved what signs people in with their college or elsewhere: it writes, whatever its method. */
export const refuseWhileMoving = (infra: Infrastructure): Router =>
  Router().use([COLLEGE_PATH, OAUTH_PATH], (_request, response, next) => {
    try {
      assertWritable({ infra });
      next();
    } catch (error) {
      sendJsonRejection(response, error);
    }
  });
