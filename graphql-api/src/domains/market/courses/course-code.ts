import { messages } from '../../../messages.ts';
import type { TextRule } from '../../../platform/input/validation.ts';

/** Maximum number of courses of a listing. */
export const MOST_COURSES = 5;

/** Normalizes a course code: upper case, without spaces and hyphens. */
export const normalizeCourseCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** Rule for a course code: one or more letters, then a digit, then up to seven letters and digits. A search word of this form may be a course. */
export const courseCodeRule: TextRule = {
  max: 20,
  pattern: '^[A-Za-z]{1,8}[ -]?[0-9][A-Za-z0-9]{0,7}$',
  normalize: normalizeCourseCode,
  message: messages.courseCode,
};
