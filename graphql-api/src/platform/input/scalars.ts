import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

/** A time in ISO 8601, in UTC. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTime.toConfig(),
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
});
