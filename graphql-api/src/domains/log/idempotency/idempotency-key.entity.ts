import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Idempotency key of a create operation, with the first result, which repeated calls return. */
@Entity({ tableName: 'idempotency_keys' })
@Index({ name: 'idempotency_keys_created', properties: ['createdAt'] })
export class IdempotencyKey {
  /** Hash of the viewer, the operation and the client's key. Results are therefore private, and the key itself is not stored. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Hash of the input. The same key with different input is rejected. */
  @Property({ type: 'text' })
  requestHash!: string;

  /** Result with its point notifications; null until the first call stores it in the same transaction. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  result!: unknown;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
