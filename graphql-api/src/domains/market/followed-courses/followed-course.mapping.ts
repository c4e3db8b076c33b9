import { allOf, sql } from '../../../platform/database/sql.ts';
import { canSql } from '../../../access/policy.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import { Course } from '../courses/course.entity.ts';
import { notBlockedByViewer } from '../products/availability/offered.queries.ts';
import { Product } from '../products/product.entity.ts';
import { isFollowedSql, listingsOfCoursesSql } from './followed-course.queries.ts';
import { MOST_FOLLOWED } from './followed-course.service.ts';

/** Course fields about following. */
export const followedCourseMapping = mapType<Course>(Course, {
  fields: {
    viewerFollows: {
      type: () => Boolean,
      description: 'Whether it is one of your courses; false for a guest.',
      sql: ({ t }) => sql`case when ${viewerSql.signedIn} then ${isFollowedSql(viewerSql.id, t.id)} else false end`,
    },
  },
});

/** User fields about followed courses. */
export const followedCourseUserMapping = mapType<User>(User, {
  fields: {
    courses: {
      type: () => [Course],
      description: `Your courses, by code, at most ${MOST_FOLLOWED}; empty for everyone but the user.`,
      most: MOST_FOLLOWED,
      list: relation<User, Course>({
        of: () => Course,
        where: (course, { t }) => allOf([canSql('user:own', t), isFollowedSql(t.id, course.id)]),
        order: [{ by: (course) => course.code, type: 'text', desc: false }],
      }),
    },
    courseListings: {
      type: () => connectionOf(Product),
      description: 'Listings of others for your courses that can be ordered, newest first; empty for everyone but the user.',
      args: pageArgs(8),
      connection: relation<User, Product>({
        of: () => Product,
        where: (product, { t }) =>
          allOf([
            canSql('user:own', t),
            sql`${product.id} in ${listingsOfCoursesSql(t.id)} and ${product.isOpen} and ${product.inStock} and ${product.seller} <> ${t.id}`,
            notBlockedByViewer(product),
          ]),
        order: newestFirst,
      }),
    },
  },
});
