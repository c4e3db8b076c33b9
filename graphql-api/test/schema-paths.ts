import { getNamedType, isLeafType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { buildBareSchema } from '../src/app/schema/schema.ts';

interface Walk {
  type: GraphQLObjectType;
  path: string[];
  open: string[];
  seen: string[];
  /** The type and field by which the walk came to the type. */
  by: string;
}

/**
 * Paths through the object types of the schema, each type once a path, as queries that select all leaves at their end.
 * All paths of up to `depth` fields; the number of longer ones multiplies with each field, and a value depends on the
 * field that it is read from and the one before: longer paths go on only where they end in two fields that no shorter
 * path has after one another. So every field of every type is read after every field that leads to its type.
 */
export function schemaPaths(rootArgs: (field: string) => string, depth: number): { path: string; query: string }[] {
  const found: { path: string; query: string }[] = [];
  const passed = new Set<string>();
  const step = ({ type, path, open, seen, by }: Walk, field: GraphQLField<unknown, unknown>): Walk[] => {
    const next = getNamedType(field.type);
    // Edges have the same paths as nodes.
    if (!isObjectType(next) || field.name === 'edges' || seen.includes(next.name)) return [];
    const pair = `${by} ${field.name}`;
    if (path.length >= depth && passed.has(pair)) return [];
    passed.add(pair);
    const paged = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    const args = path.length === 0 ? rootArgs(field.name) : paged;
    return [
      { type: next, path: [...path, field.name], open: [...open, field.name + args], seen: [...seen, next.name], by: `${type.name}.${field.name}` },
    ];
  };
  let walks: Walk[] = [{ type: buildBareSchema().getQueryType()!, path: [], open: [], seen: [], by: '' }];
  // Breadth first: the shortest path has a pair before longer ones.
  while (walks.length > 0) {
    for (const { type, path, open } of walks) {
      const leaves = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
      if (leaves.length === 0 || path.length === 0) continue;
      found.push({ path: path.join('.'), query: `{ ${open.join(' { ')} { ${leaves.map(({ name }) => name).join(' ')} }${' }'.repeat(open.length)}` });
    }
    walks = walks.flatMap((walk) => Object.values(walk.type.getFields()).flatMap((field) => step(walk, field)));
  }
  return found;
}

/** What the root fields are about that need arguments. */
export interface PathSubjects {
  product: string;
  order: string;
  conversation: string;
  /** Who is looked up by id and by email. */
  user: { id: string; email: string };
  /** Whose public profile is read. */
  profile: string;
}

/** Arguments of the root fields that need some. */
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

/** `schemaPaths` with the arguments that `rootArguments` gives. */
export function pathsAbout(of: PathSubjects, depth: number): { path: string; query: string }[] {
  return schemaPaths((name) => rootArguments[name]?.(of) ?? '', depth);
}
