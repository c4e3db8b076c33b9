import { InternedTexts } from '../../platform/text/interned-texts.ts';
import { appendShape, ident, Name, Parameter, withNameKeys, Sql } from '../../platform/database/sql.ts';
import type { Columns, OrderKey, BindContext } from '../mapping.ts';
import { pageSize } from './arguments.ts';
import { cursorOrigin } from '../cursor.ts';
import type { MappedClass } from '../mapped-class.ts';
import type { Page, QuerySource } from '../query-source.ts';

type Row = Columns<never>;

interface Parameterised {
  of: MappedClass;
  /** Page size, if it is part of the statement. */
  size: number | undefined;
  from: Sql | undefined;
  where: (t: Row) => Sql;
  order: OrderKey<never>[];
  scope: string | undefined;
  total: Sql | undefined;
}

function fromOf(source: QuerySource): Sql | undefined {
  return source.kind === 'one' ? undefined : source.from;
}

function totalOf(source: QuerySource): Sql | undefined {
  return source.kind === 'connection' ? source.total : undefined;
}

/** Returns which arguments of a page are given. */
const givenArguments = (page: Page) => (['after', 'last', 'before'] as const).filter((name) => page[name] != null).join();

/**
 * Returns the size of a first page if its condition has no values. The size is then part of the statement: for an unknown size, PostgreSQL expects a
 * tenth of all rows and plans again at each run, which takes longer than reading such a page. Other conditions are planned better with their values.
 */
function fixedSize(source: QuerySource, valueCount: number): number | undefined {
  if (source.kind !== 'connection' || valueCount > 0 || givenArguments(source.page) !== '') return undefined;
  return pageSize(source.page.first, 'first');
}

/** Replaces the values of a query source by parameters. The statement can then be cached, and values are bound when it runs. */
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
  const kept = totalOf(source);
  const total = kept && withParameters(() => kept)(anyTable);
  return { of, size: fixedSize(source, taken), from, where, order, scope, total };
}

/** Pieces that several reads share are processed once. */
const bared = new WeakMap<Sql, Sql>();

/** Returns a piece on a placeholder table, if only its text and values matter. */
function bare(make: (t: Row) => Sql): Sql {
  const piece = make(anyTable);
  const known = bared.get(piece) ?? withNameKeys(piece);
  bared.set(piece, known);
  return known;
}

/** A placeholder table, for the text or the values of a condition. */
const anyTable = new Proxy<Record<string, Sql>>({}, { get: (known, property: string) => (known[property] ??= ident(property)) }) as Row;

function ownValues(make: (t: Row) => Sql): unknown[] {
  return bare(make).values.filter((value) => !(value instanceof Parameter));
}

function valueCount(make: (t: Row) => Sql): number {
  return ownValues(make).length;
}

function fieldOf(source: QuerySource, name: string): Sql | undefined {
  return source.kind === 'connection' ? source.fields?.[name]?.() : undefined;
}

const isValue = (value: unknown): boolean => !(value instanceof Parameter || value instanceof Name);

/** Returns a field of a connection with its values replaced by parameters; undefined if the source has no such field. */
export function parameterizedField(source: QuerySource, name: string): Sql | undefined {
  const piece = fieldOf(source, name);
  if (!piece) return undefined;
  let taken = 0;
  const next = () => {
    const index = taken++;
    return new Parameter<BindContext>((run) => run.source.valuesOf(name)[index]);
  };
  return new Sql(
    piece.strings,
    piece.values.map((value) => (isValue(value) ? next() : value)),
  );
}

/** Returns the values of a source's fields. Each is computed once, and only if a statement selects it. */
export function fieldValues(source: QuerySource): (name: string) => readonly unknown[] {
  const known = new Map<string, readonly unknown[]>();
  return (name) => {
    const values = known.get(name) ?? fieldOf(source, name)?.values.filter(isValue) ?? [];
    known.set(name, values);
    return values;
  };
}

/** Returns an id of the list and its sort order for cursors. */
export function sourceOrigin(source: QuerySource): string {
  const { order, origin } = source.kind === 'one' ? { order: [], origin: undefined } : source;
  return cursorOrigin([
    source.of.name,
    source.scope,
    ...(origin === undefined ? [] : [origin]),
    ...order.map(({ by, type, desc }) => [bare(by).strings, ownValues(by), type, desc]),
  ]);
}

/** Maximum number of query source parts whose keys are cached, enough for a few thousand sources. */
const KEPT_PARTS = 200_000;
const keys = new InternedTexts(KEPT_PARTS);
let keyCount = 0;

interface Shape {
  /** Key that is equal for sources with the same text. */
  key: string;
  /** Values without parameters, in the order of the text. */
  values: unknown[];
}

const keyOf = (madeOf: readonly unknown[]): string => keys.of(madeOf, () => String((keyCount += 1)));

const shapes = new WeakMap<Sql, Shape>();

/** Returns the shape of a piece that several sources share, such as the rows of a search. It is computed once. */
function sharedShape(piece: Sql): Shape {
  const known = shapes.get(piece);
  if (known) return known;
  const madeOf: unknown[] = [];
  const values = appendShape(piece, madeOf);
  const shape = { key: keyOf(madeOf), values };
  shapes.set(piece, shape);
  return shape;
}

/** Marks the start of a connection's total. */
const TOTAL = Symbol('total');

/** Returns the key of a query source, which is equal for sources that share a statement, and its values in the order of its parameters. */
export function sourceShape(source: QuerySource): Shape {
  const madeOf: unknown[] = [source.kind, source.of, source.scope];
  if (source.kind === 'connection') madeOf.push(givenArguments(source.page));
  const values: unknown[] = [];
  const from = fromOf(source);
  if (from) {
    const rows = sharedShape(from);
    madeOf.push(rows.key);
    values.push(...rows.values);
  }
  values.push(...appendShape(source.where(anyTable), madeOf));
  const order = source.kind === 'one' ? [] : source.order;
  for (const { by, type, desc } of order) {
    madeOf.push(type, desc);
    values.push(...appendShape(by(anyTable), madeOf));
  }
  const total = totalOf(source);
  if (total) {
    const shape = sharedShape(total);
    madeOf.push(TOTAL, shape.key);
    values.push(...shape.values);
  }
  madeOf.push(fixedSize(source, values.length));
  return { key: keyOf(madeOf), values };
}
