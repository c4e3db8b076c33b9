import { Parameter, raw, Sql, sql, toText, type Metadata, type Query } from './sql.ts';

/*
 * Statements are rendered as SQL once, at the start or for a GraphQL document, with parameters instead of values. Each run binds the parameters to
 * the values of its caller, to the viewer, and to the settings of the college.
 */

/** A run on behalf of a viewer. */
export interface RunOfViewer {
  viewer: { id: string; isAdmin: boolean; token?: { id: string; scopes: ReadonlySet<string> } } | null;
}

/** A run for a college. All campuses share the same statements. */
export interface RunOfCollege {
  infra: { settings: { college: { hasPoints: boolean } } };
}

/** A run with values by name. */
export interface Run extends RunOfViewer {
  given: Readonly<Record<string, unknown>>;
}

type SqlType = 'bigint' | 'int' | 'numeric' | 'text';

/** Values of a statement as pieces of SQL, by name. */
export type Given<Values> = { readonly [Name in keyof Values]: Sql<never> };

/** Parameters by name, so that a value is one parameter of a statement, no matter which pieces use it. */
const parameters = new Map<string, Parameter<Run>>();

function parameter(name: string): Parameter<Run> {
  const known = parameters.get(name) ?? new Parameter<Run>(({ given }) => given[name] ?? null);
  parameters.set(name, known);
  return known;
}

/**
 * Returns the values that a statement receives when it runs, with their PostgreSQL types: `given<NewOrder>({ buyer: 'bigint', … }).buyer` represents
 * the buyer in statements and rules that are built once instead of for each request. Each name is one value of a statement.
 */
export function given<Values extends object>(types: Readonly<Record<keyof Values & string, SqlType>>): Given<Values> {
  const pieces = Object.entries<SqlType>(types).map(([name, type]) => [name, sql`${parameter(name)}::${raw(type)}`]);
  return Object.fromEntries(pieces) as Given<Values>;
}

const byScope = new Map<string, Sql>();

/**
 * True unless the viewer uses an access token that lacks the scope. Each scope has one shared piece, because the pieces of plans are compared by
 * identity.
 */
function holdsScope(scope: string): Sql {
  const known = byScope.get(scope) ?? sql`${new Parameter<RunOfViewer>((run) => run.viewer?.token?.scopes.has(scope) ?? true)}::boolean`;
  byScope.set(scope, known);
  return known;
}

/** Viewer as SQL, so that permissions are part of the statement. */
export const viewerSql = {
  holdsScope,
  /** Viewer's id as bigint; null for a guest. */
  id: sql`${new Parameter<RunOfViewer>((run) => run.viewer?.id ?? null)}::bigint`,
  /** Id of the viewer's access token as bigint; null for a session or a guest. */
  tokenId: sql`${new Parameter<RunOfViewer>((run) => run.viewer?.token?.id ?? null)}::bigint`,
  isAdmin: sql`${new Parameter<RunOfViewer>((run) => run.viewer?.isAdmin ?? false)}::boolean`,
  signedIn: sql`${new Parameter<RunOfViewer>((run) => run.viewer !== null)}::boolean`,
};

/** Settings of the college as SQL. */
export const collegeSql = {
  hasPoints: sql`${new Parameter<RunOfCollege>((run) => run.infra.settings.college.hasPoints)}::boolean`,
};

/** Returns the values with their parameters bound. */
export function bind<Context>(values: readonly unknown[], context: Context): unknown[] {
  return values.map((value) => (value instanceof Parameter ? (value as Parameter<Context>).get(context) : value));
}

/** A prebuilt statement, with the context to which its parameters are bound. */
export class BoundStatement<Row = unknown> {
  constructor(
    readonly statement: Sql<Row>,
    readonly context: unknown,
  ) {}
}

/** Anything that can be run: SQL with its values, a prebuilt statement, or text for the driver. */
export type Statement<Row = unknown> = Sql<Row> | BoundStatement<Row> | Query;

/** Returns a prebuilt statement with the values of a run. */
export function withValues<Row>(statement: Sql<Row>, { viewer }: RunOfViewer, values: object): BoundStatement<Row> {
  return new BoundStatement(statement, { viewer, given: values as Run['given'] } satisfies Run);
}

const madeOnce = new WeakMap<Sql, { query: Query; from: Metadata }>();

/** Returns the text of a prebuilt statement. It is rendered once. */
function textOnce(statement: Sql, metadata: Metadata): Query {
  const known = madeOnce.get(statement);
  if (known?.from === metadata) return known.query;
  const query = toText(statement, metadata);
  madeOnce.set(statement, { query, from: metadata });
  return query;
}

/** Converts a statement to the form that the driver takes. */
export function toQuery(statement: Statement, metadata: Metadata): Query {
  if (statement instanceof BoundStatement) {
    const { text, values } = textOnce(statement.statement, metadata);
    return { text, values: bind(values, statement.context) };
  }
  if (!(statement instanceof Sql)) return statement;
  const { text, values } = toText(statement, metadata);
  return { text, values: bind(values, undefined) };
}
