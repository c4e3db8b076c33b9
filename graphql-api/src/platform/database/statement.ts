import { Parameter, raw, Sql, sql, toText, type Metadata, type Query } from './sql.ts';

/*
 * What a statement gets when it runs. Its SQL is made once, at the start or for a document, with parameters in the place of values; a run binds them: to the
 * values that its caller gives, to the viewer, and to the settings of the college.
 */

/** A run for a viewer. */
export interface RunOfViewer {
  viewer: { id: string; isAdmin: boolean; token?: { id: string; scopes: ReadonlySet<string> } } | null;
}

/** A run at a college: statements are those of all campuses. */
export interface RunOfCollege {
  infra: { settings: { college: { hasPoints: boolean } } };
}

/** A run with values by their names. */
export interface Run extends RunOfViewer {
  given: Readonly<Record<string, unknown>>;
}

type SqlType = 'bigint' | 'int' | 'numeric' | 'text';

/** Values of a statement as pieces of SQL, by their names. */
export type Given<Values> = { readonly [Name in keyof Values]: Sql<never> };

/** By name, so that a value is one parameter of a statement, wherever its pieces come from. */
const parameters = new Map<string, Parameter<Run>>();

function parameter(name: string): Parameter<Run> {
  const known = parameters.get(name) ?? new Parameter<Run>(({ given }) => given[name] ?? null);
  parameters.set(name, known);
  return known;
}

/**
 * The values that a statement gets when it runs, with their types in PostgreSQL: `given<NewOrder>({ buyer: 'bigint', … }).buyer` stands for the buyer in
 * statements and rules that are made once, and not again for each request. One name is one value of a statement.
 */
export function given<Values extends object>(types: Readonly<Record<keyof Values & string, SqlType>>): Given<Values> {
  const pieces = Object.entries<SqlType>(types).map(([name, type]) => [name, sql`${parameter(name)}::${raw(type)}`]);
  return Object.fromEntries(pieces) as Given<Values>;
}

const byScope = new Map<string, Sql>();

/** Whether the viewer is no access token without a scope. One piece for each scope: pieces of plans are compared. */
function holdsScope(scope: string): Sql {
  const known = byScope.get(scope) ?? sql`${new Parameter<RunOfViewer>((run) => run.viewer?.token?.scopes.has(scope) ?? true)}::boolean`;
  byScope.set(scope, known);
  return known;
}

/** The viewer as SQL, so that permissions are part of the statement. */
export const viewerSql = {
  holdsScope,
  /** The viewer's id as bigint; null for a guest. */
  id: sql`${new Parameter<RunOfViewer>((run) => run.viewer?.id ?? null)}::bigint`,
  /** The id of the viewer's access token as bigint; null for a session and a guest. */
  tokenId: sql`${new Parameter<RunOfViewer>((run) => run.viewer?.token?.id ?? null)}::bigint`,
  isAdmin: sql`${new Parameter<RunOfViewer>((run) => run.viewer?.isAdmin ?? false)}::boolean`,
  signedIn: sql`${new Parameter<RunOfViewer>((run) => run.viewer !== null)}::boolean`,
};

/** Settings of the college as SQL. */
export const collegeSql = {
  hasPoints: sql`${new Parameter<RunOfCollege>((run) => run.infra.settings.college.hasPoints)}::boolean`,
};

/** The values with their parameters bound. */
export function bind<Context>(values: readonly unknown[], context: Context): unknown[] {
  return values.map((value) => (value instanceof Parameter ? (value as Parameter<Context>).get(context) : value));
}

/** A statement that was made once, with the context that its parameters are bound to. */
export class BoundStatement<Row = unknown> {
  constructor(
    readonly statement: Sql<Row>,
    readonly context: unknown,
  ) {}
}

/** What can be run: SQL with its values, a statement that was made once, or text for the driver. */
export type Statement<Row = unknown> = Sql<Row> | BoundStatement<Row> | Query;

/** A statement that was made once, with the values of a run. */
export function withValues<Row>(statement: Sql<Row>, { viewer }: RunOfViewer, values: object): BoundStatement<Row> {
  return new BoundStatement(statement, { viewer, given: values as Run['given'] } satisfies Run);
}

const madeOnce = new WeakMap<Sql, { query: Query; from: Metadata }>();

/** The text of a statement that was made once, which is put together once. */
function textOnce(statement: Sql, metadata: Metadata): Query {
  const known = madeOnce.get(statement);
  if (known?.from === metadata) return known.query;
  const query = toText(statement, metadata);
  madeOnce.set(statement, { query, from: metadata });
  return query;
}

/** A statement as the driver takes it. */
export function toQuery(statement: Statement, metadata: Metadata): Query {
  if (statement instanceof BoundStatement) {
    const { text, values } = textOnce(statement.statement, metadata);
    return { text, values: bind(values, statement.context) };
  }
  if (!(statement instanceof Sql)) return statement;
  const { text, values } = toText(statement, metadata);
  return { text, values: bind(values, undefined) };
}
