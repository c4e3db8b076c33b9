import { ID, Int, ObjectType } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { EventSubject } from '../../log/events/event.entity.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import { Notification } from './notification.entity.ts';
import { unreadCountSql } from './notification.queries.ts';

const u = table(User, 'u');

@ObjectType({ description: 'The object of a notification.' })
export class NotificationSubject {}

export const notificationSubjectMapping = mapType<Notification>(NotificationSubject, {
  ownerTable: () => Notification,
  fields: {
    type: { type: () => EventSubject, description: 'Type of the object.', sql: ({ t }) => t.subjectType },
    objectId: { type: () => ID, description: 'Id of the object, even if it was deleted.', sql: ({ t }) => sql`${t.subjectId}::text` },
  },
});

export const notificationMapping = mapType<Notification>(Notification, {
  paged: true,
  fields: {
    subject: { type: () => NotificationSubject, description: 'What it is about.', embedded: () => NotificationSubject },
    text: {
      type: () => String,
      description: 'One line of plain text.',
      sql: ({ t }) => sql`replace(${t.words}, '{actor}', coalesce((select ${u.name} from ${u} where ${u.id} = ${t.actor}), 'Somebody'))`,
    },
  },
});

/** User fields about notifications. */
export const notificationUserMapping = mapType<User>(User, {
  fields: {
    notifications: {
      type: () => connectionOf(Notification),
      nullable: true,
      description: 'Your notifications, newest first; null for everyone but the user. `retentionPeriods` says how long they are stored.',
      args: {
        ...pageArgs(20),
        unread: { type: () => Boolean, nullable: true, description: 'true: only unread ones.' },
      },
      connection: relation<User, Notification>({
        of: () => Notification,
        where: (notification, { t, args }) =>
          sql`${notification.user} = ${t.id} ${args.unread ? sql`and (not ${args.unread}::boolean or ${notification.readAt} is null)` : sql``}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
    unreadNotificationCount: {
      type: () => Int,
      nullable: true,
      description: 'Number of your unread notifications. Visible only to the user.',
      sql: ({ t }) => sql`case when ${t.id} = ${viewerSql.id} then ${unreadCountSql(t.id)} end`,
    },
  },
});
