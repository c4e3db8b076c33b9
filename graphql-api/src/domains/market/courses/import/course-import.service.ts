import type { Ctx } from '../../../../platform/context.ts';
import { invalid } from '../../../../platform/errors.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { authorize } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import { ActKind } from '../../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../../log/acts/act.service.ts';
import { AuditAction } from '../../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../../log/audit/audit.service.ts';
import { ImportCoursesInput } from '../course.inputs.ts';
import { readCourses, type CourseLine, type WrongLine } from './course-csv.ts';
import { allCourses, retireCourses, storeCourses } from './course-import.queries.ts';

/** Changes that an import makes. Courses are shown as they are after the import. */
export interface CourseChanges {
  added: CourseLine[];
  renamed: CourseLine[];
  retired: CourseLine[];
}

/** Changes that an import would make, the lines that cannot be read, and how many courses stay unchanged. */
export interface CourseImportPreview extends CourseChanges {
  wrong: WrongLine[];
  unchanged: number;
}

/** Compares the courses of a file with the stored ones. A retired course counts as added. */
async function changesOf(ctx: Ctx, courses: readonly CourseLine[], lock: boolean): Promise<CourseChanges> {
  const stored = await allCourses(ctx, lock);
  const taught = new Map(stored.filter(({ isRetired }) => !isRetired).map((course) => [course.code, course]));
  const wanted = new Set(courses.map(({ code }) => code));
  return {
    added: courses.filter(({ code }) => !taught.has(code)),
    renamed: courses.filter(({ code, name, department }) => {
      const before = taught.get(code);
      return before !== undefined && (before.name !== name || before.department !== department);
    }),
    retired: [...taught.values()].filter(({ code }) => !wanted.has(code)).map(({ code, name, department }) => ({ code, name, department })),
  };
}

/** Returns what an import of a course list would change, and which lines are wrong. Administrators only. Throws INVALID_INPUT about `csv`. */
export async function previewCourseImport(ctx: Ctx, input: ImportCoursesInput): Promise<CourseImportPreview> {
  authorize(ctx, 'course:manage');
  const { courses, wrong } = readCourses(checkInput(ImportCoursesInput, input).csv);
  const changes = await changesOf(ctx, courses, false);
  return { ...changes, wrong, unchanged: courses.length - changes.added.length - changes.renamed.length };
}

/**
 * Replaces the list of courses that are taught: adds new courses, updates names and departments, and retires courses that are missing from the list.
 * Listings keep their retired courses. Administrators only. Can be undone for 10 minutes. Throws INVALID_INPUT about `csv` if a line is wrong or the
 * list is empty.
 */
export async function importCourses(ctx: Ctx, input: ImportCoursesInput): Promise<Undoable<CourseChanges>> {
  authorize(ctx, 'course:manage');
  const { courses, wrong } = readCourses(checkInput(ImportCoursesInput, input).csv);
  const [first] = wrong;
  if (first) throw invalid('csv', messages.courseWrongLine(first.line, first.message));
  if (courses.length === 0) throw invalid('csv', messages.courseFileEmpty);
  return recordAct(ctx, ActKind.IMPORT_COURSES, async (tx) => {
    const changes = await changesOf(tx, courses, true);
    const { added, renamed, retired } = changes;
    await storeCourses(tx, [...added, ...renamed]);
    await retireCourses(
      tx,
      retired.map(({ code }) => code),
    );
    const details = `${added.length} added, ${renamed.length} renamed, ${retired.length} retired`;
    await recordAudit(tx, { action: AuditAction.COURSES_IMPORTED, subject: 'Courses', details });
    return changes;
  });
}
