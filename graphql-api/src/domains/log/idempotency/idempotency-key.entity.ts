import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The idempotency key of a create, with the result of the first call for repeated ones. */
@Entity({ tableName: 'idempotency_keys' })
@Index({ name: 'idempotency_keys_created', properties: ['createdAt'] })
export class IdempotencyKey {
  /** Hash of the viewer, the operation and the client's key, so that results are private and no key is stored. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Hash of the input: the same key with other input is rejected. */
  @Property({ type: 'text' })
  requestHash!: string;

  /** The result with its point notifications; null until the first call has stored it in the same transaction. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  result!: unknown;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
