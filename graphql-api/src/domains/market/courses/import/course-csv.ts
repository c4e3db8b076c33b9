import Papa from 'papaparse';
import { textError, normalizeText, type TextRule } from '../../../../platform/input/validation.ts';
import { messages } from '../../../../messages.ts';
import { courseCodeRule } from '../course-code.ts';
import type { Course } from '../course.entity.ts';

/** A course as given in a line of a file. */
export type CourseLine = Pick<Course, 'code' | 'name' | 'department'>;

/** A line of a file that cannot be read as a course. */
export interface WrongLine {
  /** Line number, starting at 1. */
  line: number;
  message: string;
}

const rules: Record<keyof CourseLine, TextRule> = {
  code: courseCodeRule,
  name: { max: 120, message: messages.courseName },
  department: { max: 80, message: messages.courseDepartment },
};
const fields = Object.keys(rules) as (keyof CourseLine)[];

const isHeading = ([first = '']: readonly string[]): boolean => first.trim().toLowerCase() === 'code';
const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Returns the course of a line, or a message about what is wrong with it. */
function readLine(row: readonly string[]): CourseLine | string {
  if (row.length !== fields.length) return messages.courseLine;
  const line = Object.fromEntries(fields.map((field, at) => [field, normalizeText(rules[field], row[at]!)])) as unknown as CourseLine;
  const errors = fields.map((field) => textError(rules[field], line[field], field));
  return errors.find((error) => error !== undefined) ?? line;
}

/**
 * Reads code, name and department from each line; commas, semicolons and tabs separate the columns. Skips blank lines and a header line. A line that
 * repeats the code of an earlier line is wrong.
 */
export function readCourses(csv: string): { courses: CourseLine[]; wrong: WrongLine[] } {
  const { data, errors } = Papa.parse<string[]>(csv.trim(), { delimitersToGuess: [',', ';', '\t'] });
  const broken = new Map(errors.flatMap(({ row, type, message }) => (row === undefined || type !== 'Quotes' ? [] : [[row, message] as const])));
  const courses = new Map<string, CourseLine>();
  const wrong: WrongLine[] = [];
  data.forEach((row, at) => {
    if (isBlank(row) || (at === 0 && isHeading(row))) return;
    const read = broken.get(at) ?? readLine(row);
    const error = typeof read === 'string' ? read : courses.has(read.code) ? messages.courseTwice(read.code) : undefined;
    if (error !== undefined) wrong.push({ line: at + 1, message: error });
    else courses.set((read as CourseLine).code, read as CourseLine);
  });
  return { courses: [...courses.values()], wrong };
}
