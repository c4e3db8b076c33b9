import { Int } from 'type-graphql';
import { mapType, relation } from '../../../read/mapping.ts';
import { Product } from '../products/product.entity.ts';
import { MOST_COURSES } from './course-code.ts';
import { Course } from './course.entity.ts';
import { isForCourseSql, listingCountSql } from './course.queries.ts';

export const courseMapping = mapType<Course>(Course, {
  paged: true,
  fields: {
    listingCount: {
      type: () => Int,
      description: 'Number of listings for it that can be ordered, as stated by their sellers.',
      sql: ({ t }) => listingCountSql(t.id),
    },
  },
});

/** Product fields about courses. */
export const courseProductMapping = mapType<Product>(Product, {
  fields: {
    courses: {
      type: () => [Course],
      description: `The courses that it is for, by code: at most ${MOST_COURSES}.`,
      most: MOST_COURSES,
      list: relation<Product, Course>({
        of: () => Course,
        where: (course, { t }) => isForCourseSql(t.id, course.id),
        order: [{ by: (course) => course.code, type: 'text', desc: false }],
      }),
    },
  },
});
