import type { Ctx } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { MOST_COURSES, normalizeCourseCode } from './course-code.ts';
import { CoursesArgs } from './course.inputs.ts';
import { allowedCodes, courseByCode, courseById, coursesByCode } from './course.queries.ts';

/** The courses that are taught, by code, a page at a time. Throws INVALID_INPUT about `search`. */
export function courses(_ctx: Ctx, args: CoursesArgs): QuerySource {
  return coursesByCode({ ...args, ...checkInput(CoursesArgs, args) });
}

/** One course by its code; null when there is none. */
export function course(_ctx: Ctx, code: string): QuerySource {
  return courseByCode(code);
}

/** One course by id. */
export function courseNode(_ctx: Ctx, id: string): QuerySource {
  return courseById(id);
}

/**
 * The codes that a listing names, each once and as they are stored; undefined where none are given. Throws INVALID_INPUT about `courseCodes` for
 * more than five, and for a course that there is not, or that is retired and that the listing did not name before.
 */
export async function checkCourses(ctx: Ctx, given: readonly string[] | null | undefined, product?: string): Promise<string[] | undefined> {
  if (given === undefined) return undefined;
  const codes = [...new Set((given ?? []).map(normalizeCourseCode).filter(Boolean))];
  if (codes.length > MOST_COURSES) throw invalid('courseCodes', messages.tooManyCourses);
  if (codes.length > 0 && (await allowedCodes(ctx, codes, product)).length < codes.length) throw invalid('courseCodes', messages.courseChoose);
  return codes;
}
