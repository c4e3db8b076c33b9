import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { AccessTokenResolver } from '../auth/access-token.resolver.ts';
import { AssistantResolver } from '../assistant/assistant.resolver.ts';
import { AuthResolver } from '../auth/auth.resolver.ts';
import { CategoryResolver } from '../categories/category.resolver.ts';
import { ChatResolver } from '../chat/chat.resolver.ts';
import { ContactResolver } from '../contact/contact.resolver.ts';
import { errorCodeType } from './error-codes.ts';
import { mappings } from './mappings.ts';
import { withFormerArguments } from './former-arguments.ts';
import { NodeResolver } from './node.resolver.ts';
import { OrderResolver } from '../orders/order.resolver.ts';
import { AuditResolver } from '../moderation/audit.resolver.ts';
import { registerMappings } from '../read/mapping.ts';
import { constraintDirective } from '../platform/constraint.ts';
import { DateTime } from '../platform/scalars.ts';
import { PointsResolver } from '../points/points.resolver.ts';
import { DoubtfulListingResolver } from '../products/doubtful-listing.resolver.ts';
import { ProductResolver } from '../products/product.resolver.ts';
import { ReviewResolver } from '../reviews/review.resolver.ts';
import { AdminFiguresResolver } from '../site/admin-figures.resolver.ts';
import { FiguresResolver } from '../site/figures.resolver.ts';
import { UserResolver } from '../users/user.resolver.ts';

/** type-graphql requires it for subscriptions, and uses it only for those without a `subscribe` function. */
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
  DoubtfulListingResolver,
  OrderResolver,
  ChatResolver,
  ReviewResolver,
  PointsResolver,
  ContactResolver,
  AccessTokenResolver,
  AuditResolver,
  AssistantResolver,
  FiguresResolver,
  AdminFiguresResolver,
  NodeResolver,
] as const;

/** The one schema, without its connection to a database. `moreResolvers` are those of a test. */
export function buildBareSchema(moreResolvers: readonly (new () => object)[] = []): GraphQLSchema {
  registerMappings(mappings);
  const schema = withFormerArguments(
    buildSchemaSync({
      resolvers: [...resolvers, ...moreResolvers],
      scalarsMap: [{ type: Date, scalar: DateTime }],
      validate: false,
      pubSub: ownSources,
    }),
  );
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCodeType], directives: [...config.directives, constraintDirective] });
}

/** The schema as text, in an order that does not depend on the code's. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
