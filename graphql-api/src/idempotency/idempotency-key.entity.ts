import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A key that a client gave a create, with what the first call gave: a repeated call is answered with it. */
@Entity({ tableName: 'idempotency_keys' })
@Index({ name: 'idempotency_keys_created', properties: ['createdAt'] })
export class IdempotencyKey {
  /** Hash of who asks, the operation and the client's key: nobody reaches another's result, and no key is stored. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Hash of the input: the same key with other input is rejected. */
  @Property({ type: 'text' })
  requestHash!: string;

  /** Ids of what was made, and what was said of points; empty until the first call has made it, in the same transaction. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  result!: unknown;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
