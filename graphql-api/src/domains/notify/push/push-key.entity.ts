import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The key pair by which push services recognize this marketplace (VAPID, RFC 8292), unless the settings define one. At most one row. */
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
