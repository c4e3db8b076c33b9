import type { Domain } from '../../read/domain.ts';
import { Course } from './courses/course.entity.ts';
import { courseMapping, courseProductMapping } from './courses/course.mapping.ts';
import { CourseResolver } from './courses/course.resolver.ts';
import { CourseImportResolver } from './courses/import/course-import.resolver.ts';
import { ProductCourse } from './courses/product-course.entity.ts';

/** Everything that `market/courses` registers. */
export const courses: Domain = {
  entities: [Course, ProductCourse],
  mappings: [courseMapping, courseProductMapping],
  resolvers: [CourseResolver, CourseImportResolver],
};
