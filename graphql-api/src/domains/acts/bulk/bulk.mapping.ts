import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { BulkJob } from './bulk-job.entity.ts';
import { isStartedByViewer } from './bulk.queries.ts';

export const bulkJobMapping = mapType<BulkJob>(BulkJob, { paged: true, fields: {} });

/** User fields about bulk jobs. */
export const userBulkMapping = mapType<User>(User, {
  fields: {
    bulkJobs: {
      type: () => connectionOf(BulkJob),
      nullable: true,
      description: 'Your bulk jobs of the last 30 days, newest first; for an access token, those that it started. Null for everyone but the user.',
      args: pageArgs(20),
      connection: relation<User, BulkJob>({
        of: () => BulkJob,
        where: (job, { t }) => sql`${job.user} = ${t.id} and ${isStartedByViewer(job)}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});
