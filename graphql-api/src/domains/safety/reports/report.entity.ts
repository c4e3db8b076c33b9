import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { ModerationAction } from '../moderation/decision.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { WantedPost } from '../../market/wanted/wanted-post.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Kind of object that can be reported. */
export enum ReportSubject {
  PRODUCT = 'PRODUCT',
  USER = 'USER',
  MESSAGE = 'MESSAGE',
  WANTED_POST = 'WANTED_POST',
}
registerEnumType(ReportSubject, {
  name: 'ReportSubject',
  description: 'Type of the reported subject.',
  valuesConfig: {
    PRODUCT: { description: 'A listing.' },
    USER: { description: 'A person.' },
    MESSAGE: { description: 'A chat message.' },
    WANTED_POST: { description: 'A wanted post.' },
  },
});

/** Reason of a report. */
export enum ReportReason {
  PROHIBITED = 'PROHIBITED',
  SCAM = 'SCAM',
  ABUSE = 'ABUSE',
  WRONG_DETAILS = 'WRONG_DETAILS',
  NO_SHOW = 'NO_SHOW',
  OTHER = 'OTHER',
}
registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'Reasons for a report.',
  valuesConfig: {
    PROHIBITED: { description: 'It may not be sold here.' },
    SCAM: { description: 'It looks like fraud.' },
    ABUSE: { description: 'It insults, threatens or harasses.' },
    WRONG_DETAILS: { description: 'The details are false.' },
    NO_SHOW: { description: 'The person did not come to a meeting.' },
    OTHER: { description: 'Something else, explained in the text.' },
  },
});

/** Each report about a deleted object has its own key, which is not an id. */
const subjectKey = `kind, coalesce(message_id, product_id, wanted_post_id, case when kind = 'USER' then user_id else - id end)`;

@Entity({ tableName: 'reports' })
@Index({
  name: 'reports_open_once',
  expression: `create unique index reports_open_once on reports (reporter_id, ${subjectKey}) where decided_at is null`,
})
@Index({ name: 'reports_open', expression: `create index reports_open on reports (${subjectKey}) where decided_at is null` })
@Index({ name: 'reports_wanted_post', properties: ['wantedPost'], where: { wantedPost: { $ne: null } } })
@Index({ name: 'reports_user', properties: ['user'] })
@Index({ name: 'reports_decided', properties: ['decidedAt'] })
@ObjectType({ implements: Node, description: 'A report to the administrators. Visible to its reporter and to administrators.' })
export class Report {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the report.' })
  id!: string;

  @ManyToOne(() => User, { index: false })
  reporter!: User;

  @Enum({ items: () => ReportSubject })
  @Field(() => ReportSubject, { description: 'Type of the reported subject.' })
  kind!: ReportSubject;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, {
    description: 'The person concerned: the reported person, the seller of the listing, or the author of the message or wanted post.',
  })
  user!: User;

  @ManyToOne(() => Product, { nullable: true, index: false })
  @Field(() => Product, { nullable: true, description: 'The listing; null for other subjects, and if it was taken down.' })
  product!: Product | null;

  @ManyToOne(() => Message, { nullable: true, index: false, deleteRule: 'set null' })
  message!: Message | null;

  @ManyToOne(() => WantedPost, { nullable: true, index: false, deleteRule: 'set null' })
  wantedPost!: WantedPost | null;

  /** Stored as it was when it was reported, because a listing may change and a message may be deleted. */
  @Property({ type: 'text' })
  @Field(() => String, { description: 'Name of the listing or person, or text of the message or wanted post, at the time.' })
  subject!: string;

  @Enum({ items: () => ReportReason })
  @Field(() => ReportReason, { description: 'The reason.' })
  reason!: ReportReason;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The reporter's text." })
  text!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was reported.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an administrator decided; null while it is open.' })
  decidedAt!: Date | null;

  @Enum({ items: () => ModerationAction, nullable: true })
  @Field(() => ModerationAction, { nullable: true, description: 'The decision; null while it is open.' })
  action!: ModerationAction | null;

  @UpdatedAt()
  updatedAt!: Date;
}
