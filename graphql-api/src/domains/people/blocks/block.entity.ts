import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** A user who wants no contact with another. A block works both ways, and the blocked user is not notified. */
@Entity({ tableName: 'blocks' })
@Index({ name: 'blocks_once', expression: 'create unique index blocks_once on blocks (blocker_id, blocked_id)' })
@Index({ name: 'blocks_blocked', properties: ['blocked', 'blocker'] })
export class Block {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  blocker!: User;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  blocked!: User;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
