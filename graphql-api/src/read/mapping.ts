import { Arg, createUnionType, Field, getMetadataStorage } from 'type-graphql';
import { NumberConstraint, type NumberRule } from '../platform/input/validation.ts';
import { sql, type Sql } from '../platform/database/sql.ts';
import type { RunOfCollege, RunOfViewer } from '../platform/database/statement.ts';
import { addConnectionFields, connectionOf, type ConnectionField } from './connection.ts';
import { globalIdSql, Node } from '../platform/database/node.ts';
import type { MappedClass } from './mapped-class.ts';

/** Type of a field as in type-graphql: `() => String`, `() => [Review]`. */
type ReturnTypeFunc = Extract<Parameters<typeof Field>[0], (...args: never[]) => unknown>;

/** Values of a plan that are known when it runs. */
export interface BindContext extends RunOfViewer, RunOfCollege {
  variables: Record<string, unknown>;
  /** Values of the query source, which differ between runs of a plan. */
  source: {
    values: readonly unknown[];
    page: { first: number; after?: string | null; last?: number | null; before?: string | null };
    /** Returns the values in the SQL of a connection's field. */
    valuesOf: (field: string) => readonly unknown[];
    /** Returns an id of the list and its sort order for cursors. */
    origin: () => string;
    limit: number | null;
    offset: number;
  };
}

/** For selections on a single row. */
export const NO_ROOT: BindContext['source'] = { values: [], page: { first: 0 }, valuesOf: () => [], origin: () => '', limit: null, offset: 0 };

/** Columns of one row as SQL, by the entity's property names: `t.createdAt`, and `t.seller` for the foreign key. */
export type Columns<Row> = { readonly [Property in keyof Row]-?: Sql };

/** Inputs for a field's SQL. */
export interface FieldParts<Row> {
  t: Columns<Row>;
  /** Non-null arguments of the field, as untyped parameters. */
  args: Record<string, Sql | undefined>;
  /** Field through which the object was reached, if a permission depends on it; see `childScope`. */
  scope: string | undefined;
}

/** One key of an order. Newest first is `{ by: (t) => t.id, type: 'bigint', desc: true }`. */
export interface OrderKey<Row> {
  by: (t: Columns<Row>) => Sql;
  /** PostgreSQL type of the key, for reading it back from a cursor. */
  type: 'boolean' | 'bigint' | 'integer' | 'numeric' | 'float8' | 'text' | 'timestamptz';
  desc: boolean;
}

/** Newest first, because ids increase over time. */
export const newestFirst: OrderKey<{ id: string }>[] = [{ by: (t) => t.id, type: 'bigint', desc: true }];

/** Oldest first. */
export const oldestFirst: OrderKey<{ id: string }>[] = [{ by: (t) => t.id, type: 'bigint', desc: false }];

interface Described {
  type: ReturnTypeFunc;
  description: string;
  nullable?: boolean;
  args?: Record<string, ArgSpec>;
}
interface ArgSpec {
  type: ReturnTypeFunc;
  description: string;
  nullable?: boolean;
  defaultValue?: unknown;
  /** Rule that the schema states and the field enforces. */
  rule?: NumberRule;
}

/** Rows of another table that belong to a row. */
interface Related<Row, Target> {
  of: () => MappedClass<Target>;
  where: (row: Columns<Target>, parts: FieldParts<Row>) => Sql;
  /** The order may depend on the row that the rows belong to, as in "nearest price". */
  order: OrderKey<Target>[] | ((parts: FieldParts<Row>) => OrderKey<Target>[]);
}

/** A condition on the row that a field is read from. */
type Condition<Row> = (parts: FieldParts<Row>) => Sql;

/** How to read a field that is not simply a column or a relation of the entity. */
export type FieldMapping<Row> = Described &
  (
    | { sql: (parts: FieldParts<Row>) => Sql }
    /** A value object, or a list with a single one, whose fields are read from the same row; null if `when` is false. */
    | { embedded: () => MappedClass; when?: Condition<Row> }
    // The target's row type differs from field to field; `relation` below keeps each field's own types together.
    /** Null if `when` is false, because an empty list would mean that there are no objects. */
    | { connection: Related<Row, never>; when?: Condition<Row> }
    /** At most `most` rows, even if the argument `first` is larger. */
    | { list: Related<Row, never>; most?: number; when?: Condition<Row> }
    | { one: Related<Row, never> }
  );

/** Keeps the types of one relation together. */
export function relation<Row, Target>(related: Related<Row, Target>): Related<Row, never> {
  return related as unknown as Related<Row, never>;
}

/** A member type of a union, and the condition for its rows. */
interface UnionMember<Row> {
  of: MappedClass;
  when: (t: Columns<Row>) => Sql;
}

/** The mapping of a class beyond the ORM's metadata. */
export interface TypeMapping {
  target: MappedClass;
  /** Class whose columns the fields are read from: the class itself, or the entity that a value object belongs to. */
  table: () => MappedClass;
  /** For a type without a table: query whose rows the fields are read from. */
  rows: Sql | undefined;
  fields: Map<string, FieldMapping<never>>;
  /** Member types of a union; empty for other types. */
  members: readonly UnionMember<never>[];
  /** Condition for visible rows. A relation to a hidden row is null. */
  visible: ((t: Columns<never>) => Sql) | undefined;
  /** Scope that a relation passes to the related object, by field name. */
  childScope: Record<string, (scope: string | undefined) => string | undefined>;
}

const mappings = new Map<string, TypeMapping>();

/** Returns the type mapping of a GraphQL type, or undefined. */
export function mappingOf(typeName: string): TypeMapping | undefined {
  return mappings.get(typeName);
}

function declareInSchema(target: MappedClass, name: string, spec: Described): void {
  const prototype = target.prototype as object;
  const { description, nullable = false } = spec;
  const hasArgs = Object.keys(spec.args ?? {}).length > 0;
  const descriptor = hasArgs ? { value: () => undefined } : undefined;
  (Field(spec.type, { description, nullable }) as (...at: unknown[]) => void)(prototype, name, descriptor);
  Object.entries(spec.args ?? {}).forEach(([argName, { type, rule, ...options }], index) => {
    Arg(argName, type, options)(prototype, name, index);
    if (rule) NumberConstraint(rule)(prototype, name, index);
  });
}

/** Returns whether a class implements Node and therefore has a global id. */
const isNode = (target: MappedClass): boolean => {
  const { objectTypes } = getMetadataStorage();
  return objectTypes.some((type) => type.target === target && type.interfaceClasses?.includes(Node));
};

/** Returns the fields of the interface Node, which declares them in the schema. */
const idFields = (typeName: string): [string, FieldMapping<never>][] => [
  ['id', { type: () => String, description: 'Its global id.', sql: ({ t }) => globalIdSql(typeName, sql`${t['id' as never]}`) }],
  ['databaseId', { type: () => String, description: 'Its number.', sql: ({ t }) => sql`(${t['id' as never]})::text` }],
];

/** How a class is read: its fields other than columns and relations, each with its schema definition next to its SQL. */
export interface MappingSpec<Row> {
  /** For a value object: entity whose table it is read from. */
  ownerTable?: () => MappedClass;
  /** For a type without a table: a query whose columns, including `id`, are named like the properties of the class. */
  rows?: Sql;
  /**
   * For rows of several types, which then form a union with the name of the class. The mappings of the member types use the class as `ownerTable`.
   */
  union?: { description: string; members: readonly UnionMember<Row>[] };
  /** Whether the type is paged. If so, the schema has a connection type for it. */
  paged?: boolean;
  /** Additional fields of the connection type. Query sources provide their values. */
  connectionFields?: Record<string, ConnectionField>;
  /** Condition for visible rows. */
  visible?: (t: Columns<Row>) => Sql;
  childScope?: TypeMapping['childScope'];
  fields: Record<string, FieldMapping<Row>>;
}

/** A class's mapping from one module. Several modules may add fields to the same class. */
export interface MappingPart {
  target: MappedClass;
  spec: MappingSpec<never>;
}

/** Describes how a class is read, for `registerMappings`. */
export function mapType<Row>(target: MappedClass, spec: MappingSpec<Row>): MappingPart {
  return { target, spec };
}

const registered = new Set<MappingPart>();

/** Returns the class whose columns the fields of a class are read from, the query that replaces a table, and the types of its rows. */
const rowsFrom = ({ target, spec }: MappingPart, known: TypeMapping | undefined): Pick<TypeMapping, 'table' | 'rows' | 'members'> => ({
  table: spec.ownerTable ?? known?.table ?? (() => target),
  rows: spec.rows ?? known?.rows,
  members: spec.union?.members ?? known?.members ?? [],
});

/** Returns the schema type of a class: the class itself, or the union of its row types. */
function schemaType({ target, spec }: MappingPart): object {
  if (!spec.union) return target;
  const { description, members } = spec.union;
  return createUnionType({
    name: target.name,
    description,
    types: () => members.map(({ of }) => of as never),
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
}

function register({ target, spec }: MappingPart): void {
  if (spec.paged) connectionOf(target, schemaType({ target, spec }));
  if (spec.connectionFields) addConnectionFields(target, spec.connectionFields);
  Object.entries(spec.fields).forEach(([name, field]) => declareInSchema(target, name, field));
  const known = mappings.get(target.name);
  mappings.set(target.name, {
    target,
    ...rowsFrom({ target, spec }, known),
    fields: new Map([...(isNode(target) ? idFields(target.name) : []), ...(known?.fields ?? []), ...Object.entries(spec.fields)]),
    visible: spec.visible ?? known?.visible,
    childScope: { ...known?.childScope, ...spec.childScope },
  });
}

/** Registers mappings with the schema and the planner, each once. Must be called before the schema is built. */
export function registerMappings(parts: readonly MappingPart[]): void {
  for (const part of parts) {
    if (!registered.has(part)) register(part);
    registered.add(part);
  }
}
