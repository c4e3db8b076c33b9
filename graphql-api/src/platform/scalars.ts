export { GraphQLDateTime as DateTime } from 'graphql-scalars';
