import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { mapType } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { answersWithinSql } from './answer-time.queries.ts';

/** User fields about how soon the user answers, which the profile shows. */
export const answerTimeMapping = mapType<User>(User, {
  fields: {
    answersWithin: {
      type: () => Int,
      nullable: true,
      description:
        'Usual number of minutes until the user answers a buyer (the median of the latest conversations); null below three conversations, and if the profile is private.',
      sql: ({ t }) => sql`case when ${canSql('user:readMore', t)} then ${answersWithinSql(t.id)} end`,
    },
  },
});
