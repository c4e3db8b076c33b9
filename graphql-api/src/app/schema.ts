import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLEnumType, GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { AccessTokenResolver } from '../auth/access-token.resolver.ts';
import { AssistantResolver } from '../assistant/assistant.resolver.ts';
import { AuthResolver } from '../auth/auth.resolver.ts';
import { CategoryResolver } from '../categories/category.resolver.ts';
import { ChatResolver } from '../chat/chat.resolver.ts';
import { ContactResolver } from '../contact/contact.resolver.ts';
import { NodeResolver } from './node.resolver.ts';
import { OrderResolver } from '../orders/order.resolver.ts';
import { AuditResolver } from '../moderation/audit.resolver.ts';
import { constraintDirective } from '../platform/constraint.ts';
import { ErrorCode } from '../platform/errors.ts';
import { DateTime } from '../platform/scalars.ts';
import { PointsResolver } from '../points/points.resolver.ts';
import { ProductResolver } from '../products/product.resolver.ts';
import { ReviewResolver } from '../reviews/review.resolver.ts';
import { FiguresResolver } from '../site/figures.resolver.ts';
import { UserResolver } from '../users/user.resolver.ts';

const errorCode = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The reason of a refusal, in `extensions.code` of an error.',
  values: {
    [ErrorCode.UNAUTHENTICATED]: { description: 'Sign in first, or the password is wrong.' },
    [ErrorCode.FORBIDDEN]: { description: 'You are not allowed to do this.' },
    [ErrorCode.NOT_FOUND]: { description: 'There is no such thing.' },
    [ErrorCode.INVALID_INPUT]: { description: 'Something in the input is wrong; `extensions.fields` names it.' },
    [ErrorCode.ALREADY_REGISTERED]: { description: 'The address has an account already.' },
    [ErrorCode.OUT_OF_STOCK]: { description: 'Not enough pieces are left.' },
    [ErrorCode.CONTENT_REJECTED]: { description: 'The listing does not meet the marketplace norms.' },
    [ErrorCode.OTP_INVALID]: { description: 'The mailed code is wrong, used or too old.' },
    [ErrorCode.RATE_LIMITED]: { description: 'Too many attempts; `extensions.retryAfter` gives the seconds to wait.' },
    [ErrorCode.CONFLICT]: { description: 'It contradicts what is there, such as a name that is taken.' },
    [ErrorCode.IDEMPOTENCY_CONFLICT]: { description: 'The idempotency key was used already, with other input.' },
    [ErrorCode.TOO_LARGE]: { description: 'A file or a request is over its limit.' },
    [ErrorCode.TOO_COMPLEX]: { description: 'The operation is over a limit; the message names it and its value.' },
    [ErrorCode.SERVICE_UNAVAILABLE]: { description: 'The shop cannot be reached at the moment; try again after `extensions.retryAfter` seconds.' },
    [ErrorCode.INTERNAL]: { description: 'Our mistake; `extensions.requestId` helps us to find it.' },
  },
});

/** type-graphql asks for one where there are subscriptions, and uses it only for those that name no source of their own. */
const ownSources: BuildSchemaOptions['pubSub'] = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`The subscription to ${topic} names no source`);
  },
};

const resolvers = [
  AuthResolver,
  UserResolver,
  CategoryResolver,
  ProductResolver,
  OrderResolver,
  ChatResolver,
  ReviewResolver,
  PointsResolver,
  ContactResolver,
  AccessTokenResolver,
  AuditResolver,
  AssistantResolver,
  FiguresResolver,
  NodeResolver,
] as const;

/** The one schema, without its connection to a database. `moreResolvers` are those of a test. */
export function buildBareSchema(moreResolvers: readonly (new () => object)[] = []): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolvers, ...moreResolvers],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
    pubSub: ownSources,
  });
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCode], directives: [...config.directives, constraintDirective] });
}

/** The schema as text, in an order that does not depend on the code's. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
