/** A value that is known only when a prepared plan runs, for instance the viewer's id or a GraphQL variable. */
export class Slot<Runtime = never> {
  constructor(readonly get: (runtime: Runtime) => unknown) {}
}

const NO_TABLES: ReadonlySet<string> = new Set();

/** A piece of SQL with its values apart from its text, so that nothing a person typed can become SQL. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
    /** Names of the tables that `tableRef` put into it. */
    readonly tables: ReadonlySet<string> = NO_TABLES,
  ) {}
}

function union(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  if (others.size === 0) return some;
  return some.size === 0 ? others : new Set([...some, ...others]);
}

/** Tag for SQL: nested pieces are joined in, everything else becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  const texts: string[] = [strings[0]!];
  const params: unknown[] = [];
  let tables = NO_TABLES;
  values.forEach((value, index) => {
    const next = strings[index + 1]!;
    if (value instanceof Sql) {
      texts[texts.length - 1] += value.strings[0]!;
      texts.push(...value.strings.slice(1));
      params.push(...value.values);
      tables = union(tables, value.tables);
      texts[texts.length - 1] += next;
    } else {
      params.push(value);
      texts.push(next);
    }
  });
  return new Sql(texts, params, tables);
}

/** SQL text as it stands. Only for text written in this code base, never for input. */
export function raw(text: string): Sql {
  return new Sql([text], []);
}

/** A quoted identifier. */
export function ident(...path: string[]): Sql {
  return raw(path.map((part) => `"${part.replaceAll('"', '""')}"`).join('.'));
}

/** A table by its name; the piece of SQL remembers that it reads it. */
export function tableRef(name: string): Sql {
  return new Sql(ident(name).strings, [], new Set([name]));
}

/** A quoted text literal, for names that belong to the statement's shape. */
export function literal(text: string): Sql {
  return raw(`'${text.replaceAll("'", "''")}'`);
}

/** Joins pieces with a separator; an empty list gives an empty piece. */
export function join(parts: readonly Sql[], separator: string): Sql {
  return parts.reduce((whole, part, index) => (index === 0 ? part : sql`${whole}${raw(separator)}${part}`), raw(''));
}

/** Conditions that must all hold; none at all holds. */
export function allOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? raw('true') : sql`(${join(parts, ' and ')})`;
}

/** Conditions of which one must hold; none at all fails. */
export function oneOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? raw('false') : sql`(${join(parts, ' or ')})`;
}

/** A statement as the database takes it: text with $1, $2 … and the values in that order. */
export interface Query {
  text: string;
  values: unknown[];
}

/** The text of a statement, and its values with their slots still open; a slot used twice is one parameter. */
export function toText(query: Sql): Query {
  const values: unknown[] = [];
  const slots = new Map<unknown, number>();
  let text = query.strings[0]!;
  query.values.forEach((value, index) => {
    let position = value instanceof Slot ? slots.get(value) : undefined;
    if (position === undefined) {
      position = values.push(value);
      if (value instanceof Slot) slots.set(value, position);
    }
    text += `$${position}${query.strings[index + 1]!}`;
  });
  return { text, values };
}

/** The values with their slots filled. */
export function fill<Runtime>(values: readonly unknown[], runtime: Runtime): unknown[] {
  return values.map((value) => (value instanceof Slot ? (value as Slot<Runtime>).get(runtime) : value));
}

/** The piece with its slots bound to a runtime; a slot used twice stays one parameter. */
export function bound<Runtime>(piece: Sql, runtime: Runtime): Sql {
  const slots = new Map<unknown, Slot>();
  const bind = (slot: Slot<Runtime>): Slot => {
    const known = slots.get(slot) ?? new Slot(() => slot.get(runtime));
    slots.set(slot, known);
    return known;
  };
  return new Sql(
    piece.strings,
    piece.values.map((value) => (value instanceof Slot ? bind(value as Slot<Runtime>) : value)),
    piece.tables,
  );
}

/** A statement that is ready to run. Slots are read without a runtime. */
export function toQuery(query: Sql): Query {
  const { text, values } = toText(query);
  return { text, values: fill(values, undefined) };
}
