import type { Ctx } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { MOST_COURSES, normalizeCourseCode } from './course-code.ts';
import { CoursesArgs } from './course.inputs.ts';
import { allowedCodes, courseByCode, courseById, coursesByCode } from './course.queries.ts';

/** Returns a page of the courses that are taught, by code. Throws INVALID_INPUT about `search`. */
export function courses(_ctx: Ctx, args: CoursesArgs): QuerySource {
  return coursesByCode({ ...args, ...checkInput(CoursesArgs, args) });
}

/** Returns a course by its code; null if there is none. */
export function course(_ctx: Ctx, code: string): QuerySource {
  return courseByCode(code);
}

/** Returns a course by id. */
export function courseNode(_ctx: Ctx, id: string): QuerySource {
  return courseById(id);
}

/**
 * Normalizes the course codes of a listing and removes duplicates; returns undefined if none are given. Throws INVALID_INPUT about `courseCodes` for
 * more than five codes, for an unknown course, and for a retired course that the listing did not name before.
 */
export async function checkCourses(ctx: Ctx, given: readonly string[] | null | undefined, product?: string): Promise<string[] | undefined> {
  if (given === undefined) return undefined;
  const codes = [...new Set((given ?? []).map(normalizeCourseCode).filter(Boolean))];
  if (codes.length > MOST_COURSES) throw invalid('courseCodes', messages.tooManyCourses);
  if (codes.length > 0 && (await allowedCodes(ctx, codes, product)).length < codes.length) throw invalid('courseCodes', messages.courseChoose);
  return codes;
}
