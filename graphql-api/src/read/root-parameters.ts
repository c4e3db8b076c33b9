import { ident, Name, Slot, withNameKeys, Sql } from '../platform/sql.ts';
import type { Columns, OrderKey, Runtime } from './model.ts';
import { cursorOrigin } from './cursor.ts';
import type { ReadClass } from './read-class.ts';
import type { Page, Root } from './root.ts';

type Row = Columns<never>;

interface Parameterised {
  of: ReadClass;
  from: Sql | undefined;
  where: (t: Row) => Sql;
  order: OrderKey<never>[];
  scope: string | undefined;
}

function fromOf(root: Root): Sql | undefined {
  return root.kind === 'one' ? undefined : root.from;
}

/** The root with its values replaced by slots: the text can then be kept, and the values come at run time. */
export function parameterised(root: Root): Parameterised {
  const slots: Slot<Runtime>[] = [];
  const slot = (index: number) => (slots[index] ??= new Slot<Runtime>((run) => run.root.values[index]));
  let taken = 0;
  const withSlots = (make: (t: Row) => Sql) => {
    const from = taken;
    taken += valueCount(make);
    return (t: Row): Sql => {
      const piece = make(t);
      let index = from;
      return new Sql(
        piece.strings,
        piece.values.map((value) => (value instanceof Slot || value instanceof Name ? value : slot(index++))),
      );
    };
  };
  const { of, scope } = root;
  const source = fromOf(root);
  const from = source && withSlots(() => source)(anyTable);
  const where = withSlots(root.where);
  const order = root.kind === 'one' ? [] : root.order.map((key) => ({ ...key, by: withSlots(key.by) }));
  return { of, from, where, order, scope };
}

/** The text and the values of a piece where only they matter. */
const bare = (make: (t: Row) => Sql): Sql => withNameKeys(make(anyTable));

/** Stands for any table where only the shape or the values of a condition matter. */
const anyTable = new Proxy({} as Row, { get: (_, property: string) => ident(property) });

function ownValues(make: (t: Row) => Sql): unknown[] {
  return bare(make).values.filter((value) => !(value instanceof Slot));
}

function valueCount(make: (t: Row) => Sql): number {
  return ownValues(make).length;
}

function makers(root: Root): ((t: Row) => Sql)[] {
  const from = fromOf(root);
  return [...(from ? [() => from] : []), root.where, ...(root.kind === 'one' ? [] : root.order.map((key) => key.by))];
}

/** The values of a root in the order of its plan's slots. */
export function rootValues(root: Root): unknown[] {
  return makers(root).flatMap(ownValues);
}

/** Names a root's list and its sort order in cursors: what is searched for is part of an order by relevance. */
export function rootOrigin(root: Root): string {
  const order = root.kind === 'one' ? [] : root.order;
  return cursorOrigin([root.of.name, root.scope, ...order.map(({ by, type, desc }) => [bare(by).strings, ownValues(by), type, desc])]);
}

/** Which arguments of a page are given. */
const givenArguments = (page: Page) => (['after', 'last', 'before'] as const).filter((name) => page[name] != null).join();

/** What two roots must share to share a plan. */
export function rootShape(root: Root): string {
  const paged = root.kind === 'connection' ? `${givenArguments(root.page)}${root.total ? ' kept' : ''}` : '';
  const directions = root.kind === 'one' ? '' : root.order.map((key) => `${key.type} ${key.desc}`).join();
  return [root.kind, root.of.name, root.scope, paged, directions, ...makers(root).map((make) => bare(make).strings.join('?'))].join('|');
}
