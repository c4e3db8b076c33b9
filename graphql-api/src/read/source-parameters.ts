import { ident, Name, Parameter, withNameKeys, Sql } from '../platform/sql.ts';
import type { Columns, OrderKey, BindContext } from './mapping.ts';
import { cursorOrigin } from './cursor.ts';
import type { MappedClass } from './mapped-class.ts';
import type { Page, QuerySource } from './query-source.ts';

type Row = Columns<never>;

interface Parameterised {
  of: MappedClass;
  from: Sql | undefined;
  where: (t: Row) => Sql;
  order: OrderKey<never>[];
  scope: string | undefined;
}

function fromOf(source: QuerySource): Sql | undefined {
  return source.kind === 'one' ? undefined : source.from;
}

/** The query source with its values replaced by parameters: the statement can be cached, and values are bound when it runs. */
export function parameterize(source: QuerySource): Parameterised {
  const parameters: Parameter<BindContext>[] = [];
  const parameterAt = (index: number) => (parameters[index] ??= new Parameter<BindContext>((run) => run.source.values[index]));
  let taken = 0;
  const withParameters = (make: (t: Row) => Sql) => {
    const from = taken;
    taken += valueCount(make);
    return (t: Row): Sql => {
      const piece = make(t);
      let index = from;
      return new Sql(
        piece.strings,
        piece.values.map((value) => (value instanceof Parameter || value instanceof Name ? value : parameterAt(index++))),
      );
    };
  };
  const { of, scope } = source;
  const rows = fromOf(source);
  const from = rows && withParameters(() => rows)(anyTable);
  const where = withParameters(source.where);
  const order = source.kind === 'one' ? [] : source.order.map((key) => ({ ...key, by: withParameters(key.by) }));
  return { of, from, where, order, scope };
}

/** Pieces that several reads share are taken apart once. */
const bared = new WeakMap<Sql, Sql>();

/** The text and the values of a piece where only they matter. */
function bare(make: (t: Row) => Sql): Sql {
  const piece = make(anyTable);
  const known = bared.get(piece) ?? withNameKeys(piece);
  bared.set(piece, known);
  return known;
}

/** A placeholder table, for the text or the values of a condition. */
const anyTable = new Proxy({} as Row, { get: (_, property: string) => ident(property) });

function ownValues(make: (t: Row) => Sql): unknown[] {
  return bare(make).values.filter((value) => !(value instanceof Parameter));
}

function valueCount(make: (t: Row) => Sql): number {
  return ownValues(make).length;
}

function makers(source: QuerySource): ((t: Row) => Sql)[] {
  const from = fromOf(source);
  return [...(from ? [() => from] : []), source.where, ...(source.kind === 'one' ? [] : source.order.map((key) => key.by))];
}

/** The values of a query source in the order of its parameters. */
export function sourceValues(source: QuerySource): unknown[] {
  return makers(source).flatMap(ownValues);
}

/** Names the list and its sort order in cursors. */
export function sourceOrigin(source: QuerySource): string {
  const { order, origin } = source.kind === 'one' ? { order: [], origin: undefined } : source;
  return cursorOrigin([
    source.of.name,
    source.scope,
    ...(origin === undefined ? [] : [origin]),
    ...order.map(({ by, type, desc }) => [bare(by).strings, ownValues(by), type, desc]),
  ]);
}

/** Which arguments of a page are given. */
const givenArguments = (page: Page) => (['after', 'last', 'before'] as const).filter((name) => page[name] != null).join();

/** The cache key of a query source: equal for sources that share a statement. */
export function sourceKey(source: QuerySource): string {
  const paged = source.kind === 'connection' ? `${givenArguments(source.page)}${source.total ? ' kept' : ''}` : '';
  const directions = source.kind === 'one' ? '' : source.order.map((key) => `${key.type} ${key.desc}`).join();
  return [source.kind, source.of.name, source.scope, paged, directions, ...makers(source).map((make) => bare(make).strings.join('?'))].join('|');
}
