import { ColumnList, Expression, join, Name, quote, raw, Sql, sql, TableName, withFragment, type HasFragment, type Metadata } from './sql.ts';

type Scalar = string | number | bigint | boolean | Date | Buffer;

/** Type of a column's value; for a relation, the id of the related row. */
type ColumnValue<Type> = null extends Type ? ValueOf<NonNullable<Type>> | null : ValueOf<Type>;
type ValueOf<Type> = Type extends Scalar ? Type : Type extends { id: infer Id } ? Id : Type;

/** A column of a table in a statement. */
export class Column<Value> extends Expression<Value> {
  constructor(
    name: Name,
    /** The column as it appears in a result. JavaScript does not have a type for every PostgreSQL type. */
    readonly result: Name,
    /** The column name without its table. */
    readonly unqualified: Sql<never>,
  ) {
    super(['', ''], [name]);
  }
}

type PropertyOf<Row> = keyof Row & string;

/** Columns of a table by the entity's property names: `o.createdAt`, and `o.seller` for the foreign key. */
type TypedColumns<Row> = { readonly [Property in PropertyOf<Row>]-?: Column<ColumnValue<Row[Property]>> };

/** Class of an entity. */
export type EntityClass<Row = unknown> = abstract new (...args: never[]) => Row;

/** A table in a statement: `${o}` is the table, `${o.status}` is a column. */
export type Table<Row> = TypedColumns<Row> & HasFragment;

interface Described {
  tableName: string;
  properties: Record<string, { fieldNames: string[]; columnTypes: string[] }>;
}

function describe(metadata: Metadata, entity: EntityClass<unknown>): Described {
  const found = metadata.find(entity as never);
  if (!found) throw new Error(`${entity.name} is not an entity`);
  return found;
}

function property(metadata: Metadata, entity: EntityClass<unknown>, name: string): Described['properties'][string] {
  const found = describe(metadata, entity).properties[name];
  if (!found) throw new Error(`${entity.name}.${name} is not a column`);
  return found;
}

const nameOf = (metadata: Metadata, entity: EntityClass<unknown>, name: string): string => property(metadata, entity, name).fieldNames[0]!;

/** The driver returns exact decimals as text. */
const isDecimal = ({ columnTypes }: { columnTypes: string[] }): boolean => columnTypes[0]!.startsWith('numeric');

function column(entity: EntityClass<unknown>, alias: string, name: string): Column<unknown> {
  const key = `${entity.name}.${name} ${alias}`;
  const text = (metadata: Metadata) => quote(alias, nameOf(metadata, entity, name));
  const result = (metadata: Metadata) => text(metadata) + (isDecimal(property(metadata, entity, name)) ? '::float8' : '');
  const bare = new Name(`${entity.name}.${name}`, (metadata) => quote(nameOf(metadata, entity, name)));
  return new Column(new Name(key, text), new Name(`result ${key}`, result), new Sql(['', ''], [bare]));
}

function rows<Row>(entity: EntityClass<Row>, alias: string, fragment: Sql): Table<Row> {
  const columns = withFragment<Record<string | symbol, unknown>>({}, fragment);
  return new Proxy<Record<string | symbol, unknown>>(columns, {
    get: (known, name) => (typeof name === 'symbol' ? known[name] : (known[name] ??= column(entity, alias, name))),
  }) as unknown as Table<Row>;
}

/** Returns an entity's table for use in a statement, under an alias. */
export function table<Row>(entity: EntityClass<Row>, alias: string): Table<Row> {
  const name = new TableName(`${entity.name} ${alias}`, (metadata) => describe(metadata, entity).tableName, alias);
  return rows(entity, alias, new Sql(['', ''], [name]));
}

/** Returns rows of an entity under a name in the statement: a CTE that returns whole rows, or `excluded`. */
export function rowsNamed<Row>(entity: EntityClass<Row>, name: string): Table<Row> {
  return rows(entity, name, raw(quote(name)));
}

/** Returns the row that a JSON object with its columns represents, under an alias: `from ${rowOfJson(Order, 'was', c.before)}`. */
export function rowOfJson<Row>(entity: EntityClass<Row>, alias: string, json: Sql): Table<Row> {
  const name = new TableName(entity.name, (metadata) => describe(metadata, entity).tableName);
  return rows(entity, alias, sql`jsonb_populate_record(null::${new Sql(['', ''], [name])}, ${json}) as ${raw(quote(alias))}`);
}

/** Returns the name of an entity's table as a text value, for queries on the catalog. */
export function tableNameText(entity: EntityClass): Sql<never> {
  return new Sql(['', ''], [new Name(`text of ${entity.name}`, (metadata) => `'${describe(metadata, entity).tableName}'`)]);
}

/** Returns the name of a column as a text value. */
export function columnNameText<Row>(entity: EntityClass<Row>, property: PropertyOf<Row>): Sql<never> {
  return new Sql(['', ''], [new Name(`text of ${entity.name}.${property}`, (metadata) => `'${nameOf(metadata, entity, property)}'`)]);
}

type Value<Selected> = Selected extends Expression<infer Type> ? Type : never;

/**
 * Returns the list of columns that a statement selects, under the names they have in its rows. Ids are text, exact decimals are numbers; a time is
 * text as PostgreSQL writes it.
 */
export function columns<Selected extends Record<string, Expression<unknown>>>(
  selected: Selected,
): ColumnList<{ [Key in keyof Selected]: Value<Selected[Key]> extends Date ? string : Value<Selected[Key]> }> {
  const list = Object.entries(selected).map(([name, value]) => {
    const as = ` as ${quote(name)}`;
    return value instanceof Column ? new Sql(['', as], [value.result]) : sql`${value}${raw(as)}`;
  });
  return new ColumnList(['', ''], [join(list, ', ')]);
}

/** Returns all columns of a table except those in `leftOut`, in the entity's order. Columns added later are included automatically. */
export function columnsExcept<Row>(entity: EntityClass<Row>, alias: string, leftOut: readonly PropertyOf<Row>[]): Sql<never> {
  const list = (metadata: Metadata) =>
    Object.keys(describe(metadata, entity).properties)
      .filter((name) => !leftOut.some((each) => each === name))
      .map((name) => quote(alias, nameOf(metadata, entity, name)))
      .join(', ');
  return new Sql(['', ''], [new Name(`${entity.name} ${alias} except ${leftOut.join(' ')}`, list)]);
}

/** Values by property. Undefined values are left out. */
type Assignments<Row> = { readonly [Property in PropertyOf<Row>]?: ColumnValue<Row[Property]> | Sql };

const unqualified = <Row>(of: Table<Row>, name: PropertyOf<Row>): Sql => (of[name] as unknown as Column<unknown>).unqualified;

const given = <Row>(row: Assignments<Row>): [PropertyOf<Row>, unknown][] =>
  (Object.entries(row) as [PropertyOf<Row>, unknown][]).filter(([, value]) => value !== undefined);

/** Returns names of columns without their table, as `insert into` and `on conflict` require. */
export function names<Row>(of: Table<Row>, ...properties: PropertyOf<Row>[]): Sql<never> {
  return join(
    properties.map((name) => unqualified(of, name)),
    ', ',
  );
}

/** Returns the columns and values of a row to insert: `insert into ${o} ${values(o, { … })}`. */
export function values<Row>(of: Table<Row>, row: Assignments<Row>): Sql<never> {
  const entries = given(row);
  const list = entries.map(([name]) => unqualified(of, name));
  const data = entries.map(([, value]) => sql`${value}`);
  return sql`(${join(list, ', ')}) values (${join(data, ', ')})`;
}

/** Returns the assignments of an update: `update ${o} set ${assign(o, { … })}`. */
export function assign<Row>(of: Table<Row>, row: Assignments<Row>): Sql<never> {
  return join(
    given(row).map(([name, value]) => sql`${unqualified(of, name)} = ${value}`),
    ', ',
  );
}
