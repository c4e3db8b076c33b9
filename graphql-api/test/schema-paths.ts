import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { buildBareSchema } from '../src/app/schema.ts';

/** All paths through the object types of the schema, each type once, as queries that select all leaves at their end. */
export function schemaPaths(rootArgs: (field: string) => string, depth: number): { path: string; query: string }[] {
  const found: { path: string; query: string }[] = [];
  const visit = (type: GraphQLObjectType, path: string[], open: string[], seen: string[]): void => {
    const fields = Object.values(type.getFields());
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
    if (leaves.length > 0 && path.length > 0) {
      found.push({ path: path.join('.'), query: `{ ${open.join(' { ')} { ${leaves.join(' ')} }${' }'.repeat(open.length)}` });
    }
    if (path.length >= depth) return;
    for (const field of fields) {
      const next = getNamedType(field.type);
      // Edges have the same paths as nodes.
      if (!isObjectType(next) || field.name === 'edges' || seen.includes(next.name)) continue;
      const paged = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
      visit(next, [...path, field.name], [...open, field.name + (path.length === 0 ? rootArgs(field.name) : paged)], [...seen, next.name]);
    }
  };
  visit(buildBareSchema().getQueryType()!, [], [], []);
  return found;
}
