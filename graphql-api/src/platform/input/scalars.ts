import { GraphQLDateTime } from 'graphql-scalars';

/** A time in ISO 8601, UTC. */
export const DateTime = GraphQLDateTime;
