import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, isNonNullType, type GraphQLField } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The directive of fields that are null only where they failed. Its name and argument are those of GraphQL's nullability working group. */
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

/** Makes a field that is never null one that is null where it fails, so that its failure leaves the fields beside it as they are. */
export function failAlone(field: Field): void {
  if (!isNonNullType(field.type)) return;
  field.type = field.type.ofType;
  field.extensions = { ...field.extensions, directives: { [semanticNonNullDirective.name]: {} } };
}

/** Whether a field has a value wherever it does not fail. */
export function isRequired({ type, extensions }: Pick<Field, 'type' | 'extensions'>): boolean {
  const directives = extensions.directives as object | undefined;
  return isNonNullType(type) || (directives !== undefined && semanticNonNullDirective.name in directives);
}
