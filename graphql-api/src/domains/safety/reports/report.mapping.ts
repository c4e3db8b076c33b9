import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { allOf, sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { WantedPost } from '../../market/wanted/wanted-post.entity.ts';
import { Report } from './report.entity.ts';
import { openReportsAboutSql } from './report.queries.ts';

export const reportMapping = mapType<Report>(Report, {
  paged: true,
  fields: {
    reporter: {
      type: () => User,
      nullable: true,
      description: 'The reporter; null for everyone but the reporter and administrators.',
      one: relation<Report, User>({
        of: () => User,
        where: (user, { t }) => allOf([sql`${user.id} = ${t.reporter}`, canSql('report:read', t)]),
        order: [],
      }),
    },
    message: {
      type: () => Message,
      nullable: true,
      description: 'The reported message, with its conversation as context; null for everyone but administrators, and for other subjects.',
      one: relation<Report, Message>({
        of: () => Message,
        where: (message, { t }) => allOf([sql`${message.id} = ${t.message}`, canSql('chat:readAll')]),
        order: [],
      }),
    },
    wantedPost: {
      type: () => WantedPost,
      nullable: true,
      description: 'The wanted post; null for everyone but administrators, and for other subjects.',
      one: relation<Report, WantedPost>({
        of: () => WantedPost,
        where: (post, { t }) => allOf([sql`${post.id} = ${t.wantedPost}`, canSql('report:decide')]),
        order: [],
      }),
    },
    openCount: {
      type: () => Int,
      nullable: true,
      description: 'Number of open reports about the same subject; null for everyone but administrators.',
      sql: ({ t }) => sql`case when ${canSql('report:decide')} then ${openReportsAboutSql(t)} end`,
    },
  },
});

/** User fields about the reports that a user made. */
export const userReportMapping = mapType<User>(User, {
  fields: {
    reports: {
      type: () => connectionOf(Report),
      nullable: true,
      description: 'Your reports and their decisions, newest first; null for everyone but the user.',
      args: pageArgs(10),
      connection: relation<User, Report>({
        of: () => Report,
        where: (report, { t }) => sql`${report.reporter} = ${t.id}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});
