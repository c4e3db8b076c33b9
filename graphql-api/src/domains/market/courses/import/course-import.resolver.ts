import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { messages } from '../../../../messages.ts';
import { undoOf, UndoablePayload } from '../../../log/acts/undoable.ts';
import { ImportCoursesInput } from '../course.inputs.ts';
import type { CourseLine, WrongLine } from './course-csv.ts';
import * as service from './course-import.service.ts';

@ObjectType({ description: 'A course as a list of courses says it.' })
export class ImportedCourse implements CourseLine {
  @Field(() => String, { description: 'Its code.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The department that teaches it.' })
  department!: string;
}

@ObjectType({ description: 'A line of a list of courses that says none.' })
export class WrongCourseLine implements WrongLine {
  @Field(() => Int, { description: 'Which line, from 1.' })
  line!: number;

  @Field(() => String, { description: 'What is wrong with it.' })
  message!: string;
}

@ObjectType({ description: 'What the import of a list of courses would change.' })
export class CourseImportPreview implements service.CourseImportPreview {
  @Field(() => [ImportedCourse], { description: 'Courses that are new, or taught again.' })
  added!: ImportedCourse[];

  @Field(() => [ImportedCourse], { description: 'Courses that get another name or department, as they are then.' })
  renamed!: ImportedCourse[];

  @Field(() => [ImportedCourse], { description: 'Courses that the list leaves out: listings keep them, and new ones cannot name them.' })
  retired!: ImportedCourse[];

  @Field(() => [WrongCourseLine], { description: 'Lines that say no course. With one of them nothing is imported.' })
  wrong!: WrongCourseLine[];

  @Field(() => Int, { description: 'How many courses stay as they are.' })
  unchanged!: number;
}

@ObjectType({ description: 'A list of courses that was imported.' })
export class ImportCoursesPayload extends UndoablePayload {
  @Field(() => Int, { description: 'How many courses are new, or taught again.' })
  added!: number;

  @Field(() => Int, { description: 'How many courses got another name or department.' })
  renamed!: number;

  @Field(() => Int, { description: 'How many courses were retired.' })
  retired!: number;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class CourseImportResolver {
  @Query(() => CourseImportPreview, { description: 'What `importCourses` would change with a list, and which lines are wrong. Administrators only.' })
  previewCourseImport(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportCoursesInput, { description: 'The list.' }) input: ImportCoursesInput,
  ): Promise<CourseImportPreview> {
    return service.previewCourseImport(ctx, input);
  }

  @Mutation(() => ImportCoursesPayload, {
    description: 'Makes a list the courses that are taught; courses that it leaves out are retired. Administrators only.',
  })
  async importCourses(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportCoursesInput, { description: 'The list.' }) input: ImportCoursesInput,
  ): Promise<ImportCoursesPayload> {
    const { result, act } = await service.importCourses(ctx, input);
    const { added, renamed, retired } = result;
    const counts = { added: added.length, renamed: renamed.length, retired: retired.length };
    return { ...counts, message: messages.coursesImported, ...undoOf(act) };
  }
}
