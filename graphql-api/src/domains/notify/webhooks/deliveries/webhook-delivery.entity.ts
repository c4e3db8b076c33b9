import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../../platform/database/node.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { WebhookError } from '../../../../platform/ports.ts';
import { Webhook } from '../webhook.entity.ts';

registerEnumType(WebhookError, {
  name: 'WebhookError',
  description: 'Reasons for a failed delivery.',
  valuesConfig: {
    ADDRESS_REFUSED: { description: 'The address is not on the public internet.' },
    DNS: { description: 'The host name has no address.' },
    CONNECT: { description: 'The connection failed, or was closed before the response.' },
    TLS: { description: 'The certificate is invalid, or TLS failed.' },
    TIMEOUT: { description: 'No response within 10 seconds.' },
    REDIRECT: { description: 'The receiver responded with 3xx; redirects are not followed.' },
    STATUS: { description: 'The receiver responded with a status other than 2xx.' },
  },
});

/** One try to send an event to a webhook, kept for seven days. */
@Entity({ tableName: 'webhook_deliveries' })
@Index({ name: 'webhook_deliveries_webhook', properties: ['webhook', 'id'] })
@Index({ name: 'webhook_deliveries_at', properties: ['at'] })
@ObjectType({ implements: Node, description: 'One attempt to send an event to a webhook. Stored for seven days.' })
export class WebhookDelivery {
  [OptionalProps]?: 'at' | 'nextAttemptAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the delivery.' })
  id!: string;

  @ManyToOne(() => Webhook, { deleteRule: 'cascade', index: false })
  webhook!: Webhook;

  /** The position of the event; null for a test. */
  @Property({ type: new BigIntType('string'), nullable: true })
  position!: string | null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Number of the attempt, from 1; 1 for a test, and for a delivery that you sent again.' })
  attempt!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it ended.' })
  at!: Date;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the response; null without a response.' })
  status!: number | null;

  @Enum({ items: () => WebhookError, nullable: true })
  @Field(() => WebhookError, { nullable: true, description: 'Why it failed; null if the receiver accepted the event.' })
  error!: WebhookError | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The headers of the request, one on each line.' })
  requestHeaders!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The JSON body of the request.' })
  requestBody!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The first 4 KiB of the response body; null without a response.' })
  responseBody!: string | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the event was to be sent again; null if it was not.' })
  nextAttemptAt!: Date | null;
}
