import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { User } from '../../people/users/user.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { mapType, oldestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { Meeting, MeetingStatus } from './meeting.entity.ts';
import { hasAgreedSql, isToMeetSql, meetingOrderSql, meetingPeopleSql, missingAnswersSql, ownMeetingOrderSql } from './meeting-people.queries.ts';

/** Maximum number of people in a ring. */
const MOST_PEOPLE = 4;

export const meetingMapping = mapType<Meeting>(Meeting, {
  fields: {
    order: {
      type: () => Order,
      description: 'The order; for a swap, the first order in which you give or get something.',
      one: relation<Meeting, Order>({
        of: () => Order,
        where: (order, { t }) => sql`${order.id} = ${ownMeetingOrderSql(t.order, viewerSql.id)}`,
        order: [],
      }),
    },
    people: {
      type: () => [User],
      description: 'The participants: both sides of the order, or all people of its swap.',
      most: MOST_PEOPLE,
      list: relation<Meeting, User>({
        of: () => User,
        where: (user, { t }) => sql`${user.id} = any(${meetingPeopleSql(t.order)})`,
        order: oldestFirst,
      }),
    },
    missingAnswers: {
      type: () => Int,
      description: 'Number of participants who have not agreed yet; 0 once the meeting is no longer only proposed.',
      sql: ({ t }) => sql`case when ${t.status} = ${literal(MeetingStatus.PROPOSED)} then ${missingAnswersSql(t)} else 0 end`,
    },
    viewerCanAccept: {
      type: () => Boolean,
      description: 'Whether you may accept it: you are a participant, have not agreed yet, and it is in the future.',
      sql: ({ t }) => sql`(${t.status} = ${literal(MeetingStatus.PROPOSED)} and ${t.at} > now() and not ${hasAgreedSql(t, viewerSql.id)}
        and ${canSql('meeting:takePart', { people: meetingPeopleSql(t.order) })})`,
    },
  },
});

/** Order fields about meetings. */
export const orderMeetingMapping = mapType<Order>(Order, {
  fields: {
    meeting: {
      type: () => Meeting,
      nullable: true,
      description: 'The latest proposed meeting of its sides, or of all people of its swap; null for none.',
      one: relation<Order, Meeting>({
        of: () => Meeting,
        where: (meeting, { t }) => sql`${meeting.order} = ${meetingOrderSql(t.id)} and ${meeting.status} <> ${literal(MeetingStatus.REPLACED)}`,
        order: [],
      }),
    },
    viewerCanProposeMeeting: {
      type: () => Boolean,
      description: 'Whether you may propose a meeting: you are one of its sides, and the handover, or another one of its swap, is still to come.',
      sql: ({ t }) => allOf([canSql('order:takePart', t), isToMeetSql(t)]),
    },
  },
});
