import { Ctx, Field, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { RetainedData, retentionPeriods, type RetentionPeriod as Period } from './retention.service.ts';

registerEnumType(RetainedData, {
  name: 'RetainedData',
  description: 'What is kept for some time and then removed.',
  valuesConfig: {
    EVENTS: { description: 'The event log.' },
    NOTIFICATIONS: { description: 'Notifications, read or not.' },
    SEARCHES: { description: 'What was searched for, since it was searched for last.' },
    CONTACT_MESSAGES: { description: 'Contact messages, since they were handled.' },
    REPORTS: { description: 'What people wrote in reports and appeals, and the reported words, since the decision.' },
    OBJECTIONS: { description: 'What buyers wrote in objections to a delivery, since they were settled.' },
    REJECTIONS: { description: 'Why listings were rejected.' },
    ACTIVITY_LOG: { description: 'What administrators did.' },
    SIGN_INS: { description: 'Sessions and mailed codes, since their end.' },
  },
});

@ObjectType({ description: 'How long something is kept.' })
export class RetentionPeriod implements Period {
  @Field(() => RetainedData, { description: 'What is kept.' })
  data!: RetainedData;

  @Field(() => Int, { description: 'How many days.' })
  days!: number;
}

@Resolver()
export class RetentionResolver {
  @Query(() => [RetentionPeriod], { description: 'How long each kind of data is kept on this server.' })
  retentionPeriods(@Ctx() ctx: Context): RetentionPeriod[] {
    return retentionPeriods(ctx);
  }
}
