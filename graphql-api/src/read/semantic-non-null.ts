import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, isNonNullType, type GraphQLField } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Directive for fields that are null only if they failed. Its name and argument are those of GraphQL's nullability working group. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only if there is an error at its path. Clients that handle errors may treat it as non-null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'The list levels that the directive applies to; 0 is the field itself.',
    },
  },
});

/** Makes a non-null field null if it fails, so that its failure does not affect its sibling fields. */
export function failAlone(field: Field): void {
  if (!isNonNullType(field.type)) return;
  field.type = field.type.ofType;
  field.extensions = { ...field.extensions, directives: { [semanticNonNullDirective.name]: {} } };
}

/** Returns whether a field has a value unless it fails. */
export function isRequired({ type, extensions }: Pick<Field, 'type' | 'extensions'>): boolean {
  const directives = extensions.directives as object | undefined;
  return isNonNullType(type) || (directives !== undefined && semanticNonNullDirective.name in directives);
}
