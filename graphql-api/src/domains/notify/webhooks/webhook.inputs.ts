import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Chosen, IdempotencyKeyField, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { EventScope, EventType } from '../../log/events/event.entity.ts';

const nameRule = { max: 60, empty: messages.nameMissing, message: messages.webhookName, policy: false };
const urlRule = { max: 500, pattern: '^https?://', message: messages.webhookUrl, policy: false };
const queryRule = { max: 4_000, multiline: true, message: messages.webhookQueryLong, policy: false };
const hasTypes = (types: unknown): boolean => Array.isArray(types) && types.length > 0;

const NAME = 'What you call it, 1 to 60 characters.';
const URL = 'Where events are sent, at most 500 characters: https, port 443 or from 1024 on, a public address; no user, no fragment.';
const QUERY = 'A subscription on `events` whose answer is sent in place of the payload, at most 4,000 characters; null for none.';
const TYPES = 'Which events it gets, at least one type.';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: NAME })
  @Text(nameRule)
  name!: string;

  @Field(() => String, { description: URL })
  @Text(urlRule)
  url!: string;

  @Field(() => [EventType], { description: TYPES })
  @Chosen(messages.webhookTypes, hasTypes)
  types!: EventType[];

  @Field(() => EventScope, { defaultValue: EventScope.OWN, description: 'Whose events it gets. ALL is for administrators.' })
  scope!: EventScope;

  @Field(() => String, { nullable: true, description: QUERY })
  @Optional()
  @Text(queryRule)
  query?: string | null;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'What changes in a webhook; what is left out stays.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => String, { nullable: true, description: NAME })
  @Text(nameRule)
  name?: string;

  @Field(() => String, { nullable: true, description: URL })
  @Text(urlRule)
  url?: string;

  @Field(() => [EventType], { nullable: true, description: TYPES })
  @Chosen(messages.webhookTypes, hasTypes)
  types?: EventType[];

  @Field(() => String, { nullable: true, description: QUERY })
  @Optional()
  @Text(queryRule)
  query?: string | null;
}

@InputType({ description: 'A webhook of yours that is to be deleted.' })
export class DeleteWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook of yours that is to have another secret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook of yours that is to get nothing for a while.' })
export class PauseWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook of yours that is to be tried.' })
export class TestWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook that is to get events again.' })
export class ResumeWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The `position` after which it goes on, which forgets what waits to be sent; where it stopped when left out.',
  })
  from?: string | null;
}

@InputType({ description: 'A delivery of one of your webhooks.' })
export class ResendDeliveryInput {
  @Field(() => ID, { description: 'The delivery.' })
  id!: string;
}
