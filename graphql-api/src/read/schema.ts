import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { Db, Viewer } from '../platform/context.ts';
import type { Named, KnownRow } from '../platform/payload.ts';
import { sql } from '../platform/sql.ts';
import type { RootResolvers } from './answers.ts';
import { isReadType } from './compile.ts';
import { readModelOf } from './model.ts';
import type { Reader } from './reader.ts';
import { isRoot, one, type Root } from './root.ts';
import { partOf, selectionOf, setsOf } from './selection.ts';
import { setReader } from './written.ts';

interface ReadingContext {
  db: Db;
  viewer: Viewer | null;
}

/** The compiler answers by response key, so that the same field may be asked twice under two names. */
const byResponseKey: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, info) => source[info.path.key];

/** Thrown when an event is about something that its reader may not see; the event is then left out. */
export class Unseen extends Error {}

/** The answer out of the row that came with the root; undefined without one, or where more is asked for. */
function known(root: Root, info: GraphQLResolveInfo): KnownRow | undefined {
  const row = root.kind === 'one' ? root.row : undefined;
  return row && partOf(row, setsOf(info.fieldNodes), selectionOf(info));
}

/** Reads what a resolver named: a root as it is, `{ id }` of a read type as the row with that id. */
function reading(resolve: GraphQLFieldResolver<unknown, ReadingContext>, reader: Reader): GraphQLFieldResolver<unknown, ReadingContext> {
  return async (source, args, context, info) => {
    const named: unknown = await resolve(source, args, context, info);
    if (isRoot(named)) return known(named, info) ?? reader.field(context, named, info);
    if (named === null || typeof named !== 'object' || !('id' in named)) return named;
    const target = readModelOf(getNamedType(info.returnType).name)!.target;
    const { id, written } = named as Named;
    const answer = written?.[info.path.key];
    if (answer !== undefined) return answer;
    return reader.field(context, one<{ id: string }>(target as never, { where: (t) => sql`${t.id} = ${id}` }), info);
  };
}

function seen(read: GraphQLFieldResolver<unknown, ReadingContext>): GraphQLFieldResolver<unknown, ReadingContext> {
  return async (...args) => {
    const result: unknown = await read(...args);
    if (result === null) throw new Unseen();
    return result;
  };
}

/**
 * Joins the schema and the compiler: objects of read types come out of one statement each, wherever a query,
 * a mutation's payload or an event names them. Returns what names the roots of queries.
 */
export function attachReader(schema: GraphQLSchema, reader: Reader): RootResolvers {
  setReader(schema, reader);
  const roots = new Map<string, GraphQLFieldResolver<unknown, never>>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isReadType(type.name)) field.resolve = byResponseKey as never;
      else if (isReadType(getNamedType(field.type).name)) {
        const named = field.resolve ?? defaultFieldResolver;
        if (type === schema.getQueryType()) roots.set(field.name, named);
        const read = reading(named, reader);
        field.resolve = (type === schema.getSubscriptionType() ? seen(read) : read) as never;
      }
    }
  }
  return roots;
}
