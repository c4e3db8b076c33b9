import { Ctx, Field, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { RetainedData, retentionPeriods, type RetentionPeriod as Period } from './retention.service.ts';

registerEnumType(RetainedData, {
  name: 'RetainedData',
  description: 'Kinds of data that are removed after some time.',
  valuesConfig: {
    EVENTS: { description: 'The event log.' },
    NOTIFICATIONS: { description: 'Notifications, read or not.' },
    SEARCHES: { description: 'Search texts, from the last search.' },
    CONTACT_MESSAGES: { description: 'Contact messages, from when they were handled.' },
    REPORTS: { description: 'Texts of reports and appeals, and the reported texts, from the decision.' },
    OBJECTIONS: { description: 'Texts of objections to deliveries, from when they were decided.' },
    REJECTIONS: { description: 'Reasons for rejected listings.' },
    ACTIVITY_LOG: { description: 'The audit log.' },
    SIGN_INS: { description: 'Sessions and emailed codes, from when they end.' },
  },
});

@ObjectType({ description: 'A retention period.' })
export class RetentionPeriod implements Period {
  @Field(() => RetainedData, { description: 'The kind of data.' })
  data!: RetainedData;

  @Field(() => Int, { description: 'Number of days.' })
  days!: number;
}

@Resolver()
export class RetentionResolver {
  @Query(() => [RetentionPeriod], { description: 'How long each kind of data is stored on this server.' })
  retentionPeriods(@Ctx() ctx: Context): RetentionPeriod[] {
    return retentionPeriods(ctx);
  }
}
