import { Parameter, raw, sql, type Sql } from '../platform/database/sql.ts';
import { pageSize } from './plan/arguments.ts';
import { orderBySql, readCursor, rowsAfter } from './cursor.ts';
import type { Columns, OrderKey, BindContext } from './mapping.ts';

type Row = Columns<never>;

/** Page arguments as parameters. With `last`, the page is read backwards and `first` is ignored. */
export interface PageArguments {
  /** Page size, if it is part of the statement. */
  size?: number | undefined;
  first: Parameter<BindContext>;
  after: Parameter<BindContext> | undefined;
  last: Parameter<BindContext> | undefined;
  before: Parameter<BindContext> | undefined;
}

const flipped = (order: OrderKey<never>[]): OrderKey<never>[] => order.map((key) => ({ ...key, desc: !key.desc }));

/**
 * Reads a page from a list. Rows are scanned forwards from `after` or backwards from `before`. The scan reads one row more than the page holds, which
 * shows whether there are more. Rows of a backward scan are numbered and sorted back into the order of the list.
 */
export class PageScan {
  /** Order in which rows are scanned. */
  readonly order: OrderKey<never>[];
  /** Number of rows on the page. It is checked against the limit when the statement runs. */
  readonly size: Sql | Parameter<BindContext>;
  readonly isBackward: boolean;

  constructor(
    private readonly args: PageArguments,
    private readonly listOrder: OrderKey<never>[],
    private readonly origin: Parameter<BindContext>,
  ) {
    const { size, first, last } = args;
    this.isBackward = last !== undefined;
    this.order = this.isBackward ? flipped(listOrder) : listOrder;
    const given = new Parameter<BindContext>((run) => (last ? pageSize(last.get(run), 'last') : pageSize(first.get(run), 'first')));
    this.size = size === undefined ? given : raw(String(size));
  }

  /** Returns the conditions for `after` and `before`. */
  conditions(t: Row): Sql[] {
    const { after, before } = this.args;
    return [
      ...(after ? [rowsAfter(t, this.listOrder, this.cursor(after, 'after'))] : []),
      ...(before ? [rowsAfter(t, flipped(this.listOrder), this.cursor(before, 'before'))] : []),
    ];
  }

  private cursor(given: Parameter<BindContext>, argument: 'after' | 'before'): Parameter {
    const types = this.listOrder.map(({ type }) => type);
    return new Parameter<BindContext>((run) => readCursor(String(given.get(run)), String(this.origin.get(run)), types, argument));
  }

  /** Returns the column that a backward scan needs in addition to the selection; none for a forward scan. */
  numbering(t: Row): Sql[] {
    return this.isBackward ? [sql`row_number() over (order by ${orderBySql(t, this.order)}) as n`] : [];
  }

  /** Returns the values of a column on the rows of the page, in the order of the list. */
  valuesOf(column: Sql): Sql {
    if (this.isBackward) return sql`coalesce(json_agg(${column} order by n desc) filter (where n <= ${this.size}::integer), '[]')`;
    return sql`coalesce(array_to_json((array_agg(${column}))[:${this.size}::integer]), '[]')`;
  }

  /**
   * Returns a field of PageInfo. `cursor` adds the cursor column to the scan. The column is expensive, so it is added only if cursors are selected.
   */
  info(field: string, cursor: () => Sql): Sql {
    const more = sql`count(*) > ${this.size}::integer`;
    const given = (argument: unknown) => raw(String(argument !== undefined));
    if (field === '__typename') return sql`'PageInfo'::text`;
    if (field === 'hasNextPage') return this.isBackward ? given(this.args.before) : more;
    if (field === 'hasPreviousPage') return this.isBackward ? more : given(this.args.after);
    const cursors = this.isBackward ? sql`array_agg(${cursor()} order by n)` : sql`array_agg(${cursor()})`;
    const isScannedFirst = (field === 'startCursor') !== this.isBackward;
    return isScannedFirst ? sql`(${cursors})[1]` : sql`(${cursors})[least(count(*), ${this.size}::integer)]`;
  }
}
