import type { Domain } from '../../read/domain.ts';
import { FollowedCourse } from './followed-courses/followed-course.entity.ts';
import { followedCourseMapping, followedCourseUserMapping } from './followed-courses/followed-course.mapping.ts';
import { FollowedCourseResolver } from './followed-courses/followed-course.resolver.ts';

/** Everything that `market/followed-courses` registers. */
export const followedCourses: Domain = {
  entities: [FollowedCourse],
  mappings: [followedCourseMapping, followedCourseUserMapping],
  resolvers: [FollowedCourseResolver],
};
