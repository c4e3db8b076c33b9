import { Field, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { courseCodeRule } from '../courses/course-code.ts';

@InputType({ description: 'A course to follow.' })
export class FollowCourseInput {
  @Field(() => String, { description: 'The course code; letter case, spaces and hyphens are ignored.' })
  @Text({ ...courseCodeRule, policy: false })
  code!: string;
}

@InputType({ description: 'A course to unfollow.' })
export class UnfollowCourseInput {
  @Field(() => String, { description: 'The course code; letter case, spaces and hyphens are ignored.' })
  @Text({ ...courseCodeRule, policy: false })
  code!: string;
}
