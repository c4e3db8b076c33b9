import { canSql } from '../../../access/policy.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { mapType, relation, viewerSql } from '../../../read/mapping.ts';
import { Meeting, MeetingStatus } from './meeting.entity.ts';

const o = table(Order, 'o');

export const meetingMapping = mapType<Meeting>(Meeting, {
  fields: {
    viewerCanAccept: {
      type: () => Boolean,
      description: 'Whether you may accept it: the other side proposed it, and it is still to come.',
      sql: ({ t }) => sql`(${t.status} = ${literal(MeetingStatus.PROPOSED)} and ${t.at} > now() and ${t.proposedBy} <> ${viewerSql.id}
        and exists (select from ${o} where ${o.id} = ${t.order} and ${canSql('order:takePart', o)}))`,
    },
  },
});

/** What the meetings add to an order. */
export const orderMeetingMapping = mapType<Order>(Order, {
  fields: {
    meeting: {
      type: () => Meeting,
      nullable: true,
      description: 'When and where its sides meet, as it was last proposed; null without a proposal.',
      one: relation<Order, Meeting>({
        of: () => Meeting,
        where: (meeting, { t }) => sql`${meeting.order} = ${t.id} and ${meeting.status} <> ${literal(MeetingStatus.REPLACED)}`,
        order: [],
      }),
    },
    viewerCanProposeMeeting: {
      type: () => Boolean,
      description: 'Whether you may propose a meeting: you are one of the sides, and the handover is still to come.',
      sql: ({ t }) =>
        allOf([canSql('order:takePart', t), sql`${t.handoverConfirmedAt} is null`, sql`${t.status} <> ${literal(OrderStatus.CANCELLED)}`]),
    },
  },
});
