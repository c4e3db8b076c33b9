import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Kind of data in a bulk export. */
export enum BulkExportKind {
  ORDERS = 'ORDERS',
  USERS = 'USERS',
  PRODUCTS = 'PRODUCTS',
  REVIEWS = 'REVIEWS',
  MESSAGES = 'MESSAGES',
  POINTS = 'POINTS',
  EVENTS = 'EVENTS',
}
const exported = {
  ORDERS: { description: 'All orders. Needs `admin:orders:read`.' },
  USERS: { description: 'Accounts. Needs `admin:users:read`.' },
  PRODUCTS: { description: 'Listings that were not taken down. Needs `admin:moderation:read` and `products:read`.' },
  REVIEWS: { description: 'Reviews of products. Needs `admin:moderation:read` and `reviews:read`.' },
  MESSAGES: { description: 'Messages of all chats. Needs `admin:users:read` and `chats:read`.' },
  POINTS: { description: 'All points entries. Needs `admin:users:read` and `points:read`.' },
  EVENTS: { description: 'Stored events, by position. Needs `admin:events:read`.' },
};
registerEnumType(BulkExportKind, { name: 'BulkExportKind', description: 'Content of a bulk export.', valuesConfig: exported });

/** Kind of bulk job. */
export const BulkKind = {
  ...BulkExportKind,
  USER_DATA: 'USER_DATA',
  IMPORT_USERS: 'IMPORT_USERS',
  IMPORT_CATEGORIES: 'IMPORT_CATEGORIES',
  IMPORT_PRODUCTS: 'IMPORT_PRODUCTS',
} as const;
export type BulkKind = (typeof BulkKind)[keyof typeof BulkKind];
registerEnumType(BulkKind, {
  name: 'BulkKind',
  description: 'The kind of a bulk job.',
  valuesConfig: {
    ...exported,
    USER_DATA: { description: 'All stored data about one user: see `userData`.' },
    IMPORT_USERS: { description: 'Accounts of students, from a file: see `startBulkImport`.' },
    IMPORT_CATEGORIES: { description: 'Categories, from a file: see `startBulkImport`.' },
    IMPORT_PRODUCTS: { description: 'Listings, from a file: see `startBulkImport`.' },
  },
});

/** Status of a bulk job. */
export enum BulkStatus {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(BulkStatus, {
  name: 'BulkStatus',
  description: 'Progress of a bulk job.',
  valuesConfig: {
    WAITING: { description: 'The job has not started.' },
    RUNNING: { description: 'The job is running.' },
    DONE: { description: 'The file can be downloaded until it expires.' },
    FAILED: { description: 'There is no file: see `error`.' },
  },
});

/** A background job that exports or imports a file of many rows. */
@Entity({ tableName: 'bulk_jobs' })
@Index({ name: 'bulk_jobs_user', properties: ['user', 'id'] })
@Index({ name: 'bulk_jobs_subject', properties: ['subject'], where: { subject: { $ne: null } } })
@Index({ name: 'bulk_jobs_open', properties: ['id'], where: { status: { $in: [BulkStatus.WAITING, BulkStatus.RUNNING] } } })
@ObjectType({
  implements: Node,
  description: 'A file that is made in the background: many rows, or the report of an import, as JSON Lines compressed with gzip.',
})
export class BulkJob {
  [OptionalProps]?: 'dryRun' | 'created' | 'failed' | 'wrongLines' | 'status' | 'tries' | 'rows' | 'bytes' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the job.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  /**
   * The personal access token that started it. Besides sessions, only this token sees the job. It is not a foreign key, because a revoked token has
   * no row.
   */
  @Property({ type: new BigIntType('string'), fieldName: 'token_id', nullable: true })
  token!: string | null;

  /** The scopes of that token, which may be fewer than those of the grant of its app; null for a session. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  tokenScopes!: string[] | null;

  @Enum({ items: () => Object.values(BulkKind) })
  @Field(() => BulkKind, { description: 'The kind of job.' })
  kind!: BulkKind;

  @Enum({ items: () => BulkStatus, default: BulkStatus.WAITING })
  @Field(() => BulkStatus, { description: 'Progress of the job.' })
  status: BulkStatus = BulkStatus.WAITING;

  /** The user whose data a job of the kind USER_DATA contains. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade', fieldName: 'subject_id' })
  @Field(() => User, { nullable: true, description: 'The user whose data it contains, for USER_DATA; null for other jobs.' })
  subject!: User | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'Only objects created at this time or later; null: no limit.' })
  from!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'Only objects created before this time; null: until the export.' })
  until!: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The requested fields of each line; null for the default fields of the kind.' })
  query!: string | null;

  /** Whether an import is a dry run, which only reports what it would do. */
  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether an import only reports and writes nothing; false for other jobs.' })
  dryRun: boolean = false;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Number of lines of the file to import, without blank ones; null for other jobs.' })
  lines!: number | null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'Number of objects that an import has created so far; 0 for other jobs.' })
  created: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'Number of invalid lines of an import so far; 0 for other jobs.' })
  failed: number = 0;

  /** In a dry run, the first lines about an object that were wrong, until a later line about it is right. */
  @Property({ type: 'array', columnType: 'int[]', runtimeType: 'number[]', defaultRaw: `'{}'` })
  wrongLines!: number[];

  /** Number of times the job was started; for an import, since its last completed part. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'Number of lines of the file: 0 until it is done; for an import, the number so far.' })
  rows: number = 0;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, { description: 'Size of the compressed file in bytes: 0 until it is done; for an import, the size so far.' })
  bytes: number = 0;

  @Property({ type: new BigIntType('string'), nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      'Position of the event log that the file corresponds to: pass it to `events` as `after` for everything newer. Null until the job is done, and for an import.',
  })
  position!: string | null;

  /** The secret part of the URL. */
  @Property({ type: 'text', nullable: true })
  key!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'URL of the file, which works for anyone who has it; null until the job is done, and once the file is deleted.',
  })
  url!: string | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the file is deleted, 24 hours after the job was done; null until then.' })
  expiresAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why there is no file; null unless the job failed.' })
  error!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When the job was requested.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
