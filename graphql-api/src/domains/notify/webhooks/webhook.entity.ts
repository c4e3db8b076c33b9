import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { EventType } from '../../log/events/event.entity.ts';
import { EventScope } from '../../log/events/event.inputs.ts';
import { User } from '../../people/users/user.entity.ts';

/** Whether events are sent to a webhook. */
export enum WebhookStatus {
  ACTIVE = 'ACTIVE',
  PAUSED = 'PAUSED',
  FAILING = 'FAILING',
  DISABLED = 'DISABLED',
}
registerEnumType(WebhookStatus, {
  name: 'WebhookStatus',
  description: 'Whether events are sent to a webhook.',
  valuesConfig: {
    ACTIVE: { description: 'They are, also while some fail and are tried again.' },
    PAUSED: { description: 'Its owner paused it. `resumeWebhook` goes on where it stopped.' },
    FAILING: { description: 'One event failed for 72 hours. `resumeWebhook` goes on where it stopped.' },
    DISABLED: { description: 'The receiver answered 410, or its owner may not read the events any more.' },
  },
});

@Entity({ tableName: 'webhooks' })
@Index({ name: 'webhooks_user', properties: ['user', 'id'] })
@ObjectType({
  implements: Node,
  description: 'A URL to which events are posted as they happen, signed as Standard Webhooks says. Its owner sees it.',
})
export class Webhook {
  [OptionalProps]?: 'status' | 'claimedUntil' | 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the webhook.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What its owner calls it, 1 to 60 characters.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Where events are posted, at most 500 characters.' })
  url!: string;

  /** Values of EventType; all when empty. */
  @Property({ type: 'array', columnType: 'text[]' })
  @Field(() => [EventType], { description: 'Which events; all when empty.' })
  types!: EventType[];

  /** An EventScope. */
  @Property({ type: 'text' })
  @Field(() => EventScope, { description: 'Whose events.' })
  scope!: EventScope;

  /** A WebhookStatus. */
  @Property({ type: 'text', default: WebhookStatus.ACTIVE })
  @Field(() => WebhookStatus, { description: 'Whether events are sent to it.' })
  status: WebhookStatus = WebhookStatus.ACTIVE;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it is FAILING or DISABLED; null otherwise.' })
  statusReason!: string | null;

  /** Encrypted with SECRET_KEY. */
  @Property({ type: 'text' })
  secret!: string;

  /** The secret before the last rotation, encrypted, while it signs too. */
  @Property({ type: 'text', nullable: true })
  previousSecret!: string | null;

  @Property({ type: 'datetime', nullable: true })
  previousUntil!: Date | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The end of its secret.' })
  secretHint!: string;

  /** The last place of the log that it has read: what came before was sent or waits. */
  @Property({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'The place of the last event that was taken for it.' })
  position!: string;

  /** A process sends to it until then. */
  @Property({ type: 'datetime', defaultRaw: "'-infinity'" })
  claimedUntil!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
}
