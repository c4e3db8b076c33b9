import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { NumberConstraint, type NumberRule } from '../platform/input/validation.ts';
import type { MappedClass } from './mapped-class.ts';

/** Maximum page size. */
export const MAX_PAGE = 50;

/** Rule for `first` and `last` of a connection. */
export const pageRule: NumberRule = { min: 1, max: MAX_PAGE, message: `A page holds 1 to ${MAX_PAGE} items.` };

/** Returns the rule for `first` of a list without pages. */
export const listRule = (most: number): NumberRule => ({ min: 1, max: most, message: `This list holds 1 to ${most} items.` });

const AFTER = 'Returns only objects after this cursor.';
const LAST = `Maximum number of objects from the end, 1 to ${MAX_PAGE}; \`first\` is then ignored.`;
const BEFORE = 'Returns only objects before this cursor.';

@ObjectType({ description: 'Position of a page in the list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more objects follow. When paging backwards it is true if `before` is given.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether objects precede this page. When paging forwards it is true if `after` is given.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first object: pass it as `before` for the previous page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last object: pass it as `after` for the next page.' })
  endCursor!: string | null;
}

/** An additional field of a connection type; null if the list has no value for it. */
export interface ConnectionField {
  /** Type of JSON values, see `jsonTypes`, or a scalar. */
  type: Extract<Parameters<typeof Field>[0], (...args: never[]) => unknown>;
  description: string;
}

const connections = new Map<string, { part: 'connection' | 'edge'; of: string }>();

/** Returns whether a type is a connection or an edge type, and its node type; undefined for other types. */
export function connectionPart(typeName: string): { part: 'connection' | 'edge'; of: string } | undefined {
  return connections.get(typeName);
}

const made = new Map<MappedClass, MappedClass>();

/** Adds fields to the connection type of a class. */
export function addConnectionFields(node: MappedClass, fields: Readonly<Record<string, ConnectionField>>): void {
  const prototype = connectionOf(node).prototype as object;
  Object.entries(fields).forEach(([name, { type, description }]) => Field(type, { nullable: true, description })(prototype, name));
}

/**
 * Returns the connection type of a class, created when its type mapping is declared as paged: `nodes`, `edges`, `pageInfo`, `totalCount`. `type`
 * represents the class in the schema.
 */
export function connectionOf(node: MappedClass, type: object = node): MappedClass {
  const known = made.get(node);
  if (known) return known;
  const { name } = node;

  @ObjectType(`${name}Edge`, { description: `A ${name} and its place in the list.` })
  class Edge {
    @Field(() => type as never, { description: `The ${name}.` })
    node!: object;

    @Field(() => String, { description: 'Cursor of the object: pass it as `after` to continue from here.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} objects.` })
  class Connection {
    @Field(() => [type as never], { description: 'The objects of this page.' })
    nodes!: object[];

    @Field(() => [Edge], { description: 'The objects of this page, each with its cursor.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Information about the position of the page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Number of objects on all pages; counted only if requested.' })
    totalCount!: number;
  }
  connections.set(`${name}Edge`, { part: 'edge', of: name });
  connections.set(`${name}Connection`, { part: 'connection', of: name });
  made.set(node, Connection);
  return Connection;
}

/** Returns the arguments of a connection field that belongs to an object, with its own default page size. */
export function pageArgs(first: number) {
  return {
    first: { type: () => Int, defaultValue: first, description: `Maximum number of objects, 1 to ${MAX_PAGE}.`, rule: pageRule },
    after: { type: () => String, nullable: true, description: AFTER },
    last: { type: () => Int, nullable: true, description: LAST, rule: pageRule },
    before: { type: () => String, nullable: true, description: BEFORE },
  };
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: `Maximum number of objects, 1 to ${MAX_PAGE}.` })
  @NumberConstraint(pageRule)
  first!: number;

  @Field(() => String, { nullable: true, description: AFTER })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: LAST })
  @NumberConstraint(pageRule)
  last?: number | null;

  @Field(() => String, { nullable: true, description: BEFORE })
  before?: string | null;
}
