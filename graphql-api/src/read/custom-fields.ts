import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { isMappedType } from './plan/compile.ts';
import { connectionPart } from './connection.ts';
import type { SqlExecutor } from './plan/sql-executor.ts';

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
export function customFields(schema: GraphQLSchema, sqlExecutor: SqlExecutor): CustomFields {
  const withResolver = resolverNames();
  const resolved = new Set<string>();
  const unserialized = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isMappedType(type.name) || type.name === 'PageInfo' || connectionPart(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (withResolver.has(name)) resolved.add(name);
      else if (!sqlExecutor.canRead(type, field.name)) throw new Error(`${name} is neither a column, nor mapped, nor has it a resolver`);
      else if (!isSerializedBySql(getNamedType(field.type))) unserialized.add(name);
    }
  }
  return new CustomFields(schema, resolved, unserialized);
}
