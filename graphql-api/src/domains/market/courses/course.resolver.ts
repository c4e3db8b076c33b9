import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Course } from './course.entity.ts';
import { CoursesArgs } from './course.inputs.ts';
import * as service from './course.service.ts';

@Resolver()
export class CourseResolver {
  @Query(() => connectionOf(Course), { description: 'The current courses, by code.' })
  courses(@Ctx() ctx: Context, @Args(() => CoursesArgs) args: CoursesArgs): QuerySource {
    return service.courses(ctx, args);
  }

  @Query(() => Course, { nullable: true, description: 'A course, including retired ones; null if it does not exist.' })
  course(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'The course code; letter case, spaces and hyphens are ignored.' }) code: string,
  ): QuerySource {
    return service.course(ctx, code);
  }
}
