import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Course } from './course.entity.ts';
import { CoursesArgs } from './course.inputs.ts';
import * as service from './course.service.ts';

@Resolver()
export class CourseResolver {
  @Query(() => connectionOf(Course), { description: 'The courses that are taught, by code.' })
  courses(@Ctx() ctx: Context, @Args(() => CoursesArgs) args: CoursesArgs): QuerySource {
    return service.courses(ctx, args);
  }

  @Query(() => Course, { nullable: true, description: 'One course, also one that is retired; null when there is none.' })
  course(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'Its code; capitals, spaces and hyphens do not matter.' }) code: string,
  ): QuerySource {
    return service.course(ctx, code);
  }
}
