import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Text, type TextRule } from '../../../platform/input/validation.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { messages } from '../../../messages.ts';
import { AnnouncementAudience } from './announcement.entity.ts';

const titleRule: TextRule = { max: 80, message: messages.announcementTitle };
const textRule: TextRule = { max: 500, multiline: true, message: messages.announcementText };
const until = 'When it ends, within the next 365 days.';

@InputType({ description: 'The announcement to publish.' })
export class CreateAnnouncementInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  @Text({ ...titleRule, policy: false })
  title!: string;

  @Field(() => String, { description: '1 to 500 characters.' })
  @Text({ ...textRule, policy: false })
  text!: string;

  @Field(() => DateTime, { description: until })
  until!: Date;

  @Field(() => AnnouncementAudience, { defaultValue: AnnouncementAudience.EVERYBODY, description: 'The audience.' })
  audience?: AnnouncementAudience;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of an announcement; omitted fields do not change. Nobody is notified again.' })
export class UpdateAnnouncementInput {
  @Field(() => ID, { description: 'The announcement.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 80 characters.' })
  @Text({ ...titleRule, policy: false })
  title?: string;

  @Field(() => String, { nullable: true, description: '1 to 500 characters.' })
  @Text({ ...textRule, policy: false })
  text?: string;

  @Field(() => DateTime, { nullable: true, description: until })
  until?: Date;
}

@InputType({ description: 'An announcement to end.' })
export class EndAnnouncementInput {
  @Field(() => ID, { description: 'The announcement.' })
  id!: string;
}
