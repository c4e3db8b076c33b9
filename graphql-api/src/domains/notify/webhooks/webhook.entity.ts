import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { EventScope, type EventType } from '../../log/events/event.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Whether a webhook receives events. */
export enum WebhookStatus {
  ACTIVE = 'ACTIVE',
  PAUSED = 'PAUSED',
  FAILING = 'FAILING',
  DISABLED = 'DISABLED',
}
registerEnumType(WebhookStatus, {
  name: 'WebhookStatus',
  description: 'State of a webhook.',
  valuesConfig: {
    ACTIVE: { description: 'It receives events.' },
    PAUSED: { description: 'You paused it: see `resumeWebhook`.' },
    FAILING: { description: 'Its receiver has not accepted an event for 72 hours: see `resumeWebhook`.' },
    DISABLED: { description: 'Its receiver responded with 410, or you may no longer have it.' },
  },
});

/** A URL that receives events. */
@Entity({ tableName: 'webhooks' })
@Index({ name: 'webhooks_user', properties: ['user', 'id'] })
@ObjectType({ implements: Node, description: 'A URL that receives events, signed as in Standard Webhooks (docs/webhooks.md).' })
export class Webhook {
  [OptionalProps]?: 'status' | 'statusReason' | 'previousSecret' | 'previousUntil' | 'claimedUntil' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the webhook.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  /**
   * The personal access token that created or last changed the webhook. The webhook ends with the token. It is not a foreign key, because a revoked
   * token has no row.
   */
  @Property({ type: new BigIntType('string'), fieldName: 'token_id', nullable: true })
  token!: string | null;

  /**
   * The scopes of that token, which may be fewer than those of the grant of its app; null for a session, and for webhooks from before scopes were
   * stored.
   */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  tokenScopes!: string[] | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'A name for it, 1 to 60 characters.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'URL that receives the events.' })
  url!: string;

  /** Values of EventType. */
  @Property({ type: 'array', columnType: 'text[]' })
  types!: EventType[];

  @Enum({ items: () => EventScope })
  @Field(() => EventScope, { description: 'Whose events it receives.' })
  scope!: EventScope;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The query whose result is sent in place of the payload; null for none.' })
  query!: string | null;

  @Enum({ items: () => WebhookStatus, default: WebhookStatus.ACTIVE })
  @Field(() => WebhookStatus, { description: 'Whether it receives events.' })
  status: WebhookStatus = WebhookStatus.ACTIVE;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it does not receive events; null if it does.' })
  statusReason!: string | null;

  /** The signing secret, encrypted as in webhook-secret.ts. */
  @Property({ type: 'text' })
  secret!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The last four characters of its secret.' })
  secretHint!: string;

  /** The secret before the last rotation, which also signs until `previousUntil`. */
  @Property({ type: 'text', nullable: true })
  previousSecret!: string | null;

  @Property({ type: 'datetime', nullable: true })
  previousUntil!: Date | null;

  @Property({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'The `position` up to which it has read the events. Some of them may still wait to be sent: see `lag`.' })
  position!: string;

  /** The end of a process's claim on the webhook. */
  @Property({ type: 'datetime', nullable: true })
  claimedUntil!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @UpdatedAt({ except: ['position', 'claimed_until'] })
  updatedAt!: Date;
}
