import { parseSync } from 'libpg-query';

/** Why a PostgreSQL that is spread over several machines may refuse a statement. docs/decisions/047-time-in-statements.md */
export type Fault =
  | 'not immutable in CASE or COALESCE'
  | 'not immutable in RETURNING'
  | 'not immutable in DO UPDATE'
  | 'not immutable over columns in SET'
  | 'a parameter without a type'
  | 'names a schema';

/** A node of the tree that PostgreSQL's parser returns, or its inside: `{ UpdateStmt: { … } }`. */
type Node = Readonly<Record<string, unknown>>;

const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'];
const SCHEMAS_OF_POSTGRES = ['pg_catalog', 'information_schema'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

/** Calls `visit` for the nodes of some types that are part of a tree. Returns whether there is one for which it says yes. */
function some(tree: unknown, types: readonly string[], visit: (inside: Node, type: string) => boolean = () => true, leftOut?: string): boolean {
  if (!isNode(tree)) return false;
  return Object.entries(tree).some(
    ([key, value]) => key !== leftOut && ((types.includes(key) && isNode(value) && visit(value, key)) || some(value, types, visit, leftOut)),
  );
}

/** Those nodes as a list. */
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

/** What is wrong with one INSERT, UPDATE, DELETE or MERGE. A SELECT of its WITH clause is none, and has a result of its own. */
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

/** For nodes that give a parameter no type: each list of values, none of which has a type when all are parameters. */
const openValues: Record<string, (inside: Node) => unknown[][]> = {
  ResTarget: ({ val }) => [[val]],
  NamedArgExpr: ({ arg }) => [[arg]],
  FuncCall: ({ args }) => listOf(args).map((arg) => [arg]),
  CoalesceExpr: ({ args }) => [listOf(args)],
  MinMaxExpr: ({ args }) => [listOf(args)],
  A_ArrayExpr: ({ elements }) => [listOf(elements)],
  CaseExpr: ({ args, defresult }) => [[...listOf(args).map(({ CaseWhen }) => (CaseWhen as Node).result), ...(defresult ? [defresult] : [])]],
};

/** Whether a parameter stands where its type could be any. In `set column = $1` it is the column's, in `column = $1` too. */
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
 * What is wrong with a text of statements; nothing with one that PostgreSQL's grammar rejects, as tests of bad input send. `mutable` names the functions
 * of which no form is immutable.
 */
export function faultsOf(text: string, mutable: ReadonlySet<string>): Fault[] {
  const statements = parsed(text);
  const writes = nodesOf(statements, WRITES);
  const faults = writes.flatMap((write) => faultsOfWrite(write, mutable));
  if (writes.length > 0 && hasOpenParameter(statements)) faults.push('a parameter without a type');
  if (some(statements, ['RangeVar', 'relation'], namesSchema)) faults.push('names a schema');
  return [...new Set(faults)];
}
