import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { accountIsGone } from '../../people/users/own-account.ts';
import { lockAccount } from '../../people/users/user.queries.ts';
import { taughtCourse } from '../courses/course.queries.ts';
import { FollowCourseInput, UnfollowCourseInput } from './followed-course.inputs.ts';
import { deleteFollowed, followedTotal, insertFollowed } from './followed-course.queries.ts';

/** Maximum number of courses that a user can follow. */
export const MOST_FOLLOWED = 20;

/**
 * Makes the viewer follow a course, so that new listings for it are announced. Repeating the call changes nothing. Throws UNAUTHENTICATED,
 * INVALID_INPUT, NOT_FOUND for a course that is not taught, CONFLICT above 20 courses.
 */
export async function followCourse(ctx: Ctx, input: FollowCourseInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { code } = checkInput(FollowCourseInput, input);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, viewer.id))) throw accountIsGone();
    const id = await taughtCourse(tx, code);
    if (id === undefined) throw notFound('Course');
    await insertFollowed(tx, viewer.id, id);
    if ((await followedTotal(tx, viewer.id)) > MOST_FOLLOWED) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyFollowed);
    return { id };
  });
}

/** Makes the viewer unfollow a course. Repeating the call changes nothing. Throws UNAUTHENTICATED, INVALID_INPUT, NOT_FOUND. */
export async function unfollowCourse(ctx: Ctx, input: UnfollowCourseInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { code } = checkInput(UnfollowCourseInput, input);
  const id = await deleteFollowed(ctx, viewer.id, code);
  if (id === undefined) throw notFound('Course');
  return { id };
}
