import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/users/user.entity.ts';

/** A rejected listing. The third rejection within 7 days costs points. */
@Entity({ tableName: 'rejections' })
@Index({ name: 'rejections_user', properties: ['user', 'createdAt'] })
export class Rejection {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  /** The violations, such as "weapons, contact data". */
  @Property({ type: 'text' })
  concerns!: string;

  /** Whether it was counted towards a deduction. */
  @Property({ type: 'boolean', default: false })
  punished: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
