import { messages } from '../../../messages.ts';
import type { TextRule } from '../../../platform/input/validation.ts';

/** The most courses of a listing. */
export const MOST_COURSES = 5;

/** A course code as it is stored: in capitals, without spaces and hyphens. */
export const normalizeCourseCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** One or more letters, and then a digit with up to seven letters and digits: a word of a search that looks so can be a course. */
export const courseCodeRule: TextRule = {
  max: 20,
  pattern: '^[A-Za-z]{1,8}[ -]?[0-9][A-Za-z0-9]{0,7}$',
  normalize: normalizeCourseCode,
  message: messages.courseCode,
};
