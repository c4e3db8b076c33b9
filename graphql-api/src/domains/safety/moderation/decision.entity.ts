import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Decision of an administrator on a report or a user. */
export enum ModerationAction {
  DISMISS = 'DISMISS',
  REMOVE = 'REMOVE',
  WARN = 'WARN',
  SUSPEND = 'SUSPEND',
  BAN = 'BAN',
}
registerEnumType(ModerationAction, {
  name: 'ModerationAction',
  description: "An administrator's decision about a report or a person.",
  valuesConfig: {
    DISMISS: { description: 'No action; the report is closed.' },
    REMOVE: { description: 'Removes the listing, review, message or wanted post.' },
    WARN: { description: 'The person receives a warning.' },
    SUSPEND: { description: 'Until the suspension ends the person can read but not write.' },
    BAN: { description: 'The person can no longer sign in; their listings are taken down and open orders are cancelled.' },
  },
});

@Entity({ tableName: 'decisions' })
@Index({ name: 'decisions_user', expression: 'create index decisions_user on decisions (user_id, id desc)' })
@Index({ name: 'decisions_appealed', properties: ['id'], where: { appealedAt: { $ne: null }, answeredAt: null } })
@ObjectType({
  implements: Node,
  description: 'A decision of administrators about a person, who can appeal once. Visible to the person and to administrators.',
})
export class Decision {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the decision.' })
  id!: string;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The person concerned.' })
  user!: User;

  @ManyToOne(() => User, { index: false })
  actor!: User;

  @Enum({ items: () => ModerationAction })
  @Field(() => ModerationAction, { description: 'The decision.' })
  action!: ModerationAction;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The listing or review concerned; null for a decision about the person.' })
  subject!: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The reason.' })
  reason!: string;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'The end of a suspension; null for other decisions.' })
  until!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was decided.' })
  createdAt!: Date;

  /** Code of the appeal. It is emailed with the decision, so that a user who cannot sign in can appeal too. */
  @Property({ type: 'text' })
  @Unique()
  appealCode!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The text of the appeal; null without one.' })
  appeal!: string | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was appealed.' })
  appealedAt!: Date | null;

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: 'Whether the appeal was granted; null while it is open, and without an appeal.' })
  granted!: boolean | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The administrators' answer to the appeal." })
  answer!: string | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the appeal was answered.' })
  answeredAt!: Date | null;

  @UpdatedAt()
  updatedAt!: Date;
}
