import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { AccessTokenResolver } from '../auth/access-token.resolver.ts';
import { AnnouncementResolver } from '../announcements/announcement.resolver.ts';
import { AssistantResolver } from '../assistant/assistant.resolver.ts';
import { AttentionResolver } from '../attention/attention.resolver.ts';
import { AuthResolver } from '../auth/auth.resolver.ts';
import { BlockResolver } from '../blocks/block.resolver.ts';
import { CategoryResolver } from '../categories/category.resolver.ts';
import { ChatResolver } from '../chat/chat.resolver.ts';
import { ConversationResolver } from '../chat/conversation.resolver.ts';
import { ContactResolver } from '../contact/contact.resolver.ts';
import { FavouriteResolver } from '../favourites/favourite.resolver.ts';
import { HandoverResolver } from '../handover/handover.resolver.ts';
import { EventResolver, EventSubscriptionResolver } from '../events/event.resolver.ts';
import { NotificationResolver } from '../notifications/notification.resolver.ts';
import { PushResolver } from '../push/push.resolver.ts';
import { CampusSpotResolver } from '../spots/campus-spot.resolver.ts';
import { MeetingResolver } from '../meetings/meeting.resolver.ts';
import { PaymentResolver } from '../payments/payment.resolver.ts';
import { ProfileResolver } from '../profiles/profile.resolver.ts';
import { RatingResolver } from '../ratings/rating.resolver.ts';
import { errorCodeType } from './error-codes.ts';
import { jsonTypes, mappings } from './mappings.ts';
import { withFormerArguments } from './former-arguments.ts';
import { NodeResolver } from './node.resolver.ts';
import { OfferResolver } from '../offers/offer.resolver.ts';
import { ReservationResolver } from '../reservations/reservation.resolver.ts';
import { OrderResolver } from '../orders/order.resolver.ts';
import { AuditResolver } from '../moderation/audit.resolver.ts';
import { registerJsonTypes } from '../read/json-types.ts';
import { registerMappings } from '../read/mapping.ts';
import { constraintDirective } from '../platform/constraint.ts';
import { DateTime } from '../platform/scalars.ts';
import { PointsResolver } from '../points/points.resolver.ts';
import { DoubtfulListingResolver } from '../products/doubtful-listing.resolver.ts';
import { ProductAvailabilityResolver } from '../products/product-availability.resolver.ts';
import { ProductResolver } from '../products/product.resolver.ts';
import { ReportResolver } from '../reports/report.resolver.ts';
import { RetentionResolver } from '../retention/retention.resolver.ts';
import { ReviewResolver } from '../reviews/review.resolver.ts';
import { SavedSearchResolver } from '../saved-searches/saved-search.resolver.ts';
import { AdminFiguresResolver } from '../site/admin-figures.resolver.ts';
import { CollegeResolver } from '../site/college.resolver.ts';
import { FiguresResolver } from '../site/figures.resolver.ts';
import { WantedResolver } from '../wanted/wanted.resolver.ts';
import { SearchLogResolver } from '../search/search-log.resolver.ts';
import { SearchSynonymResolver } from '../search/search-synonym.resolver.ts';
import { SuggestionsResolver } from '../products/suggestions.resolver.ts';
import { UndoResolver } from '../undo/undo.resolver.ts';
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
  ProfileResolver,
  UndoResolver,
  CategoryResolver,
  ProductResolver,
  ProductAvailabilityResolver,
  DoubtfulListingResolver,
  FavouriteResolver,
  SavedSearchResolver,
  WantedResolver,
  OrderResolver,
  HandoverResolver,
  NotificationResolver,
  AttentionResolver,
  PushResolver,
  MeetingResolver,
  CampusSpotResolver,
  PaymentResolver,
  RatingResolver,
  EventResolver,
  EventSubscriptionResolver,
  ChatResolver,
  ConversationResolver,
  OfferResolver,
  ReservationResolver,
  ReviewResolver,
  PointsResolver,
  ContactResolver,
  AccessTokenResolver,
  BlockResolver,
  AuditResolver,
  AnnouncementResolver,
  RetentionResolver,
  ReportResolver,
  AssistantResolver,
  CollegeResolver,
  FiguresResolver,
  AdminFiguresResolver,
  SearchLogResolver,
  SearchSynonymResolver,
  SuggestionsResolver,
  NodeResolver,
] as const;

/** The one schema, without its connection to a database. `moreResolvers` are those of a test. */
export function buildBareSchema(moreResolvers: readonly (new () => object)[] = []): GraphQLSchema {
  registerMappings(mappings);
  registerJsonTypes(jsonTypes);
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
