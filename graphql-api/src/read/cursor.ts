import { createHash } from 'node:crypto';
import { invalid } from '../platform/errors.ts';
import { platformMessages } from '../platform/messages.ts';
import { allOf, join, literal, oneOf, raw, Parameter, sql, type Sql } from '../platform/database/sql.ts';
import type { Columns, OrderKey } from './mapping.ts';

type KeyType = OrderKey<never>['type'];

const MAX_INTEGER = 2 ** 31 - 1;
const fits: Record<KeyType, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  bigint: Number.isSafeInteger,
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER,
  numeric: Number.isFinite,
  float8: Number.isFinite,
  // PostgreSQL rejects NUL.
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  timestamptz: isTime,
};

/** A time in the format of `cursorSql`. PostgreSQL rejects days that do not exist in any month. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?\+00:00$/;
const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || !TIME.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.slice(0, SECONDS));
}

/** Returns an id of a list and its sort order, which the cursors of its rows contain. */
export function cursorOrigin(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 8);
}

function parsed(text: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

/**
 * Reads the values of the order keys from a cursor. Throws INVALID_INPUT about the argument for text that is not a cursor, and for a cursor of
 * another list or order than `origin`.
 */
export function readCursor(text: string, origin: string, types: readonly KeyType[], argument: 'after' | 'before' = 'after'): string[] {
  const [from, ...values] = parsed(text);
  if (typeof from !== 'string' || values.length === 0) throw invalid(argument, platformMessages.cursorMalformed);
  if (from !== origin) throw invalid(argument, platformMessages.cursorElsewhere);
  const isOurs = values.length === types.length && values.every((value, index) => fits[types[index]!](value));
  if (!isOurs) throw invalid(argument, platformMessages.cursorMalformed);
  return values.map(String);
}

/** Returns the cursor for these values of the order keys. */
export function cursorText(origin: string, values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([origin, ...values]), 'utf8').toString('base64');
}

/** Returns the cursor of a row as SQL: the origin and the row's order keys as a JSON array in base64. */
export function cursorSql(origin: Sql, columns: readonly Sql[]): Sql {
  const keys = columns.reduce((whole, column) => sql`${whole}, ${column}`, sql`${origin}::text`);
  return sql`translate(encode(convert_to(json_build_array(${keys})::text, 'UTF8'), 'base64'), ${literal('\n')}, '')`;
}

/** Returns the condition for rows after the cursor, for any mix of sort directions. */
export function rowsAfter<Row>(t: Columns<Row>, order: OrderKey<Row>[], after: Parameter): Sql {
  const value = (index: number) => {
    const part = new Parameter((bindContext) => (after.get(bindContext) as string[])[index]);
    return sql`${part}::${raw(order[index]!.type)}`;
  };
  if (order.every((key) => key.desc === order[0]!.desc)) {
    const columns = join(
      order.map((key) => key.by(t)),
      ', ',
    );
    const values = join(
      order.map((_, index) => value(index)),
      ', ',
    );
    return sql`(${columns}) ${raw(order[0]!.desc ? '<' : '>')} (${values})`;
  }
  return oneOf(
    order.map((key, index) =>
      allOf([
        ...order.slice(0, index).map((earlier, at) => sql`${earlier.by(t)} = ${value(at)}`),
        sql`${key.by(t)} ${raw(key.desc ? '<' : '>')} ${value(index)}`,
      ]),
    ),
  );
}

/** Returns the ORDER BY columns of an order. */
export function orderBySql<Row>(t: Columns<Row>, order: OrderKey<Row>[]): Sql {
  return join(
    order.map((key) => sql`${key.by(t)} ${raw(key.desc ? 'desc' : 'asc')}`),
    ', ',
  );
}
