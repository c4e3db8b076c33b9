import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { User } from '../../people/users/user.entity.ts';

/** Kinds of actions that can be previewed, and undone for some minutes. */
export enum ActKind {
  DELETE_PRODUCT = 'DELETE_PRODUCT',
  DELETE_REVIEW = 'DELETE_REVIEW',
  DELETE_CATEGORY = 'DELETE_CATEGORY',
  DELETE_USER = 'DELETE_USER',
  WARN_USER = 'WARN_USER',
  SUSPEND_USER = 'SUSPEND_USER',
  BAN_USER = 'BAN_USER',
  DECIDE_REPORT = 'DECIDE_REPORT',
  DELETE_ORDER = 'DELETE_ORDER',
  CANCEL_ORDER = 'CANCEL_ORDER',
  DECLINE_ORDER = 'DECLINE_ORDER',
  CLOSE_WANTED_POST = 'CLOSE_WANTED_POST',
  SETTLE_DISPUTE = 'SETTLE_DISPUTE',
  MARK_SOLD = 'MARK_SOLD',
  ACCEPT_OFFER = 'ACCEPT_OFFER',
  RESERVE_PRODUCT = 'RESERVE_PRODUCT',
  IMPORT_COURSES = 'IMPORT_COURSES',
  CLEAR_PRICE_SCHEDULE = 'CLEAR_PRICE_SCHEDULE',
}
registerEnumType(ActKind, {
  name: 'ActKind',
  description: 'An act that can be previewed, and undone for 10 minutes.',
  valuesConfig: {
    DELETE_PRODUCT: { description: 'Taking a listing down.' },
    DELETE_REVIEW: { description: 'Deleting a review.' },
    DELETE_CATEGORY: { description: 'Deleting a category. Administrators only.' },
    DELETE_USER: { description: "Deleting another user's account. Administrators only." },
    WARN_USER: { description: 'Warning a user. Administrators only.' },
    SUSPEND_USER: { description: 'Suspending a user. Administrators only.' },
    BAN_USER: { description: 'Banning a user. Administrators only.' },
    DECIDE_REPORT: { description: 'Deciding a report. Administrators only; the preview depends on the decision.' },
    DELETE_ORDER: { description: "Removing an order from one's own list." },
    CANCEL_ORDER: { description: 'Cancelling an order as its buyer.' },
    DECLINE_ORDER: { description: 'Declining an order as its seller.' },
    CLOSE_WANTED_POST: { description: 'Closing a wanted post.' },
    SETTLE_DISPUTE: { description: 'Deciding the objection to a delivery. Administrators only.' },
    MARK_SOLD: { description: 'Marking a listing as sold.' },
    ACCEPT_OFFER: { description: 'Accepting an offer, with the order that it places.' },
    IMPORT_COURSES: { description: 'Importing a list of courses. Administrators only; previewed by `previewCourseImport`.' },
    CLEAR_PRICE_SCHEDULE: { description: 'Stopping the scheduled price drops of a listing.' },
    RESERVE_PRODUCT: { description: 'Reserving a listing; previewed by the id of the conversation.' },
  },
});

/** A destructive action of a user or administrator. The row is deleted when the act is undone or can no longer be undone. */
@Entity({ tableName: 'acts' })
@Index({ name: 'acts_undo_until', properties: ['undoUntil'] })
export class Act {
  [OptionalProps]?: 'photos';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** 128 random bits. */
  @Property({ type: 'text' })
  @Unique({ name: 'acts_token' })
  token!: string;

  /** The user who performed the act. */
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  actor!: User;

  /** Value of ActKind. Has no check constraint, so that a new kind needs no migration. */
  @Property({ type: 'text' })
  kind!: ActKind;

  /** Ids of photos that are removed when the undo period ends, unless something shows them again. */
  @Property({ type: 'array', columnType: 'bigint[]', defaultRaw: `'{}'` })
  photos!: string[];

  /** End of the undo period. */
  @Property({ type: 'datetime' })
  undoUntil!: Date;
}
