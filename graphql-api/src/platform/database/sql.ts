import type { MetadataStorage } from '@mikro-orm/core';
import { InternedTexts } from '../text/interned-texts.ts';

/** A value that is known only when a prepared statement runs, such as the viewer's id or a GraphQL variable. */
export class Parameter<Context = never> {
  constructor(readonly get: (context: Context) => unknown) {}
}

/** The part of the ORM's metadata that names are read from. */
export type Metadata = Pick<MetadataStorage, 'find'>;

/** Name of a table or column. The ORM's metadata provides it when the statement is rendered as text. */
export class Name {
  private known: { text: string; from: Metadata } | undefined;

  /** `key` identifies the name before it is rendered as text. */
  constructor(
    readonly key: string,
    private readonly read: (metadata: Metadata) => string,
  ) {}

  /** Returns the quoted name. */
  text(metadata: Metadata): string {
    if (this.known?.from !== metadata) this.known = { text: this.read(metadata), from: metadata };
    return this.known.text;
  }
}

/** Name of a table, with an alias if one is given. */
export class TableName extends Name {
  constructor(
    key: string,
    readonly nameOf: (metadata: Metadata) => string,
    alias?: string,
  ) {
    super(key, (metadata) => quote(nameOf(metadata)) + (alias ? ` as ${quote(alias)}` : ''));
  }
}

/** A piece of SQL with its values separate from its text, so that no input can become SQL. `Row` is the type of the statement's rows. */
export class Sql<Row = unknown> {
  declare protected readonly row: Row;
  private flat: { strings: readonly string[]; values: readonly unknown[] } | undefined;

  /**
   * Takes text and the parts between it: pieces of SQL, names, parameters and values. They are joined once, when the statement is rendered as text.
   */
  constructor(
    readonly template: readonly string[],
    readonly parts: readonly unknown[],
  ) {}

  /** Text around the values, including the text of nested pieces. */
  get strings(): readonly string[] {
    return this.flattened().strings;
  }

  /** Values, including the values of nested pieces: names, parameters and plain values. */
  get values(): readonly unknown[] {
    return this.flattened().values;
  }

  private flattened() {
    if (!this.flat) {
      const [strings, values]: [string[], unknown[]] = [[''], []];
      append(this, strings, values);
      this.flat = { strings, values };
    }
    return this.flat;
  }
}

/** A piece of SQL that yields one value. */
export class Expression<Value> extends Sql<never> {
  declare protected readonly value: Value;
}

/** Columns that a statement returns, with their names and types. */
export class ColumnList<Row> extends Sql<never> {
  declare protected readonly list: Row;
}

const FRAGMENT = Symbol('fragment');

/** An object that can be converted to a piece of SQL, such as a table. */
export interface HasFragment {
  readonly [FRAGMENT]: Sql;
}

/** Adds the method that converts an object to a piece of SQL. */
export function withFragment<Target extends object>(target: Target, fragment: Sql): Target & HasFragment {
  return Object.assign(target, { [FRAGMENT]: fragment });
}

function pieceOf(value: unknown): Sql | undefined {
  if (value instanceof Sql) return value;
  return typeof value === 'object' && value !== null && FRAGMENT in value ? (value as HasFragment)[FRAGMENT] : undefined;
}

function append({ template, parts }: Sql, texts: string[], params: unknown[]): void {
  texts[texts.length - 1] += template[0]!;
  for (let index = 0; index < parts.length; index += 1) {
    const value = parts[index];
    const piece = pieceOf(value);
    if (piece) append(piece, texts, params);
    else {
      params.push(value);
      texts.push('');
    }
    texts[texts.length - 1] += template[index + 1]!;
  }
}

type ListIn<Value> = Extract<Value, ColumnList<unknown>>;

/** Row type that the `columns` of a template describe; `never` if the template has none. */
type RowOf<Values extends readonly unknown[]> = [ListIn<Values[number]>] extends [never]
  ? never
  : ListIn<Values[number]> extends ColumnList<infer Row>
    ? Row
    : never;

/** Template tag for SQL. Nested pieces are inserted, everything else becomes a parameter. The `columns` inside determine the type of the rows. */
export function sql<Values extends readonly unknown[]>(strings: TemplateStringsArray, ...values: Values): Sql<RowOf<Values>> {
  return new Sql(strings, values);
}

/** Template tag for SQL that yields one value, with an explicit type: expression<number>`count(*)::int`. */
export function expression<Value>(strings: TemplateStringsArray, ...values: unknown[]): Expression<Value> {
  return new Expression<Value>(strings, values);
}

/** Returns unescaped SQL text. Only for text from this code base, never for input. */
export function raw(text: string): Sql<never> {
  return new Sql([text], []);
}

const quoted = (part: string): string => `"${part.includes('"') ? part.replaceAll('"', '""') : part}"`;

/** Returns a quoted name as text, its parts joined by dots. */
export const quote = (...path: string[]): string => path.map(quoted).join('.');

/** Returns a quoted identifier. */
export function ident(...path: string[]): Sql<never> {
  return raw(quote(...path));
}

/** Returns a reference to a table by its name. */
export function tableRef(name: string): Sql<never> {
  return new Sql(['', ''], [new TableName(name, () => name)]);
}

/** Returns the names of the tables that a piece of SQL references, for reading or writing. */
export function tablesOf(piece: Sql, metadata: Metadata): Set<string> {
  return new Set(piece.values.flatMap((value) => (value instanceof TableName ? [value.nameOf(metadata)] : [])));
}

/** Returns a quoted text literal, for names that belong to the statement's shape. */
export function literal(text: string): Sql<never> {
  return raw(`'${text.replaceAll("'", "''")}'`);
}

/** Joins pieces with a separator. An empty list gives an empty piece. */
export function join(pieces: readonly Sql[], separator: string): Sql<never> {
  const between = pieces.map((_, index) => (index === 0 ? '' : separator));
  return new Sql([...between, ''], pieces);
}

/** Returns a conjunction; true if there are no conditions. */
export function allOf(conditions: readonly Sql[]): Sql<never> {
  return conditions.length === 0 ? raw('true') : sql`(${join(conditions, ' and ')})`;
}

/** Returns a disjunction; false if there are no conditions. */
export function oneOf(conditions: readonly Sql[]): Sql<never> {
  return conditions.length === 0 ? raw('false') : sql`(${join(conditions, ' or ')})`;
}

/** A statement for the driver: text with $1, $2 … and the values in that order. */
export interface Query {
  text: string;
  values: unknown[];
}

/** Maximum number of statement parts whose texts are cached, enough for a few thousand statements. */
const KEPT_PARTS = 200_000;
const texts = new InternedTexts(KEPT_PARTS);

/** Marks the start of a piece whose strings do not come from a tagged template. */
const STRINGS = Symbol('strings');

/** Replaces a part that is not a piece of SQL: the text of a name, or the position of a value. */
type Leaf = string | number;

/** Returns the only part of a piece that has no text of its own, such as a column. */
const onlyPart = ({ template, parts }: Sql): unknown => (parts.length === 1 && template[0] === '' && template[1] === '' ? parts[0] : undefined);

/**
 * Appends the components of a piece's text, which are compared by identity: the strings of a tagged template are the same object at every evaluation.
 * `leafOf` returns the replacement for a name or a value.
 */
function appendParts(piece: Sql, madeOf: unknown[], leafOf: (value: unknown) => Leaf): void {
  const { template, parts } = piece;
  const only = onlyPart(piece);
  if (only instanceof Name) return void madeOf.push(leafOf(only));
  if (parts.length === 0) return void madeOf.push(template[0]);
  if ('raw' in template) madeOf.push(template);
  else madeOf.push(STRINGS, template.length, ...template);
  for (const value of parts) {
    const inner = pieceOf(value);
    if (inner) appendParts(inner, madeOf, leafOf);
    else madeOf.push(leafOf(value));
  }
}

function textOf({ template, parts }: Sql, leaves: Iterator<Leaf>): string {
  let text = template[0]!;
  for (let index = 0; index < parts.length; index += 1) {
    const piece = pieceOf(parts[index]);
    if (piece) text += textOf(piece, leaves);
    else {
      const leaf = leaves.next().value as Leaf;
      text += typeof leaf === 'string' ? leaf : `$${leaf}`;
    }
    text += template[index + 1]!;
  }
  return text;
}

/** Returns the text of a statement and its values, with parameters not yet bound. A parameter that occurs twice has one position. */
export function toText(query: Sql, metadata: Metadata): Query {
  const values: unknown[] = [];
  const parameters = new Map<unknown, number>();
  const positionOf = (value: unknown): number => {
    const known = value instanceof Parameter ? parameters.get(value) : undefined;
    const position = known ?? values.push(value);
    if (value instanceof Parameter) parameters.set(value, position);
    return position;
  };
  const leaves: Leaf[] = [];
  const madeOf: unknown[] = [];
  appendParts(query, madeOf, (value) => {
    const leaf = value instanceof Name ? value.text(metadata) : positionOf(value);
    leaves.push(leaf);
    return leaf;
  });
  return { text: texts.of(madeOf, () => textOf(query, leaves.values())), values };
}

/** Placeholder for a value or parameter where only the surrounding text matters. */
const OPEN = 0;

/** Appends the components that distinguish the text of a piece from other texts. Returns the values of the piece, without parameters. */
export function appendShape(piece: Sql, madeOf: unknown[]): unknown[] {
  const values: unknown[] = [];
  appendParts(piece, madeOf, (value) => {
    if (value instanceof Name) return value.key;
    if (!(value instanceof Parameter)) values.push(value);
    return OPEN;
  });
  return values;
}

/** Returns the piece with the keys of its names as text, so that two pieces with the same strings have the same SQL. */
export function withNameKeys(piece: Sql): Sql {
  if (!piece.values.some((value) => value instanceof Name)) return piece;
  return new Sql(
    piece.strings,
    piece.values.map((value) => (value instanceof Name ? raw(value.key) : value)),
  );
}
