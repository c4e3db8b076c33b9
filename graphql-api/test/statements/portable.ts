import { parseSync } from 'libpg-query';

/** Reasons why a distributed PostgreSQL may reject a statement. docs/decisions/047-time-in-statements.md */
export type Fault =
  | 'not immutable in CASE or COALESCE'
  | 'not immutable in RETURNING'
  | 'not immutable in DO UPDATE'
  | 'not immutable over columns in SET'
  | 'a parameter without a type'
  | 'names a schema';

/** A node of the tree that PostgreSQL's parser returns, or its content: `{ UpdateStmt: { … } }`. */
type Node = Readonly<Record<string, unknown>>;

const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'];
const SCHEMAS_OF_POSTGRES = ['pg_catalog', 'information_schema'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

/** Calls `visit` for the nodes of some types in a tree. Returns whether it returned true for any of them. */
function some(tree: unknown, types: readonly string[], visit: (inside: Node, type: string) => boolean = () => true, leftOut?: string): boolean {
  if (!isNode(tree)) return false;
  return Object.entries(tree).some(
    ([key, value]) => key !== leftOut && ((types.includes(key) && isNode(value) && visit(value, key)) || some(value, types, visit, leftOut)),
  );
}

/** Returns the nodes of some types in a tree as a list. */
function nodesOf(tree: unknown, types: readonly string[], leftOut?: string): Node[] {
  const found: Node[] = [];
  const collect = (inside: Node) => {
    found.push(inside);
    return false;
  };
  some(tree, types, collect, leftOut);
  return found;
}

const functionOf = ({ funcname }: Node): string => (funcname as { String: { sval: string } }[]).at(-1)!.String.sval;

/** Returns the faults of one INSERT, UPDATE, DELETE or MERGE. A SELECT in its WITH clause is not part of the write, and has its own result. */
function faultsOfWrite(write: Node, mutable: ReadonlySet<string>): Fault[] {
  const isMutable = (node: Node, type: string) => type === 'SQLValueFunction' || mutable.has(functionOf(node));
  const hasMutable = (part: unknown) => some(part, ['FuncCall', 'SQLValueFunction'], isMutable);
  const overColumns = (node: Node) => mutable.has(functionOf(node)) && some(node.args, ['ColumnRef']);
  const parts = (...types: string[]) => nodesOf(write, types, 'withClause');
  const found: [Fault, boolean][] = [
    ['not immutable in CASE or COALESCE', parts('CaseExpr', 'CoalesceExpr').some(hasMutable)],
    ['not immutable in RETURNING', hasMutable(write.returningClause)],
    ['not immutable in DO UPDATE', parts('onConflictClause').some(hasMutable)],
    ['not immutable over columns in SET', some(write.targetList, ['FuncCall'], overColumns)],
  ];
  return found.flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

const isParameter = (value: unknown): boolean => isNode(value) && 'ParamRef' in value;

/** Lists of values, by node types that give a parameter no type. A list has no type if all of its values are parameters. */
const openValues: Record<string, (inside: Node) => unknown[][]> = {
  ResTarget: ({ val }) => [[val]],
  NamedArgExpr: ({ arg }) => [[arg]],
  FuncCall: ({ args }) => listOf(args).map((arg) => [arg]),
  CoalesceExpr: ({ args }) => [listOf(args)],
  MinMaxExpr: ({ args }) => [listOf(args)],
  A_ArrayExpr: ({ elements }) => [listOf(elements)],
  CaseExpr: ({ args, defresult }) => [[...listOf(args).map(({ CaseWhen }) => (CaseWhen as Node).result), ...(defresult ? [defresult] : [])]],
};

/** Returns whether a parameter has no determined type. In `set column = $1` and `column = $1`, it has the type of the column. */
function hasOpenParameter(statements: unknown): boolean {
  const assigned = new Set(
    nodesOf(statements, ['UpdateStmt', 'onConflictClause']).flatMap((each) => listOf(each.targetList).map((target) => target.ResTarget)),
  );
  const isOpen = (inside: Node, type: string) =>
    !assigned.has(inside) && openValues[type]!(inside).some((values) => values.length > 0 && values.every(isParameter));
  return some(statements, Object.keys(openValues), isOpen);
}

const namesSchema = ({ schemaname }: Node): boolean => typeof schemaname === 'string' && !SCHEMAS_OF_POSTGRES.includes(schemaname);

function parsed(text: string): unknown {
  try {
    return parseSync(text).stmts;
  } catch {
    return [];
  }
}

/**
 * Returns the faults of a text of statements; none for a text that PostgreSQL's grammar rejects, as sent by tests of bad input. `mutable` contains
 * the functions without an immutable overload.
 */
export function faultsOf(text: string, mutable: ReadonlySet<string>): Fault[] {
  const statements = parsed(text);
  const writes = nodesOf(statements, WRITES);
  const faults = writes.flatMap((write) => faultsOfWrite(write, mutable));
  if (writes.length > 0 && hasOpenParameter(statements)) faults.push('a parameter without a type');
  if (some(statements, ['RangeVar', 'relation'], namesSchema)) faults.push('names a schema');
  return [...new Set(faults)];
}
