import { Float, Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { Order } from '../orders/order.entity.ts';
import { allOf, sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, oldestFirst, relation } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { CounterpartRating } from './counterpart-rating.entity.ts';
import { countsSql, hasRatedSql, isOpenSql, isVisibleSql, overCountedSql } from './rating.queries.ts';

export const counterpartRatingMapping = mapType<CounterpartRating>(CounterpartRating, { paged: true, fields: {} });

/** User fields about ratings. */
export const userRatingMapping = mapType<User>(User, {
  fields: {
    ratingCount: {
      type: () => Int,
      description: 'Number of people who rated the user after a trade, each counted once; 0 if the profile is private.',
      sql: ({ t }) => sql`case when ${canSql('user:readMore', t)} then ${overCountedSql(() => sql`count(*)::int`, t.id)} else 0 end`,
    },
    ratingAverage: {
      type: () => Float,
      nullable: true,
      description: 'Average of the last rating of each rater, 1 to 5; null without a rating, and if the profile is private.',
      sql: ({ t }) => sql`case when ${canSql('user:readMore', t)} then ${overCountedSql((r) => sql`avg(${r.stars})::float8`, t.id)} end`,
    },
    onTimeShare: {
      type: () => Float,
      nullable: true,
      description: 'Share of raters who found the user on time, 0 to 1; null without a statement, and if the profile is private.',
      sql: ({ t }) => sql`case when ${canSql('user:readMore', t)} then ${overCountedSql((r) => sql`avg(${r.onTime}::int)::float8`, t.id)} end`,
    },
    ratings: {
      type: () => connectionOf(CounterpartRating),
      description: 'The last rating of each person who traded with the user, newest first; empty for guests, and if the profile is private.',
      args: pageArgs(10),
      connection: relation<User, CounterpartRating>({
        of: () => CounterpartRating,
        where: (rating, { t }) =>
          allOf([sql`${rating.subject} = ${t.id}`, canSql('user:readProfile'), canSql('user:readMore', t), countsSql(rating)]),
        order: newestFirst,
      }),
    },
  },
});

/** Order fields about ratings. */
export const orderRatingMapping = mapType<Order>(Order, {
  fields: {
    ratings: {
      type: () => [CounterpartRating],
      description: 'Ratings of its sides about each other: your own, and both once both have rated or 14 days have passed.',
      list: relation<Order, CounterpartRating>({
        of: () => CounterpartRating,
        where: (rating, { t }) => allOf([sql`${rating.order} = ${t.id}`, isVisibleSql(rating)]),
        order: oldestFirst,
      }),
      most: 2,
    },
    viewerCanRate: {
      type: () => Boolean,
      description: 'Whether you may rate the other side: you are one of its sides, the handover was in the last 14 days, and you have not rated yet.',
      sql: ({ t }) => allOf([canSql('order:takePart', t), isOpenSql(t), sql`not ${hasRatedSql(t.id)}`]),
    },
  },
});
