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
  ORDERS: { description: 'Orders of everybody. Needs `admin:orders:read`.' },
  USERS: { description: 'Accounts. Needs `admin:users:read`.' },
  PRODUCTS: { description: 'Listings that are not taken down. Needs `admin:moderation:read` and `products:read`.' },
  REVIEWS: { description: 'Reviews of products. Needs `admin:moderation:read` and `reviews:read`.' },
  MESSAGES: { description: 'Messages of all chats. Needs `admin:users:read` and `chats:read`.' },
  POINTS: { description: 'The lines of the ledger of points. Needs `admin:users:read` and `points:read`.' },
  EVENTS: { description: 'The events that are kept, by their position. Needs `admin:events:read`.' },
};
registerEnumType(BulkExportKind, { name: 'BulkExportKind', description: 'What a bulk export holds.', valuesConfig: exported });

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
  description: 'What a bulk job makes.',
  valuesConfig: {
    ...exported,
    USER_DATA: { description: 'Everything that is stored about one user: see `userData`.' },
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
  description: 'How far a bulk job is.',
  valuesConfig: {
    WAITING: { description: 'It has not begun.' },
    RUNNING: { description: 'It is being made.' },
    DONE: { description: 'Its file can be downloaded until it expires.' },
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
  description: 'A file that is made in the background, JSON Lines compressed by gzip: many rows, or the report of an import.',
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
  @Field(() => BulkKind, { description: 'What it makes.' })
  kind!: BulkKind;

  @Enum({ items: () => BulkStatus, default: BulkStatus.WAITING })
  @Field(() => BulkStatus, { description: 'How far it is.' })
  status: BulkStatus = BulkStatus.WAITING;

  /** The user whose data a job of the kind USER_DATA contains. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade', fieldName: 'subject_id' })
  @Field(() => User, { nullable: true, description: 'Whose data it holds, for USER_DATA; null for any other.' })
  subject!: User | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'What was made from this time on; null: from the beginning.' })
  from!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'What was made before this time; null: until the export.' })
  until!: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The fields of each line, as they were asked for; null for those of the kind.' })
  query!: string | null;

  /** Whether an import is a dry run, which only reports what it would do. */
  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether an import writes nothing and only reports; false for any other job.' })
  dryRun: boolean = false;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'How many lines the file to import has, blank ones aside; null for any other job.' })
  lines!: number | null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many objects an import made so far; 0 for any other job.' })
  created: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many lines of an import were wrong so far; 0 for any other job.' })
  failed: number = 0;

  /** In a dry run, the first lines about an object that were wrong, until a later line about it is right. */
  @Property({ type: 'array', columnType: 'int[]', runtimeType: 'number[]', defaultRaw: `'{}'` })
  wrongLines!: number[];

  /** Number of times the job was started; for an import, since its last completed part. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many lines its file has: 0 until it is done, and for an import those so far.' })
  rows: number = 0;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, { description: 'How many bytes its compressed file has: 0 until it is done, and for an import those so far.' })
  bytes: number = 0;

  @Property({ type: new BigIntType('string'), nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      'The position of the event log at the moment of which the file is: `events` after it has what came since. Null until it is done, and for an import.',
  })
  position!: string | null;

  /** The secret part of the URL. */
  @Property({ type: 'text', nullable: true })
  key!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Where the file is, for whoever has this URL; null until it is done, and once it was deleted.',
  })
  url!: string | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the file is deleted, 24 hours after it was done; null until then.' })
  expiresAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why there is no file, in words; null unless it failed.' })
  error!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was asked for.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
