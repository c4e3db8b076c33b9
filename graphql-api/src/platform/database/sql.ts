import type { MetadataStorage } from '@mikro-orm/core';
import { InternedTexts } from '../text/interned-texts.ts';

/** A value that is known only when a prepared statement runs, for instance the viewer's id or a GraphQL variable. */
export class Parameter<Context = never> {
  constructor(readonly get: (context: Context) => unknown) {}
}

/** The ORM's metadata, as far as names are read from it. */
export type Metadata = Pick<MetadataStorage, 'find'>;

/** The name of a table or column, which the ORM's metadata gives when a statement becomes text. */
export class Name {
  private known: { text: string; from: Metadata } | undefined;

  /** `key` distinguishes the name from others before it is text. */
  constructor(
    readonly key: string,
    private readonly read: (metadata: Metadata) => string,
  ) {}

  /** The quoted name. */
  text(metadata: Metadata): string {
    if (this.known?.from !== metadata) this.known = { text: this.read(metadata), from: metadata };
    return this.known.text;
  }
}

/** The name of a table, under an alias where one is given. */
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

  /** Text around parts: pieces of SQL, names, parameters and values. They are put together once, when the statement becomes text. */
  constructor(
    readonly template: readonly string[],
    readonly parts: readonly unknown[],
  ) {}

  /** The text around the values, those of nested pieces included. */
  get strings(): readonly string[] {
    return this.flattened().strings;
  }

  /** The values, those of nested pieces included: names, parameters and plain values. */
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

/** A piece of SQL that is one value. */
export class Expression<Value> extends Sql<never> {
  declare protected readonly value: Value;
}

/** The columns that a statement returns, with their names and types. */
export class ColumnList<Row> extends Sql<never> {
  declare protected readonly list: Row;
}

const FRAGMENT = Symbol('fragment');

/** An object that can be converted to a piece of SQL, such as a table. */
export interface HasFragment {
  readonly [FRAGMENT]: Sql;
}

/** The method that converts an object to a piece of SQL. */
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

/** The row that the `columns` of a template describe; `never` where it has none. */
type RowOf<Values extends readonly unknown[]> = [ListIn<Values[number]>] extends [never]
  ? never
  : ListIn<Values[number]> extends ColumnList<infer Row>
    ? Row
    : never;

/** Tag for SQL: nested pieces are joined in, everything else becomes a parameter. Its `columns` are the type of its rows. */
export function sql<Values extends readonly unknown[]>(strings: TemplateStringsArray, ...values: Values): Sql<RowOf<Values>> {
  return new Sql(strings, values);
}

/** Tag for SQL of one value, whose type the writer states: expression<number>`count(*)::int`. */
export function expression<Value>(strings: TemplateStringsArray, ...values: unknown[]): Expression<Value> {
  return new Expression<Value>(strings, values);
}

/** Unescaped SQL text. Only for text of this code base, never for input. */
export function raw(text: string): Sql<never> {
  return new Sql([text], []);
}

const quoted = (part: string): string => `"${part.includes('"') ? part.replaceAll('"', '""') : part}"`;

/** A quoted name as text, its parts joined by dots. */
export const quote = (...path: string[]): string => path.map(quoted).join('.');

/** A quoted identifier. */
export function ident(...path: string[]): Sql<never> {
  return raw(quote(...path));
}

/** A table by its name. */
export function tableRef(name: string): Sql<never> {
  return new Sql(['', ''], [new TableName(name, () => name)]);
}

/** The names of the tables that a piece of SQL reads or writes through references. */
export function tablesOf(piece: Sql, metadata: Metadata): Set<string> {
  return new Set(piece.values.flatMap((value) => (value instanceof TableName ? [value.nameOf(metadata)] : [])));
}

/** A quoted text literal, for names that belong to the statement's shape. */
export function literal(text: string): Sql<never> {
  return raw(`'${text.replaceAll("'", "''")}'`);
}

/** Joins pieces with a separator; an empty list gives an empty piece. */
export function join(pieces: readonly Sql[], separator: string): Sql<never> {
  const between = pieces.map((_, index) => (index === 0 ? '' : separator));
  return new Sql([...between, ''], pieces);
}

/** A conjunction; true without conditions. */
export function allOf(conditions: readonly Sql[]): Sql<never> {
  return conditions.length === 0 ? raw('true') : sql`(${join(conditions, ' and ')})`;
}

/** A disjunction; false without conditions. */
export function oneOf(conditions: readonly Sql[]): Sql<never> {
  return conditions.length === 0 ? raw('false') : sql`(${join(conditions, ' or ')})`;
}

/** A statement for the driver: text with $1, $2 … and the values in that order. */
export interface Query {
  text: string;
  values: unknown[];
}

/** Parts of statements whose texts are kept: those of some thousand statements. */
const KEPT_PARTS = 200_000;
const texts = new InternedTexts(KEPT_PARTS);

/** Begins a piece whose strings are not those of a tagged template. */
const STRINGS = Symbol('strings');

/** The name of a statement, or the position of a value, in the place of a part that is no piece. */
type Leaf = string | number;

/** The one part of a piece that has no text of its own, such as a column. */
const onlyPart = ({ template, parts }: Sql): unknown => (parts.length === 1 && template[0] === '' && template[1] === '' ? parts[0] : undefined);

/**
 * Appends what the text of a piece is made of, compared by identity: the strings of a tagged template are one object wherever it is evaluated.
 * `leafOf` gives what stands for a name or a value.
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

/** The text of a statement, and its values with their parameters still open; one used twice is one position. */
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

/** In the place of a value or a parameter, where only the text around it matters. */
const OPEN = 0;

/** Appends what distinguishes the text of a piece from that of others. Returns its values, without parameters. */
export function appendShape(piece: Sql, madeOf: unknown[]): unknown[] {
  const values: unknown[] = [];
  appendParts(piece, madeOf, (value) => {
    if (value instanceof Name) return value.key;
    if (!(value instanceof Parameter)) values.push(value);
    return OPEN;
  });
  return values;
}

/** The piece with the keys of its names as text: two pieces of the same strings then have the same SQL. */
export function withNameKeys(piece: Sql): Sql {
  if (!piece.values.some((value) => value instanceof Name)) return piece;
  return new Sql(
    piece.strings,
    piece.values.map((value) => (value instanceof Name ? raw(value.key) : value)),
  );
}
