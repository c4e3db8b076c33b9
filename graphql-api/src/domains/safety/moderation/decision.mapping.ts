import { canSql } from '../../../access/policy.ts';
import { allOf, sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import { Decision } from './decision.entity.ts';

export const decisionMapping = mapType<Decision>(Decision, {
  paged: true,
  fields: {
    decidedBy: {
      type: () => User,
      nullable: true,
      description: 'The administrator; null for everyone but administrators.',
      one: relation<Decision, User>({
        of: () => User,
        where: (user, { t }) => allOf([sql`${user.id} = ${t.actor}`, canSql('report:decide')]),
        order: [],
      }),
    },
    appealCode: {
      type: () => String,
      nullable: true,
      description: 'Code for `appealDecision`; null if it was used, and for everyone but the person concerned.',
      sql: ({ t }) => sql`case when ${t.user} = ${viewerSql.id} and ${t.appealedAt} is null then ${t.appealCode} end`,
    },
  },
});

/** User fields about decisions on the user. */
export const userDecisionMapping = mapType<User>(User, {
  fields: {
    decisions: {
      type: () => connectionOf(Decision),
      nullable: true,
      description: 'Decisions of administrators about the user, newest first; null for everyone but the user and administrators.',
      args: pageArgs(10),
      connection: relation<User, Decision>({
        of: () => Decision,
        where: (decision, { t }) => sql`${decision.user} = ${t.id}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:readPrivate', t),
    },
  },
});
