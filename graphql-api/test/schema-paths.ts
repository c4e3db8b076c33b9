import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { buildBareSchema } from '../src/app/schema/schema.ts';

/** A path through the object types of the schema, from a root field, and the leaf fields at its end. */
export interface SchemaPath {
  /** Names of its fields, joined by dots. */
  path: string;
  /** Its fields with their arguments, and the type conditions between them. */
  fields: string[];
  leaves: string[];
}

interface Walk {
  type: GraphQLObjectType;
  path: string[];
  open: string[];
  seen: string[];
  /** Type and field through which the walk reached the type. */
  by: string;
}

interface Selection {
  leaves: string[];
  fields: Record<string, Selection>;
}

const textOf = ({ leaves, fields }: Selection): string =>
  `{ ${[...leaves, ...Object.entries(fields).map(([field, selection]) => `${field} ${textOf(selection)}`)].join(' ')} }`;

/** Returns a query that selects the leaf fields at the ends of paths. */
export function queryOf(paths: readonly SchemaPath[]): string {
  const root: Selection = { leaves: [], fields: {} };
  for (const { fields, leaves } of paths) {
    let at = root;
    for (const field of fields) at = at.fields[field] ??= { leaves: [], fields: {} };
    at.leaves = leaves;
  }
  return textOf(root);
}

/** Groups paths of the same root field, so that the paths of a group share most of their fields. */
export function groupsOf(paths: readonly SchemaPath[], size: number): SchemaPath[][] {
  const groups: SchemaPath[][] = [];
  const sorted = paths.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  for (const each of sorted) {
    const last = groups.at(-1);
    if (last && last.length < size && last[0]!.fields[0] === each.fields[0]) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Number of paths per operation. */
const TOGETHER = 8;

interface Answered {
  errors?: readonly { path?: readonly (string | number)[] }[] | undefined;
}

/**
 * Returns the rejected field of a response, as the beginning of paths; undefined if there is no error, or if the field may be rejected only for some
 * objects.
 */
function rejectedIn({ errors }: Answered): string | undefined {
  const path = errors?.[0]?.path;
  return path?.every((each) => typeof each === 'string') ? path.join('.') : undefined;
}

const continues = (path: string, start: string): boolean => `${path}.`.startsWith(`${start}.`);

/** Result of a walk. */
export interface Walked<Answer> {
  /** Number of paths whose response has no errors and is accepted. */
  fine: number;
  /** Other paths, each with its response when queried alone. */
  others: { path: string; answer: Answer }[];
}

/**
 * Queries the ends of paths, several paths in one operation. If the response is not accepted or has an error, which may hide the values of other
 * paths, each path is queried alone. A rejected field is queried only once, because nothing behind it is ever read.
 */
export async function walk<Answer extends Answered>(
  paths: readonly SchemaPath[],
  ask: (query: string) => Promise<Answer>,
  isFine: (answer: Answer) => boolean,
): Promise<Walked<Answer>> {
  const found: Walked<Answer> = { fine: 0, others: [] };
  const rejected: string[] = [];
  const isOpen = ({ path }: SchemaPath) => !rejected.some((start) => continues(path, start));
  const askAlone = async (each: SchemaPath): Promise<void> => {
    const answer = await ask(queryOf([each]));
    const start = rejectedIn(answer);
    if (start) rejected.push(start);
    if (!answer.errors && isFine(answer)) found.fine += 1;
    else found.others.push({ path: each.path, answer });
  };
  for (const all of groupsOf(paths, TOGETHER)) {
    let group = all.filter(isOpen);
    while (group.length > 1) {
      const answer = await ask(queryOf(group));
      if (!answer.errors && isFine(answer)) break;
      const start = rejectedIn(answer);
      const alone = start ? group.find(({ path }) => continues(path, start)) : undefined;
      for (const each of alone ? [alone] : group) await askAlone(each);
      group = alone ? group.filter((each) => each !== alone && isOpen(each)) : [];
    }
    if (group.length === 1) await askAlone(group[0]!);
    else found.fine += group.length;
  }
  return found;
}

/** Returns the object types that a field may lead to, each with its type condition. */
function targetsOf(type: GraphQLNamedType): { type: GraphQLObjectType; condition: string[] }[] {
  if (isUnionType(type)) return type.getTypes().map((member) => ({ type: member, condition: [`... on ${member.name}`] }));
  return isObjectType(type) ? [{ type, condition: [] }] : [];
}

/**
 * Returns paths through the object types of the schema, with each type at most once per path and all leaf fields at their end, from the root fields
 * with known arguments. All paths of up to `depth` fields are returned. The number of longer paths multiplies with each field, but a value depends
 * only on its field and the previous one. Longer paths are therefore continued only if they end in two fields that no shorter path has in sequence.
 * In this way, every field of every type is read after every field that leads to its type.
 */
export function schemaPaths(rootArgs: (field: string) => string, depth: number): SchemaPath[] {
  const found: SchemaPath[] = [];
  const passed = new Set<string>();
  const step = ({ type, path, open, seen, by }: Walk, field: GraphQLField<unknown, unknown>): Walk[] => {
    // Edges have the same paths as nodes.
    if (field.name === 'edges') return [];
    const paged = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    const args = path.length === 0 ? rootArgs(field.name) : paged;
    if (!args && field.args.some(isRequiredArgument)) return [];
    return targetsOf(getNamedType(field.type)).flatMap(({ type: next, condition }) => {
      if (seen.includes(next.name)) return [];
      const pair = [by, field.name, ...condition].join(' ');
      if (path.length >= depth && passed.has(pair)) return [];
      passed.add(pair);
      return [
        {
          type: next,
          path: [...path, field.name],
          open: [...open, field.name + args, ...condition],
          seen: [...seen, next.name],
          by: `${type.name}.${field.name}`,
        },
      ];
    });
  };
  let walks: Walk[] = [{ type: buildBareSchema().getQueryType()!, path: [], open: [], seen: [], by: '' }];
  // Breadth first, so that the shortest path covers a pair before longer ones.
  while (walks.length > 0) {
    for (const { type, path, open } of walks) {
      const leaves = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
      if (leaves.length === 0 || path.length === 0) continue;
      found.push({ path: path.join('.'), fields: open, leaves: leaves.map(({ name }) => name) });
    }
    walks = walks.flatMap((walk) => Object.values(walk.type.getFields()).flatMap((field) => step(walk, field)));
  }
  return found;
}

/** Subjects of the root fields that require arguments. */
export interface PathSubjects {
  product: string;
  order: string;
  conversation: string;
  /** User that is looked up by id and by email. */
  user: { id: string; email: string };
  /** User whose public profile is read. */
  profile: string;
}

/** Arguments of the root fields that require some. */
export const rootArguments: Record<string, (of: PathSubjects) => string> = {
  product: ({ product }) => `(id: "${product}")`,
  order: ({ order }) => `(id: "${order}")`,
  user: ({ user }) => `(id: "${user.id}")`,
  orders: () => '(first: 5)',
  users: ({ user }) => `(first: 2, search: "${user.email}")`,
  auditEntries: () => '(first: 2)',
  doubtfulListings: () => '(first: 2)',
  contactMessages: () => '(first: 2)',
  deliveryDisputes: () => '(first: 2, open: false)',
  conversation: ({ conversation }) => `(id: "${conversation}")`,
  profile: ({ profile }) => `(id: "${profile}")`,
};

/** Returns `schemaPaths` with the arguments of `rootArguments`. */
export function pathsAbout(of: PathSubjects, depth: number): SchemaPath[] {
  return schemaPaths((name) => rootArguments[name]?.(of) ?? '', depth);
}
