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
    'What a field or an argument takes. The server checks it; INVALID_INPUT names every field that breaks its rule, with the message given here.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
  args: {
    minLength: argument(GraphQLInt, 'Fewest characters, as people count them, after trimming; of a list, fewest items.'),
    maxLength: argument(GraphQLInt, 'Most characters.'),
    pattern: argument(GraphQLString, 'A regular expression (ECMAScript, flag u) for the whole text.'),
    multiline: argument(GraphQLBoolean, 'true: it may have line breaks and tabs.'),
    trim: argument(GraphQLBoolean, 'false: spaces around the text count.'),
    min: argument(GraphQLFloat, 'Lowest number.'),
    max: argument(GraphQLFloat, 'Highest number.'),
    decimals: argument(GraphQLInt, 'Most digits after the point.'),
    emptyMessage: argument(GraphQLString, 'What to show when nothing was written; `message` when left out.'),
    tooLongMessage: argument(GraphQLString, 'What to show above `maxLength`; `message` when left out.'),
    message: { type: new GraphQLNonNull(GraphQLString), description: 'What to show when the rule is broken.' },
  },
});

/** Directive that marks fields that may be empty. */
export const optionalDirective = new GraphQLDirective({
  name: 'optional',
  description:
    'A field that may be empty: null, and a text without characters, mean none. In the input of a change they clear what was there, and null for a field without this directive is INVALID_INPUT.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION],
});
