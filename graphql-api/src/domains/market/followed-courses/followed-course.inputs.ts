import { Field, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { courseCodeRule } from '../courses/course-code.ts';

@InputType({ description: 'A course that is yours.' })
export class FollowCourseInput {
  @Field(() => String, { description: 'Its code; capitals, spaces and hyphens do not matter.' })
  @Text({ ...courseCodeRule, policy: false })
  code!: string;
}

@InputType({ description: 'A course that is yours no longer.' })
export class UnfollowCourseInput {
  @Field(() => String, { description: 'Its code; capitals, spaces and hyphens do not matter.' })
  @Text({ ...courseCodeRule, policy: false })
  code!: string;
}
