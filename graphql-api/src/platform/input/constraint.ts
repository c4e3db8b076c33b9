import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLScalarType,
} from 'graphql';

const argument = (type: GraphQLScalarType, description: string) => ({ type, description });

/** Directive that states input rules in the schema, for example for the form generator. */
export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description:
    'Rules of a field or an argument. The server checks them; INVALID_INPUT names every field that breaks one, with the message given here.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
  args: {
    minLength: argument(GraphQLInt, 'Minimum number of characters after trimming, as people count them; for a list, the minimum number of items.'),
    maxLength: argument(GraphQLInt, 'Maximum number of characters.'),
    pattern: argument(GraphQLString, 'Regular expression (ECMAScript, flag u) that the whole text must match.'),
    multiline: argument(GraphQLBoolean, 'Whether the text may contain line breaks and tabs.'),
    trim: argument(GraphQLBoolean, 'false: leading and trailing spaces count.'),
    min: argument(GraphQLFloat, 'Minimum value.'),
    max: argument(GraphQLFloat, 'Maximum value.'),
    decimals: argument(GraphQLInt, 'Maximum number of digits after the decimal point.'),
    emptyMessage: argument(GraphQLString, 'Message for an empty value; `message` if omitted.'),
    tooLongMessage: argument(GraphQLString, 'Message for a text longer than `maxLength`; `message` if omitted.'),
    message: { type: new GraphQLNonNull(GraphQLString), description: 'Message for a value that breaks a rule.' },
  },
});

/** Directive that marks fields that may be empty. */
export const optionalDirective = new GraphQLDirective({
  name: 'optional',
  description:
    'A field that may be empty: null and an empty text both mean no value. In the input of an update they clear the stored value; null for a field without this directive is INVALID_INPUT.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION],
});
