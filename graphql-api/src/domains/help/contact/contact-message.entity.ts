import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'contact_messages' })
@ObjectType({ implements: Node, description: 'A message from the contact form. Its id is the reference number. Administrators only.' })
export class ContactMessage {
  [OptionalProps]?: 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'The reference number.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Name of the sender.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Address for the answer.' })
  email!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 4000 characters, plain text.' })
  message!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an administrator handled it; null while it is open.' })
  handledAt!: Date | null;

  @UpdatedAt()
  updatedAt!: Date;
}
