/** A value that is known only when a prepared plan runs, for instance the viewer's id or a GraphQL variable. */
export class Slot<Runtime = never> {
  constructor(readonly get: (runtime: Runtime) => unknown) {}
}

/** A piece of SQL with its values apart from its text, so that nothing a person typed can become SQL. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/** Tag for SQL: nested pieces are joined in, everything else becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  const texts: string[] = [strings[0]!];
  const params: unknown[] = [];
  values.forEach((value, index) => {
    const next = strings[index + 1]!;
    if (value instanceof Sql) {
      texts[texts.length - 1] += value.strings[0]!;
      texts.push(...value.strings.slice(1));
      params.push(...value.values);
      texts[texts.length - 1] += next;
    } else {
      params.push(value);
      texts.push(next);
    }
  });
  return new Sql(texts, params);
}

/** SQL text as it stands. Only for text written in this code base, never for input. */
export function raw(text: string): Sql {
  return new Sql([text], []);
}

/** A quoted identifier. */
export function ident(...path: string[]): Sql {
  return raw(path.map((part) => `"${part.replaceAll('"', '""')}"`).join('.'));
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

/** A statement that is ready to run. Slots are read without a runtime. */
export function toQuery(query: Sql): Query {
  const { text, values } = toText(query);
  return { text, values: fill(values, undefined) };
}
