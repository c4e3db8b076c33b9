import { ArgsType, Field, InputType } from 'type-graphql';
import { sql, type Sql } from '../platform/database/sql.ts';
import { DateTime } from '../platform/input/scalars.ts';
import { PageArgs } from './connection.ts';
import { oldestFirst, type OrderKey } from './mapping.ts';

const time = (description: string) => Field(() => DateTime, { nullable: true, description });
const createdFrom = time('Only objects created at this time or later.');
const createdUntil = time('Only objects created before this time.');
const updatedFrom = time('Only objects changed at this time or later, by `updatedAt`.');
const updatedUntil = time('Only objects last changed before this time, by `updatedAt`.');

/** Filter by when rows were created and last changed. */
export interface Times {
  createdFrom?: Date | null;
  createdUntil?: Date | null;
  updatedFrom?: Date | null;
  updatedUntil?: Date | null;
}

@InputType()
export abstract class TimesInput implements Times {
  @createdFrom
  createdFrom?: Date | null;

  @createdUntil
  createdUntil?: Date | null;

  @updatedFrom
  updatedFrom?: Date | null;

  @updatedUntil
  updatedUntil?: Date | null;
}

@ArgsType()
export abstract class TimesPageArgs extends PageArgs implements Times {
  @createdFrom
  createdFrom?: Date | null;

  @createdUntil
  createdUntil?: Date | null;

  @updatedFrom
  updatedFrom?: Date | null;

  @updatedUntil
  updatedUntil?: Date | null;
}

/** Returns whether any of the times is given. */
export const hasTimes = ({ createdFrom, createdUntil, updatedFrom, updatedUntil }: Times): boolean =>
  [createdFrom, createdUntil, updatedFrom, updatedUntil].some((time) => time != null);

/** Returns the conditions for times on a row. */
export function timeConditions(t: { createdAt: Sql; updatedAt: Sql }, { createdFrom, createdUntil, updatedFrom, updatedUntil }: Times): Sql[] {
  return [
    ...(createdFrom ? [sql`${t.createdAt} >= ${createdFrom}::timestamptz`] : []),
    ...(createdUntil ? [sql`${t.createdAt} < ${createdUntil}::timestamptz`] : []),
    ...(updatedFrom ? [sql`${t.updatedAt} >= ${updatedFrom}::timestamptz`] : []),
    ...(updatedUntil ? [sql`${t.updatedAt} < ${updatedUntil}::timestamptz`] : []),
  ];
}

/** Description of the sort UPDATED in the schema. */
export const UPDATED_DESCRIPTION =
  'Least recently changed first, by `updatedAt`. An order that changes while you page appears again at the end, so none is missed.';

/** Order of the sort UPDATED. */
export const longestUnchangedFirst: OrderKey<{ id: string; updatedAt: Date }>[] = [
  { by: (t) => t.updatedAt, type: 'timestamptz', desc: false },
  ...oldestFirst,
];
