import { Arg, createUnionType, Field, getMetadataStorage } from 'type-graphql';
import { NumberConstraint, type NumberRule } from '../platform/input/validation.ts';
import { sql, type Sql } from '../platform/database/sql.ts';
import type { RunOfCollege, RunOfViewer } from '../platform/database/statement.ts';
import { addConnectionFields, connectionOf, type ConnectionField } from './connection.ts';
import { globalIdSql, Node } from '../platform/database/node.ts';
import type { MappedClass } from './mapped-class.ts';

/** The type of a field as for type-graphql: `() => String`, `() => [Review]`. */
type ReturnTypeFunc = Extract<Parameters<typeof Field>[0], (...args: never[]) => unknown>;

/** The values of a plan that are known when it runs. */
export interface BindContext extends RunOfViewer, RunOfCollege {
  variables: Record<string, unknown>;
  /** The values of the query source, which differ between runs of a plan. */
  source: {
    values: readonly unknown[];
    page: { first: number; after?: string | null; last?: number | null; before?: string | null };
    /** The values in the SQL of a field of the connection. */
    valuesOf: (field: string) => readonly unknown[];
    /** Names the list and its sort order in cursors. */
    origin: () => string;
    limit: number | null;
    offset: number;
  };
}

/** For selections of a single row. */
export const NO_ROOT: BindContext['source'] = { values: [], page: { first: 0 }, valuesOf: () => [], origin: () => '', limit: null, offset: 0 };

/** The columns of one row as SQL, by the entity's property names: `t.createdAt`, and `t.seller` for the foreign key. */
export type Columns<Row> = { readonly [Property in keyof Row]-?: Sql };

/** The inputs of a field's SQL. */
export interface FieldParts<Row> {
  t: Columns<Row>;
  /** Arguments of the field that were given and are not null, as parameters without a type. */
  args: Record<string, Sql | undefined>;
  /** The field through which the object was reached, where a permission depends on it; see `childScope`. */
  scope: string | undefined;
}

/** One key of an order: newest first is `{ by: (t) => t.id, type: 'bigint', desc: true }`. */
export interface OrderKey<Row> {
  by: (t: Columns<Row>) => Sql;
  /** PostgreSQL type of the key, for reading it back from a cursor. */
  type: 'boolean' | 'bigint' | 'integer' | 'numeric' | 'float8' | 'text' | 'timestamptz';
  desc: boolean;
}

/** Newest first: ids grow with time. */
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
  /** Stated in the schema; the field checks it. */
  rule?: NumberRule;
}

/** Rows of another table that belong to a row. */
interface Related<Row, Target> {
  of: () => MappedClass<Target>;
  where: (row: Columns<Target>, parts: FieldParts<Row>) => Sql;
  /** May depend on the row it belongs to, such as "nearest price". */
  order: OrderKey<Target>[] | ((parts: FieldParts<Row>) => OrderKey<Target>[]);
}

/** A condition on the row that a field is read from. */
type Condition<Row> = (parts: FieldParts<Row>) => Sql;

/** How a field that is not simply a column or a relation of the entity is read. */
export type FieldMapping<Row> = Described &
  (
    | { sql: (parts: FieldParts<Row>) => Sql }
    /** A value object, or a list of just one, whose fields are read from the same row; null where `when` fails. */
    | { embedded: () => MappedClass; when?: Condition<Row> }
    // The target's row type differs from field to field; `relation` below keeps each field's own types together.
    /** Null where `when` fails: an empty list would say that there is nothing. */
    | { connection: Related<Row, never>; when?: Condition<Row> }
    /** At most `most` rows, also where its argument `first` asks for more. */
    | { list: Related<Row, never>; most?: number; when?: Condition<Row> }
    | { one: Related<Row, never> }
  );

/** Keeps the types of one relation together. */
export function relation<Row, Target>(related: Related<Row, Target>): Related<Row, never> {
  return related as unknown as Related<Row, never>;
}

/** A type of a union, and which rows are objects of it. */
interface UnionMember<Row> {
  of: MappedClass;
  when: (t: Columns<Row>) => Sql;
}

/** The mapping of a class beyond the ORM's metadata. */
export interface TypeMapping {
  target: MappedClass;
  /** Whose columns the fields are read from: the class itself, or the entity that a value object is part of. */
  table: () => MappedClass;
  /** For a type without a table: the query whose rows the fields are read from. */
  rows: Sql | undefined;
  fields: Map<string, FieldMapping<never>>;
  /** Of a union; empty for other types. */
  members: readonly UnionMember<never>[];
  /** The condition for visible rows; a relation to a hidden row is null. */
  visible: ((t: Columns<never>) => Sql) | undefined;
  /** Scope handed to the object behind a relation, by field name. */
  childScope: Record<string, (scope: string | undefined) => string | undefined>;
}

const mappings = new Map<string, TypeMapping>();

/** The type mapping of a GraphQL type, if it has one. */
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

/** Whether a class implements Node, and so has a global id. */
const isNode = (target: MappedClass): boolean => {
  const { objectTypes } = getMetadataStorage();
  return objectTypes.some((type) => type.target === target && type.interfaceClasses?.includes(Node));
};

/** The fields of the interface Node, which declares them in the schema. */
const idFields = (typeName: string): [string, FieldMapping<never>][] => [
  ['id', { type: () => String, description: 'Its global id.', sql: ({ t }) => globalIdSql(typeName, sql`${t['id' as never]}`) }],
  ['databaseId', { type: () => String, description: 'Its number.', sql: ({ t }) => sql`(${t['id' as never]})::text` }],
];

/** How a class is read: its fields beyond columns and relations, each with its place in the schema and its SQL side by side. */
export interface MappingSpec<Row> {
  /** For a value object: whose table it is read from. */
  ownerTable?: () => MappedClass;
  /** For a type without a table: a query whose columns are named like the properties of the class, `id` among them. */
  rows?: Sql;
  /** For rows of several types, which are then a union with the name of the class. The mappings of its members have the class as `ownerTable`. */
  union?: { description: string; members: readonly UnionMember<Row>[] };
  /** Whether pages of it exist: its connection type is then in the schema. */
  paged?: boolean;
  /** Fields of the connection type beyond pages; query sources give their values. */
  connectionFields?: Record<string, ConnectionField>;
  /** Which rows are visible. */
  visible?: (t: Columns<Row>) => Sql;
  childScope?: TypeMapping['childScope'];
  fields: Record<string, FieldMapping<Row>>;
}

/** The mapping of a class by one module; several modules may add fields to the same class. */
export interface MappingPart {
  target: MappedClass;
  spec: MappingSpec<never>;
}

/** Describes how a class is read, for `registerMappings`. */
export function mapType<Row>(target: MappedClass, spec: MappingSpec<Row>): MappingPart {
  return { target, spec };
}

const registered = new Set<MappingPart>();

/** Whose columns the fields of a class are read from, the query in place of a table, and the types of its rows. */
const rowsFrom = ({ target, spec }: MappingPart, known: TypeMapping | undefined): Pick<TypeMapping, 'table' | 'rows' | 'members'> => ({
  table: spec.ownerTable ?? known?.table ?? (() => target),
  rows: spec.rows ?? known?.rows,
  members: spec.union?.members ?? known?.members ?? [],
});

/** What stands for a class in the schema: itself, or the union of the types of its rows. */
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
