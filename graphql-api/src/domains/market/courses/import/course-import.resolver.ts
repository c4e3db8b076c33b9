import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { messages } from '../../../../messages.ts';
import { undoOf, UndoablePayload } from '../../../log/acts/undoable.ts';
import { ImportCoursesInput } from '../course.inputs.ts';
import type { CourseLine, WrongLine } from './course-csv.ts';
import * as service from './course-import.service.ts';

@ObjectType({ description: 'A course in an imported list.' })
export class ImportedCourse implements CourseLine {
  @Field(() => String, { description: 'Its code.' })
  code!: string;

  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => String, { description: 'The department.' })
  department!: string;
}

@ObjectType({ description: 'An invalid line of a course list.' })
export class WrongCourseLine implements WrongLine {
  @Field(() => Int, { description: 'Number of the line, from 1.' })
  line!: number;

  @Field(() => String, { description: 'Description of the error.' })
  message!: string;
}

@ObjectType({ description: 'The changes that the import of a course list would make.' })
export class CourseImportPreview implements service.CourseImportPreview {
  @Field(() => [ImportedCourse], { description: 'New courses, and courses that are taught again.' })
  added!: ImportedCourse[];

  @Field(() => [ImportedCourse], { description: 'Courses with a new name or department, as they will be.' })
  renamed!: ImportedCourse[];

  @Field(() => [ImportedCourse], { description: 'Courses missing in the list. Listings keep them, but new ones cannot name them.' })
  retired!: ImportedCourse[];

  @Field(() => [WrongCourseLine], { description: 'Invalid lines. If there are any, nothing is imported.' })
  wrong!: WrongCourseLine[];

  @Field(() => Int, { description: 'Number of unchanged courses.' })
  unchanged!: number;
}

@ObjectType({ description: 'A list of courses that was imported.' })
export class ImportCoursesPayload extends UndoablePayload {
  @Field(() => Int, { description: 'Number of courses that are new, or taught again.' })
  added!: number;

  @Field(() => Int, { description: 'Number of courses with a new name or department.' })
  renamed!: number;

  @Field(() => Int, { description: 'Number of retired courses.' })
  retired!: number;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class CourseImportResolver {
  @Query(() => CourseImportPreview, {
    description: 'The changes that `importCourses` would make with a list, and its invalid lines. Administrators only.',
  })
  previewCourseImport(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportCoursesInput, { description: 'The list.' }) input: ImportCoursesInput,
  ): Promise<CourseImportPreview> {
    return service.previewCourseImport(ctx, input);
  }

  @Mutation(() => ImportCoursesPayload, {
    description: 'Replaces the list of courses; courses that are missing in it are retired. Administrators only.',
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
