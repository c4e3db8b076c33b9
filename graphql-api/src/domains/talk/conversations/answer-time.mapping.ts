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
        'How many minutes buyers usually wait for an answer (the median of the latest conversations); null below three conversations, and where the profile is private.',
      sql: ({ t }) => sql`case when ${canSql('user:readMore', t)} then ${answersWithinSql(t.id)} end`,
    },
  },
});
