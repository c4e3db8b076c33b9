import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { isReservedSql } from '../../market/products/availability/reserved.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { mapType, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import { ReservationQueueEntry } from './reservation-queue.entity.ts';

const q = table(ReservationQueueEntry, 'q');

/** Product fields about reservations. */
export const productReservationMapping = mapType<Product>(Product, {
  fields: {
    reservedFor: {
      type: () => User,
      nullable: true,
      description: 'The user it is reserved for; null if it is not reserved, and for everyone but its seller and that user.',
      one: relation<Product, User>({
        of: () => User,
        where: (user, { t }) => sql`${user.id} = ${t.reservedFor} and ${isReservedSql(t)} and ${canSql('reservation:end', t)}`,
        order: [],
      }),
    },
    reservedUntil: {
      type: () => DateTime,
      nullable: true,
      description: 'When the reservation ends; until then nobody else can order it. Null if it is not reserved.',
      sql: ({ t }) => sql`case when ${isReservedSql(t)} then ${t.reservedUntil} end`,
    },
    reservationQueueLength: {
      type: () => Int,
      description: 'Number of users who will be notified when it is no longer reserved.',
      sql: ({ t }) => sql`(select count(*) from ${q} where ${q.product} = ${t.id})`,
    },
    viewerIsQueued: {
      type: () => Boolean,
      description: 'Whether you will be notified when it becomes available.',
      sql: ({ t }) => sql`exists (select from ${q} where ${q.product} = ${t.id} and ${q.user} = ${viewerSql.id})`,
    },
  },
});
