import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Viewer } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { NodeReference } from '../platform/database/node-reference.ts';
import type { PreloadedRow } from '../platform/database/preloaded-row.ts';
import { isMappedType } from './plan/compile.ts';
import { connectionPart } from './connection.ts';
import { isJsonType } from './json-types.ts';
import { mappingOf } from './mapping.ts';
import type { SqlExecutor } from './plan/sql-executor.ts';
import { RETURNING, ReturningPlanner } from './returning.ts';
import { isRequired } from './semantic-non-null.ts';
import { byId, isQuerySource, type QuerySource } from './query-source.ts';
import { Row, rowLoader, RowPage, type ReadContext } from './plan/rows.ts';
import { pick, setsOf } from './plan/selection.ts';

type Resolver = GraphQLFieldResolver<unknown, ReadContext>;

/** Returns the object types of a schema, without the introspection types. */
function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Scalars whose SQL value equals their JSON value, or that the planner converts in SQL. */
const SQL_SCALARS = new Set(['DateTime']);

/** Returns whether PostgreSQL's JSON value equals the serialized value. */
function isSerializedBySql(type: GraphQLNamedType): boolean {
  if (isScalarType(type)) return isSpecifiedScalarType(type) || SQL_SCALARS.has(type.name);
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => name === value);
  return true;
}

/** Returns the names of fields with a `@FieldResolver`, by type. */
function resolverNames(): Set<string> {
  const { fieldResolvers } = getMetadataStorage();
  return new Set(
    fieldResolvers.filter(({ kind }) => kind === 'external').map(({ methodName, getObjectType }) => `${getObjectType!().name}.${methodName}`),
  );
}

/** Fields of mapped types that the planner leaves to graphql-js. */
export class CustomFields {
  private readonly selections = new WeakMap<FieldNode, boolean>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly resolved: ReadonlySet<string>,
    private readonly unserialized: ReadonlySet<string>,
  ) {}

  /** Returns whether the field has its own resolver. */
  has(typeName: string, field: string): boolean {
    return this.resolved.has(`${typeName}.${field}`);
  }

  /** Returns whether a resolver's selection contains such a field. */
  isSelectedIn({ fieldNodes, fragments, parentType }: GraphQLResolveInfo): boolean {
    return fieldNodes.some((node) => this.isSelected(node, fragments, parentType));
  }

  /** Returns whether the selection below a field of a type contains such a field. */
  isSelected(node: FieldNode, fragments: Fragments, parent: GraphQLNamedType): boolean {
    if (this.resolved.size + this.unserialized.size === 0) return false;
    const known = this.selections.get(node);
    if (known !== undefined) return known;
    const field = fieldOf(parent, node.name.value);
    const found = field && node.selectionSet ? this.inSet(node.selectionSet, fragments, getNamedType(field.type)) : false;
    this.selections.set(node, found);
    return found;
  }

  private inSet(set: SelectionSetNode, fragments: Fragments, type: GraphQLNamedType): boolean {
    return set.selections.some((node) => {
      if (node.kind === Kind.FIELD) {
        const name = `${type.name}.${node.name.value}`;
        return this.resolved.has(name) || this.unserialized.has(name) || this.isSelected(node, fragments, type);
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value]! : node;
      const condition = fragment.typeCondition ? this.schema.getType(fragment.typeCondition.name.value)! : type;
      return this.inSet(fragment.selectionSet, fragments, condition);
    });
  }
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isCompositeType(type) && 'getFields' in type ? type.getFields()[name] : undefined;
}

/** Finds the fields with their own resolver. Throws for a field that is neither a column nor mapped and has no resolver. */
function customFields(schema: GraphQLSchema, sqlExecutor: SqlExecutor): CustomFields {
  const withResolver = resolverNames();
  const resolved = new Set<string>();
  const unserialized = new Set<string>();
  for (const type of objectTypes(schema)) {
    if (!isMappedType(type.name) || type.name === 'PageInfo' || connectionPart(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (withResolver.has(name)) resolved.add(name);
      else if (!sqlExecutor.canRead(type, field.name)) throw new Error(`${name} is neither a column, nor mapped, nor has it a resolver`);
      else if (!isSerializedBySql(getNamedType(field.type))) unserialized.add(name);
    }
  }
  return new CustomFields(schema, resolved, unserialized);
}

/** Returns the preloaded row of a selection; undefined if there is none, or if the selection needs more. */
function preloaded(source: QuerySource, info: GraphQLResolveInfo): PreloadedRow | undefined {
  const row = source.kind === 'one' ? source.row : undefined;
  return row && pick(row, setsOf(info.fieldNodes), info);
}

/** Id of a row; for an object of a union together with the name of its type. */
type RowKey = string | [typeName: string, id: string];

function rowOf(key: RowKey, typeName: string, scope: string | undefined, context: ReadContext): Row {
  const [type, id] = typeof key === 'string' ? [typeName, key] : key;
  return new Row(type, id, scope, context);
}

/** Converts an id, a list of ids or a page to rows. */
function rowsOf(value: unknown, type: GraphQLObjectType, isList: boolean, scope: string | undefined, context: ReadContext): unknown {
  if (value === null || value === undefined) return null;
  const part = connectionPart(type.name);
  if (part) return new RowPage(value as Record<string, unknown>, part.of, scope, context);
  if (isList) return (value as RowKey[]).map((key) => rowOf(key, type.name, scope, context));
  return rowOf(value as RowKey, type.name, scope, context);
}

/**
 * Creates the resolvers of mapped types. With the planner, an object is JSON by response key and is read as a whole. Without it, or if a selected
 * field has its own resolver, an object is a `Row` whose fields are read when they are resolved.
 */
class MappedTypeResolvers {
  constructor(
    private readonly sqlExecutor: SqlExecutor,
    private readonly custom: CustomFields,
    private readonly usesPlanner: boolean,
  ) {}

  /** Returns the resolver for a field whose declared resolver is `own`. */
  of(type: GraphQLObjectType, field: GraphQLField<unknown, ReadContext>, own: Resolver): Resolver {
    if (this.custom.has(type.name, field.name)) return this.customField(own);
    if (connectionPart(type.name)) return this.pageField(field);
    if (isJsonType(type.name)) return this.jsonField;
    if (isMappedType(type.name)) return this.field(type, field);
    if (!returnsMappedType(field)) return own;
    const read = this.source(own, field);
    return isRequired(field) ? required(read, getNamedType(field.type).name) : read;
  }

  /** Resolves a field of an object. */
  private field(type: GraphQLObjectType, field: GraphQLField<unknown, ReadContext>): Resolver {
    const target = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    return async (object, _args, _context, info) => {
      if (!(object instanceof Row)) return (object as Record<string, unknown>)[info.path.key];
      const value = await rowLoader(this.sqlExecutor, object.context).load(object, info);
      if (!isObjectType(target) || !isMappedType(target.name)) return value;
      return rowsOf(value, target, isList, this.scopeOf(type, field.name, object.scope), object.context);
    };
  }

  /** Resolves a field of a page or an edge. */
  private pageField(field: GraphQLField<unknown, ReadContext>): Resolver {
    return (object, _args, _context, info) => {
      if (!(object instanceof RowPage)) return (object as Record<string, unknown>)[info.path.key];
      const value = object.values[info.path.key];
      const row = (key: RowKey) => rowOf(key, object.typeName, object.scope, object.context);
      if (field.name === 'nodes') return (value as RowKey[]).map(row);
      if (field.name === 'node') return row(value as RowKey);
      if (field.name === 'edges')
        return (value as Record<string, unknown>[]).map((edge) => new RowPage(edge, object.typeName, object.scope, object.context));
      return value;
    };
  }

  /** Resolves a field of a JSON value, which the statement returned by response key. */
  private readonly jsonField: Resolver = (object, _args, _context, info) => (object as Record<string, unknown>)[info.path.key];

  /** Resolves a field with its own resolver, which receives the object's entity. If the resolver returns a query source, the query source is read. */
  private customField(resolve: Resolver): Resolver {
    return async (object, args, context, info) => {
      if (!(object instanceof Row)) return resolve(object, args, context, info);
      const value: unknown = await resolve(await rowLoader(this.sqlExecutor, object.context).entity(object), args, object.context, info);
      return isQuerySource(value) ? this.read(value, object.context, info) : value;
    };
  }

  /**
   * Resolves a field of Query, of a payload or of Subscription by reading the query source or the node reference of a mapped type that its resolver
   * returns.
   */
  private source(resolve: Resolver, { type }: GraphQLField<unknown, ReadContext>): Resolver {
    const target = mappingOf(getNamedType(type).name)?.target;
    return async (object, args, context, info) => {
      const named: unknown = await resolve(object, args, context, info);
      const returned = (named as NodeReference | null | undefined)?.returned?.[info.path.key];
      if (returned !== undefined) return returned;
      if (isQuerySource(named)) return this.read(named, context, info);
      // A list of objects of several types. Each is read separately, and fails separately.
      if (Array.isArray(named) && named.some(isQuerySource)) return named.map((each: QuerySource | null) => each && this.read(each, context, info));
      if (named === null || typeof named !== 'object' || !('id' in named)) return named;
      const { id, viewer } = named as NodeReference;
      return this.read(byId(target as never, id), viewer ? { ...context, viewer } : context, info);
    };
  }

  private async read(source: QuerySource, context: ReadContext, info: GraphQLResolveInfo): Promise<unknown> {
    if (this.isPlanned(info)) return preloaded(source, info) ?? this.sqlExecutor.field(context, source, info);
    const type = this.sqlExecutor.typeOfSource(source);
    return rowsOf(await this.sqlExecutor.ids(context, source, info), type, source.kind === 'list', source.scope, context);
  }

  private isPlanned(info: GraphQLResolveInfo): boolean {
    return this.usesPlanner && !isAbstractType(getNamedType(info.returnType)) && !this.custom.isSelectedIn(info);
  }

  private scopeOf(type: GraphQLObjectType, field: string, scope: string | undefined): string | undefined {
    const mapping = mappingOf(type.name);
    const spec = mapping?.fields.get(field);
    if (spec && 'embedded' in spec) return scope;
    return spec ? undefined : mapping?.childScope[field]?.(scope);
  }
}

/**
 * Makes a field that is never null throw NOT_FOUND if the object does not exist. A subscriber may not be allowed to see the subject of an event,
 * which the subscription then leaves out, and an object may have been deleted between a mutation and the reading of its payload.
 */
function required(read: Resolver, what: string): Resolver {
  return async (...args) => {
    const result: unknown = await read(...args);
    if (result === null) throw notFound(what);
    return result;
  };
}

/** Part of a schema that the planner uses. */
export interface PlannableSchema {
  /** Resolvers of Query that return query sources, by field name. */
  sources: ReadonlyMap<string, GraphQLFieldResolver<unknown, never>>;
  custom: CustomFields;
}

/** Whether a field returns a mapped type, or an interface or union, whose members are mapped types. */
function returnsMappedType({ type }: GraphQLField<unknown, never>): boolean {
  const target = getNamedType(type);
  return isMappedType(target.name) || isAbstractType(target);
}

/**
 * Returns whether one statement reads a field of Query as a whole. It cannot for a list of an interface, because its members are rows of several
 * tables.
 */
function isReadAsWhole(schema: GraphQLSchema, of: GraphQLObjectType, field: GraphQLField<unknown, never>): boolean {
  const { type } = field;
  return of === schema.getQueryType() && returnsMappedType(field) && !(isListType(getNullableType(type)) && isAbstractType(getNamedType(type)));
}

/** Returns for a field a check whether a viewer's access token lacks a scope for it; undefined for a field that needs no scope. */
export type BeyondScopes = (type: GraphQLObjectType, field: GraphQLField<unknown, never>) => ((viewer: Viewer) => boolean) | undefined;

/** Makes a field null for an access token without its scopes. */
function withinScopes(resolve: Resolver, isBeyond: (viewer: Viewer) => boolean): Resolver {
  return (object, args, context, info) => (context.viewer?.token && isBeyond(context.viewer) ? null : resolve(object, args, context, info));
}

interface AttachOptions {
  planner: boolean;
  /** If left out, no field is null because of a missing scope. */
  beyondScopes?: BeyondScopes;
}

/** Attaches the resolvers of mapped types to the schema, and makes fields null that an access token may not read. */
export function attachResolvers(schema: GraphQLSchema, sqlExecutor: SqlExecutor, { planner, beyondScopes }: AttachOptions): PlannableSchema {
  const custom = customFields(schema, sqlExecutor);
  const isLeftOut = (node: FieldNode, { fragments, returnType }: GraphQLResolveInfo) => custom.isSelected(node, fragments, getNamedType(returnType));
  if (planner) schema.extensions = { ...schema.extensions, [RETURNING]: new ReturningPlanner(sqlExecutor, isLeftOut) };
  const resolvers = new MappedTypeResolvers(sqlExecutor, custom, planner);
  const sources = new Map<string, GraphQLFieldResolver<unknown, never>>();
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const own = (field.resolve ?? defaultFieldResolver) as Resolver;
      if (isReadAsWhole(schema, type, field)) sources.set(field.name, own as never);
      const isBeyond = beyondScopes?.(type, field);
      const resolve = resolvers.of(type, field as never, own);
      if (isBeyond || resolve !== own) field.resolve = (isBeyond ? withinScopes(resolve, isBeyond) : resolve) as never;
    }
  }
  return { sources, custom };
}
