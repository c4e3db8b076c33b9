import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Act } from '../acts/act.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { Node } from '../../../platform/database/node.ts';

/** Action of an administrator. */
export enum AuditAction {
  CATEGORY_CREATED = 'CATEGORY_CREATED',
  CATEGORY_RENAMED = 'CATEGORY_RENAMED',
  CATEGORY_DELETED = 'CATEGORY_DELETED',
  PRODUCT_REMOVED = 'PRODUCT_REMOVED',
  LISTING_APPROVED = 'LISTING_APPROVED',
  LISTING_REFUSED = 'LISTING_REFUSED',
  REVIEW_REMOVED = 'REVIEW_REMOVED',
  MESSAGE_REMOVED = 'MESSAGE_REMOVED',
  WANTED_CLOSED = 'WANTED_CLOSED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  USER_DELETED = 'USER_DELETED',
  CONTACT_HANDLED = 'CONTACT_HANDLED',
  DISPUTE_SETTLED = 'DISPUTE_SETTLED',
  REPORT_DISMISSED = 'REPORT_DISMISSED',
  USER_WARNED = 'USER_WARNED',
  USER_SUSPENDED = 'USER_SUSPENDED',
  USER_BANNED = 'USER_BANNED',
  SANCTION_ENDED = 'SANCTION_ENDED',
  APPEAL_ANSWERED = 'APPEAL_ANSWERED',
  SPOT_CREATED = 'SPOT_CREATED',
  SPOT_CHANGED = 'SPOT_CHANGED',
  SPOT_DELETED = 'SPOT_DELETED',
  MAP_CHANGED = 'MAP_CHANGED',
  SEASON_CREATED = 'SEASON_CREATED',
  SEASON_CHANGED = 'SEASON_CHANGED',
  SEASON_DELETED = 'SEASON_DELETED',
  COURSES_IMPORTED = 'COURSES_IMPORTED',
  SYNONYM_CREATED = 'SYNONYM_CREATED',
  SYNONYM_CHANGED = 'SYNONYM_CHANGED',
  SYNONYM_DELETED = 'SYNONYM_DELETED',
  ANNOUNCEMENT_CREATED = 'ANNOUNCEMENT_CREATED',
  ANNOUNCEMENT_CHANGED = 'ANNOUNCEMENT_CHANGED',
  ANNOUNCEMENT_ENDED = 'ANNOUNCEMENT_ENDED',
  SETTINGS_CHANGED = 'SETTINGS_CHANGED',
  TOKEN_REVOKED = 'TOKEN_REVOKED',
  APP_APPROVED = 'APP_APPROVED',
  APP_DELETED = 'APP_DELETED',
  DATA_EXPORTED = 'DATA_EXPORTED',
  DATA_IMPORTED = 'DATA_IMPORTED',
  USER_DATA_EXPORTED = 'USER_DATA_EXPORTED',
  UNDONE = 'UNDONE',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'An action of an administrator.',
  valuesConfig: {
    CATEGORY_CREATED: { description: 'Created a category.' },
    CATEGORY_RENAMED: { description: 'Renamed a category.' },
    CATEGORY_DELETED: { description: 'Deleted a category.' },
    PRODUCT_REMOVED: { description: "Took down another user's listing." },
    LISTING_APPROVED: { description: 'Published a doubtful listing.' },
    LISTING_REFUSED: { description: 'Refused a doubtful listing.' },
    REVIEW_REMOVED: { description: "Removed another user's review." },
    MESSAGE_REMOVED: { description: "Removed another user's chat message." },
    WANTED_CLOSED: { description: "Closed another user's wanted post." },
    ROLE_CHANGED: { description: 'Made a user an administrator, or a student again.' },
    USER_DELETED: { description: "Deleted another user's account." },
    CONTACT_HANDLED: { description: 'Marked a contact message as handled, or as open again.' },
    DISPUTE_SETTLED: { description: "Decided a buyer's objection to a delivery." },
    REPORT_DISMISSED: { description: 'Dismissed a report.' },
    USER_WARNED: { description: 'Warned a user.' },
    USER_SUSPENDED: { description: 'Suspended a user.' },
    USER_BANNED: { description: 'Banned a user.' },
    SANCTION_ENDED: { description: 'Ended a suspension or ban.' },
    APPEAL_ANSWERED: { description: 'Answered an appeal.' },
    SPOT_CREATED: { description: 'Added a campus spot.' },
    SPOT_CHANGED: { description: 'Renamed, removed or restored a campus spot.' },
    MAP_CHANGED: { description: 'Uploaded a map of the campus, or restored the drawn one.' },
    SPOT_DELETED: { description: 'Removed a campus spot.' },
    SEASON_CREATED: { description: 'Created a season.' },
    SEASON_CHANGED: { description: 'Changed the title or the times of a season.' },
    SEASON_DELETED: { description: 'Deleted a season.' },
    COURSES_IMPORTED: { description: 'Imported the list of courses.' },
    SYNONYM_CREATED: { description: 'Created a synonym for searches.' },
    SYNONYM_CHANGED: { description: 'Changed the terms of a synonym.' },
    SYNONYM_DELETED: { description: 'Deleted a synonym.' },
    ANNOUNCEMENT_CREATED: { description: 'Published an announcement.' },
    ANNOUNCEMENT_CHANGED: { description: 'Changed an announcement.' },
    ANNOUNCEMENT_ENDED: { description: 'Ended an announcement.' },
    SETTINGS_CHANGED: { description: 'Changed settings of the college; the details name the old and new values.' },
    TOKEN_REVOKED: { description: "Revoked another user's access token." },
    APP_APPROVED: { description: 'Approved an app for all users.' },
    APP_DELETED: { description: "Deleted another user's app." },
    DATA_EXPORTED: { description: 'Started a bulk export.' },
    DATA_IMPORTED: { description: 'Started a bulk import; its subject says whether it was a dry run.' },
    USER_DATA_EXPORTED: { description: 'Exported all stored data about a user.' },
    UNDONE: { description: "Undid an administrator's action; the details name it." },
  },
});

@Entity({ tableName: 'audit_entries' })
@Index({ name: 'audit_entries_act', properties: ['act'], where: { act: { $ne: null } } })
@Index({
  name: 'audit_entries_text',
  expression: 'create index audit_entries_text on audit_entries using gin (lower(subject) gin_trgm_ops, lower(details) gin_trgm_ops)',
})
@ObjectType({ implements: Node, description: 'An entry of the audit log: who did what to whom, and when. Administrators only.' })
export class AuditEntry {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: string;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The administrator.' })
  actor!: User;

  @Enum({ items: () => AuditAction })
  @Field(() => AuditAction, { description: 'The action.' })
  action!: AuditAction;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The object of the action, by its name at the time.' })
  subject!: string;

  @ManyToOne(() => User, { nullable: true })
  @Field(() => User, { nullable: true, description: 'The user concerned; null for none.' })
  user!: User | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The reason given, or what changed.' })
  details!: string | null;

  /** The act, while it can be undone; null afterwards. */
  @ManyToOne(() => Act, { nullable: true, deleteRule: 'set null' })
  act!: Act | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date;
}
