import {
  DirectiveLocation,
  getNamedType,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { connectionPart } from '../../../read/connection.ts';
import { scopesOfField, scopesOfType } from '../../../access/scope-table.ts';

type Field = GraphQLField<unknown, unknown>;

/** Directive that states which scopes an access token needs for a field. */
export const requiresScopeDirective = new GraphQLDirective({
  name: 'requiresScope',
  description:
    'Scopes that an access token needs for the field. Without them a field of an operation is rejected with INSUFFICIENT_SCOPE; any other field is null, or rejected if it is non-null. Sessions need no scopes.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    scopes: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'The required scopes. All of them are needed.',
    },
  },
});

/** Returns the type of the objects of a page or an edge. Any other type is returned unchanged. */
const objectsOf = ({ name }: GraphQLObjectType): string => connectionPart(name)?.of ?? name;

function requirementOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): readonly string[] {
  const own = scopesOfField(type.name, field.name);
  if (own) return own;
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  if (roots.includes(type)) throw new Error(`${type.name}.${field.name} has no row in scope-table.ts`);
  const target = getNamedType(field.type);
  if (!isObjectType(target)) return [];
  const named = objectsOf(target);
  return named === objectsOf(type) ? [] : (scopesOfType(named) ?? []);
}

/** States the required scopes at each field. Throws if a root field or a type with a global id is missing in the table. */
export function stateScopes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isNode = type.getInterfaces().some(({ name }) => name === 'Node');
    if (isNode && !scopesOfType(type.name)) throw new Error(`${type.name} has no row in scope-table.ts`);
    for (const field of Object.values(type.getFields())) {
      const scopes = requirementOf(schema, type, field);
      if (scopes.length === 0) continue;
      const directives = field.extensions.directives as object | undefined;
      field.extensions = { ...field.extensions, directives: { ...directives, [requiresScopeDirective.name]: { scopes } } };
    }
  }
}

/** Returns the scopes that a field needs. */
export function requiredScopes({ extensions }: Pick<Field, 'extensions'>): readonly string[] {
  const { requiresScope } = (extensions.directives ?? {}) as { requiresScope?: { scopes: readonly string[] } };
  return requiresScope?.scopes ?? [];
}
