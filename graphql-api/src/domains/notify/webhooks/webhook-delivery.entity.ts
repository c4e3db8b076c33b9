import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Webhook } from './webhook.entity.ts';

/** Why an attempt failed. */
export enum WebhookError {
  ADDRESS_REFUSED = 'ADDRESS_REFUSED',
  DNS = 'DNS',
  CONNECT = 'CONNECT',
  TLS = 'TLS',
  TIMEOUT = 'TIMEOUT',
  REDIRECT = 'REDIRECT',
  STATUS = 'STATUS',
}
registerEnumType(WebhookError, {
  name: 'WebhookError',
  description: 'Why an attempt to deliver an event failed.',
  valuesConfig: {
    ADDRESS_REFUSED: { description: 'The URL leads to an address that is not public.' },
    DNS: { description: 'The name has no address.' },
    CONNECT: { description: 'No connection, or it broke off.' },
    TLS: { description: 'The certificate is not valid, or there is no TLS.' },
    TIMEOUT: { description: 'No answer within 10 seconds.' },
    REDIRECT: { description: 'The receiver redirects, which is not followed.' },
    STATUS: { description: 'The receiver answered with a status other than 2xx.' },
  },
});

@Entity({ tableName: 'webhook_deliveries' })
@Index({ name: 'webhook_deliveries_webhook', properties: ['webhook', 'id'] })
@Index({ name: 'webhook_deliveries_at', properties: ['at'] })
@ObjectType({ implements: Node, description: 'One attempt to deliver an event to a webhook, kept for 7 days. The owner of the webhook sees it.' })
export class WebhookDelivery {
  [OptionalProps]?: 'at';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the attempt.' })
  id!: string;

  @ManyToOne(() => Webhook, { deleteRule: 'cascade', index: false })
  webhook!: Webhook;

  /** The id of the event. */
  @Property({ type: new BigIntType('string'), fieldName: 'event_id' })
  event!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The first, second … attempt for this event.' })
  attempt!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was made.' })
  at!: Date;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'How long it took, in milliseconds.' })
  durationMs!: number | null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The status of the answer; null without one.' })
  status!: number | null;

  /** A WebhookError. */
  @Property({ type: 'text', nullable: true })
  @Field(() => WebhookError, { nullable: true, description: 'Why it failed; null where it did not.' })
  error!: WebhookError | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The headers that were sent, one a line.' })
  requestHeaders!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The body that was sent, JSON.' })
  requestBody!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The first 4 KiB of the answer; null without one.' })
  responseBody!: string | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it is tried again; null where it is not.' })
  nextAttemptAt!: Date | null;
}
