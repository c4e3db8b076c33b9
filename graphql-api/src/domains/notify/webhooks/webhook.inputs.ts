import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Chosen, IdempotencyKeyField, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { EventScope, EventType } from '../../log/events/event.entity.ts';

const nameRule = { max: 60, empty: messages.nameMissing, message: messages.webhookName, policy: false };
const urlRule = { max: 500, pattern: '^https?://', message: messages.webhookUrl, policy: false };
const queryRule = { max: 4_000, multiline: true, message: messages.webhookQueryLong, policy: false };
const hasTypes = (types: unknown): boolean => Array.isArray(types) && types.length > 0;

const NAME = 'A name for it, 1 to 60 characters.';
const URL = 'URL that receives the events, at most 500 characters: https, port 443 or from 1024 on, a public address, without a user and a fragment.';
const QUERY = 'A subscription to `events` whose result is sent in place of the payload, at most 4,000 characters; null for none.';
const TYPES = 'Event types that it receives, at least one.';

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

  @Field(() => EventScope, { defaultValue: EventScope.OWN, description: 'Whose events it receives. ALL is for administrators.' })
  scope!: EventScope;

  @Field(() => String, { nullable: true, description: QUERY })
  @Optional()
  @Text(queryRule)
  query?: string | null;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of a webhook; omitted fields do not change.' })
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

@InputType({ description: 'A webhook to delete.' })
export class DeleteWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook whose secret is to be replaced.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook to pause.' })
export class PauseWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook to test.' })
export class TestWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@InputType({ description: 'A webhook to resume.' })
export class ResumeWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The `position` after which it continues; pending events are then dropped. Omitted: where it stopped.',
  })
  from?: string | null;
}

@InputType({ description: 'A delivery of one of your webhooks.' })
export class ResendDeliveryInput {
  @Field(() => ID, { description: 'The delivery.' })
  id!: string;
}
