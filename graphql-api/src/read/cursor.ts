import { invalid } from '../platform/errors.ts';
import { allOf, literal, oneOf, raw, Slot, sql, type Sql } from '../platform/sql.ts';
import type { Columns, OrderKey } from './model.ts';

/** The values of an order's keys, read from a cursor. Throws INVALID_INPUT for text that is none. */
export function readCursor(text: string, keys: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const fits = Array.isArray(values) && values.length === keys && values.every((value) => typeof value === 'number');
    if (fits) return values.map(String);
  } catch {
    // Not base64 of JSON: refused below like any other wrong cursor.
  }
  throw invalid('after', 'This cursor is not one of ours.');
}

/** The cursor of a row: its order keys as a JSON array in base64. */
export function cursorSql(columns: readonly Sql[]): Sql {
  const keys = columns.reduce((whole, column, index) => (index ? sql`${whole}, ${column}` : column), raw(''));
  return sql`translate(encode(convert_to(json_build_array(${keys})::text, 'UTF8'), 'base64'), ${literal('\n')}, '')`;
}

/** Rows that come after the cursor in the order, whatever mix of directions it has. */
export function afterCursor<Row>(t: Columns<Row>, order: OrderKey<Row>[], after: Slot): Sql {
  const value = (index: number) => {
    const part = new Slot((runtime) => (after.get(runtime) as string[])[index]);
    return sql`${part}::${raw(order[index]!.type)}`;
  };
  if (order.every((key) => key.desc === order[0]!.desc)) {
    const columns = order.reduce((whole, key, index) => (index ? sql`${whole}, ${key.by(t)}` : key.by(t)), raw(''));
    const values = order.reduce((whole, _, index) => (index ? sql`${whole}, ${value(index)}` : value(index)), raw(''));
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

/** ORDER BY of an order. */
export function orderBySql<Row>(t: Columns<Row>, order: OrderKey<Row>[]): Sql {
  return order.reduce((whole, key, index) => {
    const part = sql`${key.by(t)} ${raw(key.desc ? 'desc' : 'asc')}`;
    return index ? sql`${whole}, ${part}` : part;
  }, raw(''));
}
