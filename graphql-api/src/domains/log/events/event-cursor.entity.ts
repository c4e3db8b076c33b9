import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Position up to which a consumer has read the event log. It moves in the same transaction as the consumer's effects. */
@Entity({ tableName: 'event_cursors' })
export class EventCursor {
  /** Name of the consumer. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: new BigIntType('string') })
  position!: string;

  /** Number of times the consumer has failed at the next event. */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;
}
