import { Parameter, raw, sql, type Sql } from '../platform/database/sql.ts';
import { pageSize } from './plan/arguments.ts';
import { orderBySql, readCursor, rowsAfter } from './cursor.ts';
import type { Columns, OrderKey, BindContext } from './mapping.ts';

type Row = Columns<never>;

/** The arguments of a page as parameters; `last` pages backwards, and then `first` does not count. */
export interface PageArguments {
  /** Where it is part of the statement. */
  size?: number | undefined;
  first: Parameter<BindContext>;
  after: Parameter<BindContext> | undefined;
  last: Parameter<BindContext> | undefined;
  before: Parameter<BindContext> | undefined;
}

const flipped = (order: OrderKey<never>[]): OrderKey<never>[] => order.map((key) => ({ ...key, desc: !key.desc }));

/**
 * How a page is read from a list: rows are scanned forwards from `after`, or backwards from `before`, one more than the page holds, which shows
 * whether there are more. The rows of a backward scan are numbered and sorted into the order of the list.
 */
export class PageScan {
  /** The order in which rows are scanned. */
  readonly order: OrderKey<never>[];
  /** Rows of the page, checked against the limit when it runs. */
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

  /** The conditions of `after` and `before`. */
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

  /** A column that the scan needs besides those of the selection; none when it runs forwards. */
  numbering(t: Row): Sql[] {
    return this.isBackward ? [sql`row_number() over (order by ${orderBySql(t, this.order)}) as n`] : [];
  }

  /** The values of a column on the rows of the page, in the order of the list. */
  valuesOf(column: Sql): Sql {
    if (this.isBackward) return sql`coalesce(json_agg(${column} order by n desc) filter (where n <= ${this.size}::integer), '[]')`;
    return sql`coalesce(array_to_json((array_agg(${column}))[:${this.size}::integer]), '[]')`;
  }

  /** A field of PageInfo. `cursor` adds the column that holds the cursors to the scan; it costs most of a page whose cursors nobody selects. */
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
