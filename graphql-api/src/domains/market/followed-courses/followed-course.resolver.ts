import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { Course } from '../courses/course.entity.ts';
import { FollowCourseInput, UnfollowCourseInput } from './followed-course.inputs.ts';
import * as service from './followed-course.service.ts';

@ObjectType({ description: 'A course to follow.' })
export class FollowCoursePayload {
  @Field(() => Course, { description: 'The course.' })
  course!: NodeReference;
}

@ObjectType({ description: 'A course to unfollow.' })
export class UnfollowCoursePayload extends FollowCoursePayload {}

@Resolver()
export class FollowedCourseResolver {
  @Mutation(() => FollowCoursePayload, {
    description: 'Follows a course: you are notified of new listings for it. Repeating it has no effect.',
  })
  async followCourse(
    @Ctx() ctx: Context,
    @Arg('input', () => FollowCourseInput, { description: 'The course.' }) input: FollowCourseInput,
  ): Promise<FollowCoursePayload> {
    return { course: await service.followCourse(ctx, input) };
  }

  @Mutation(() => UnfollowCoursePayload, { description: 'Unfollows a course. Repeating it has no effect.' })
  async unfollowCourse(
    @Ctx() ctx: Context,
    @Arg('input', () => UnfollowCourseInput, { description: 'The course.' }) input: UnfollowCourseInput,
  ): Promise<UnfollowCoursePayload> {
    return { course: await service.unfollowCourse(ctx, input) };
  }
}
