import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The pair of keys by which push services recognize this marketplace (VAPID, RFC 8292), unless settings name one. At most one row. */
@Entity({ tableName: 'push_keys' })
export class PushKey {
  /** Always 1. */
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  publicKey!: string;

  @Property({ type: 'text' })
  privateKey!: string;
}
