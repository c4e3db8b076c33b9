import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../platform/scalars.ts';
import { User } from '../users/user.entity.ts';
import { Node } from '../platform/node.ts';

/** What an administrator did. */
export enum AuditAction {
  CATEGORY_CREATED = 'CATEGORY_CREATED',
  CATEGORY_RENAMED = 'CATEGORY_RENAMED',
  CATEGORY_DELETED = 'CATEGORY_DELETED',
  PRODUCT_REMOVED = 'PRODUCT_REMOVED',
  LISTING_APPROVED = 'LISTING_APPROVED',
  REVIEW_REMOVED = 'REVIEW_REMOVED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  USER_DELETED = 'USER_DELETED',
  CONTACT_HANDLED = 'CONTACT_HANDLED',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What an administrator did.',
  valuesConfig: {
    CATEGORY_CREATED: { description: 'Made a category.' },
    CATEGORY_RENAMED: { description: 'Gave a category another name.' },
    CATEGORY_DELETED: { description: 'Deleted a category.' },
    PRODUCT_REMOVED: { description: "Took down another's listing." },
    LISTING_APPROVED: { description: 'Approved a listing that the review left in doubt.' },
    REVIEW_REMOVED: { description: "Removed another's review." },
    ROLE_CHANGED: { description: 'Made somebody an administrator, or a student again.' },
    USER_DELETED: { description: "Deleted another's account." },
    CONTACT_HANDLED: { description: 'Marked a contact message as handled, or as open again.' },
  },
});

@Entity({ tableName: 'audit_entries' })
@ObjectType({ implements: Node, description: 'One line of the audit list: who did what to whom, and when. Administrators only.' })
export class AuditEntry {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: string;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The administrator.' })
  actor!: User;

  @Enum({ items: () => AuditAction })
  @Field(() => AuditAction, { description: 'What was done.' })
  action!: AuditAction;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What it was done to, by its name then.' })
  subject!: string;

  @ManyToOne(() => User, { nullable: true })
  @Field(() => User, { nullable: true, description: 'The user it concerns; null when it concerns nobody.' })
  user!: User | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The reason given, or what changed.' })
  details!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was done.' })
  createdAt!: Date;
}
