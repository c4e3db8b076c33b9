import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { insufficientScope, missingScopes } from '../../../access/scopes.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { BeyondScopes } from '../../../read/resolvers.ts';
import { requiredScopes } from './required-scopes.ts';

type Parent = GraphQLObjectType | GraphQLInterfaceType;
type Viewer = Pick<Ctx, 'viewer'>['viewer'];

const parentOf = (type: GraphQLNamedType | undefined): Parent | undefined => (isObjectType(type) || isInterfaceType(type) ? type : undefined);

/** Finds the scopes that an access token lacks for an operation. */
class ScopeCheck {
  /** Missing scopes because of which the operation is rejected. */
  readonly missing = new Set<string>();
  /** Whether fields are null because of a missing scope. */
  hides = false;
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly viewer: Viewer,
  ) {
    this.fragments = new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
  }

  /** Checks a selection. `isRoot` is true for the fields of the operation. */
  look({ selections }: SelectionSetNode, parent: Parent | undefined, isRoot: boolean): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) this.lookAt(node, parent?.getFields()[node.name.value], isRoot);
      else this.lookInto(node.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(node.name.value)! : node, parent, isRoot);
    }
  }

  private lookInto({ typeCondition, selectionSet }: InlineFragmentNode | FragmentDefinitionNode, parent: Parent | undefined, isRoot: boolean): void {
    this.look(selectionSet, typeCondition ? parentOf(this.schema.getType(typeCondition.name.value)) : parent, isRoot);
  }

  /** Checks a field. Introspection fields are undefined and need no scope. */
  private lookAt({ selectionSet }: FieldNode, field: GraphQLField<unknown, unknown> | undefined, isRoot: boolean): void {
    if (!field) return;
    const missing = missingScopes(this.viewer, requiredScopes(field));
    if (missing.length === 0) {
      if (selectionSet) this.look(selectionSet, parentOf(getNamedType(field.type)), false);
    } else if (isRoot || isNonNullType(field.type)) missing.forEach((scope) => this.missing.add(scope));
    else this.hides = true;
  }
}

/**
 * Returns whether fields of an operation are null because the viewer's access token lacks their scopes. Throws INSUFFICIENT_SCOPE if the token lacks
 * a scope of a root field, or of a field that is never null.
 */
export function checkScopes(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, viewer: Viewer): boolean {
  if (!viewer?.token) return false;
  const check = new ScopeCheck(schema, document, viewer);
  check.look(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, true);
  if (check.missing.size > 0) throw insufficientScope([...check.missing]);
  return check.hides;
}

/**
 * Returns which fields are null for an access token without their scopes. A query or mutation is rejected earlier if a root field's scope is missing,
 * so its root fields are left out. Fields of subscriptions are included, because the operation of an event is checked only when the client
 * subscribes.
 */
export function beyondScopes(schema: GraphQLSchema): BeyondScopes {
  const rejected = [schema.getQueryType(), schema.getMutationType()];
  return (type, field) => {
    const required = rejected.includes(type) ? [] : requiredScopes(field);
    return required.length === 0 ? undefined : (viewer) => missingScopes(viewer, required).length > 0;
  };
}
