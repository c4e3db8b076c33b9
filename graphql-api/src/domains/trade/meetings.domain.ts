import type { Domain } from '../../read/domain.ts';
import { MeetingAnswer } from './meetings/meeting-answer.entity.ts';
import { Meeting } from './meetings/meeting.entity.ts';
import { meetingMapping, orderMeetingMapping } from './meetings/meeting.mapping.ts';
import { MeetingResolver } from './meetings/meeting.resolver.ts';

/** Registration of `trade/meetings`. */
export const meetings: Domain = {
  entities: [Meeting, MeetingAnswer],
  mappings: [meetingMapping, orderMeetingMapping],
  resolvers: [MeetingResolver],
};
