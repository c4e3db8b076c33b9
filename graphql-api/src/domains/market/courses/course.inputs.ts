import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { NumberConstraint, Text } from '../../../platform/input/validation.ts';
import { MAX_PAGE, PageArgs, pageRule } from '../../../read/connection.ts';
import { messages } from '../../../messages.ts';

/** Maximum length of a course file, in characters. */
export const LONGEST_CSV = 200_000;

@ArgsType()
export class CoursesArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 20, description: `Maximum number of objects, 1 to ${MAX_PAGE}.` })
  @NumberConstraint(pageRule)
  declare first: number;

  @Field(() => String, { nullable: true, description: 'Beginning of a code, or words of a name or department, up to 60 characters.' })
  @Text({ min: 0, max: 60, message: messages.courseSearch, policy: false })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Includes retired courses.' })
  withRetired!: boolean;
}

@InputType({ description: 'A list of all current courses.' })
export class ImportCoursesInput {
  @Field(() => String, {
    description: `CSV text of up to ${LONGEST_CSV} characters: code, name and department on each line, with or without a header line; see \`previewCourseImport\`.`,
  })
  @Text({ max: LONGEST_CSV, multiline: true, message: messages.courseFile, policy: false })
  csv!: string;
}
