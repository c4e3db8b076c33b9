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
  description: 'What an administrator did.',
  valuesConfig: {
    CATEGORY_CREATED: { description: 'Made a category.' },
    CATEGORY_RENAMED: { description: 'Gave a category another name.' },
    CATEGORY_DELETED: { description: 'Deleted a category.' },
    PRODUCT_REMOVED: { description: "Took down another's listing." },
    LISTING_APPROVED: { description: 'Published a listing that the review left in doubt.' },
    LISTING_REFUSED: { description: 'Did not publish a listing that the review left in doubt.' },
    REVIEW_REMOVED: { description: "Removed another's review." },
    MESSAGE_REMOVED: { description: "Removed another's chat message." },
    WANTED_CLOSED: { description: "Closed another's wanted post." },
    ROLE_CHANGED: { description: 'Made somebody an administrator, or a student again.' },
    USER_DELETED: { description: "Deleted another's account." },
    CONTACT_HANDLED: { description: 'Marked a contact message as handled, or as open again.' },
    DISPUTE_SETTLED: { description: 'Decided the objection of a buyer to a delivery.' },
    REPORT_DISMISSED: { description: 'Found nothing wrong with what was reported.' },
    USER_WARNED: { description: 'Warned somebody.' },
    USER_SUSPENDED: { description: 'Suspended somebody for some days.' },
    USER_BANNED: { description: 'Banned somebody.' },
    SANCTION_ENDED: { description: 'Ended a suspension or ban.' },
    APPEAL_ANSWERED: { description: 'Answered an appeal.' },
    SPOT_CREATED: { description: 'Added a campus spot.' },
    SPOT_CHANGED: { description: 'Renamed a campus spot, took it off the list, or listed it again.' },
    MAP_CHANGED: { description: 'Uploaded a map of the campus, or went back to the drawn one.' },
    SPOT_DELETED: { description: 'Took a campus spot off the list.' },
    SEASON_CREATED: { description: 'Made a season.' },
    SEASON_CHANGED: { description: 'Changed the title or the times of a season.' },
    SEASON_DELETED: { description: 'Deleted a season.' },
    COURSES_IMPORTED: { description: 'Imported the list of courses.' },
    SYNONYM_CREATED: { description: 'Made a synonym of searches.' },
    SYNONYM_CHANGED: { description: 'Changed the terms of a synonym.' },
    SYNONYM_DELETED: { description: 'Deleted a synonym.' },
    ANNOUNCEMENT_CREATED: { description: 'Announced something.' },
    ANNOUNCEMENT_CHANGED: { description: 'Changed an announcement.' },
    ANNOUNCEMENT_ENDED: { description: 'Ended an announcement.' },
    SETTINGS_CHANGED: { description: 'Changed settings of the college; the details name the old and new values.' },
    TOKEN_REVOKED: { description: "Ended another's access token." },
    APP_APPROVED: { description: "Let others use somebody's app." },
    APP_DELETED: { description: "Deleted another's app." },
    DATA_EXPORTED: { description: 'Had a bulk export made.' },
    DATA_IMPORTED: { description: 'Had a bulk import made; its subject says whether it was a dry run.' },
    USER_DATA_EXPORTED: { description: 'Had everything that is stored about a user exported.' },
    UNDONE: { description: 'Undid what an administrator had done; the details name it.' },
  },
});

@Entity({ tableName: 'audit_entries' })
@Index({ name: 'audit_entries_act', properties: ['act'], where: { act: { $ne: null } } })
@Index({
  name: 'audit_entries_text',
  expression: 'create index audit_entries_text on audit_entries using gin (lower(subject) gin_trgm_ops, lower(details) gin_trgm_ops)',
})
@ObjectType({ implements: Node, description: 'An entry of the activity log: who did what to whom, and when. Administrators only.' })
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

  /** The act, while it can be undone; null afterwards. */
  @ManyToOne(() => Act, { nullable: true, deleteRule: 'set null' })
  act!: Act | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was done.' })
  createdAt!: Date;
}
