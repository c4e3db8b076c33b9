import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLSchema, isObjectType, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { AccessTokenResolver } from '../../domains/people/access-tokens/access-token.resolver.ts';
import { AnnouncementResolver } from '../../domains/help/announcements/announcement.resolver.ts';
import { AssistantResolver } from '../../domains/help/assistant/assistant.resolver.ts';
import { AttentionResolver } from '../../domains/notify/attention/attention.resolver.ts';
import { AuthResolver } from '../../domains/people/accounts/auth.resolver.ts';
import { BlockResolver } from '../../domains/people/blocks/block.resolver.ts';
import { CategoryResolver } from '../../domains/market/categories/category.resolver.ts';
import { ChatResolver } from '../../domains/talk/conversations/messages/chat.resolver.ts';
import { ConversationResolver } from '../../domains/talk/conversations/conversation.resolver.ts';
import { ContactResolver } from '../../domains/help/contact/contact.resolver.ts';
import { FavouriteResolver } from '../../domains/market/favourites/favourite.resolver.ts';
import { HandoverResolver } from '../../domains/trade/handover/handover.resolver.ts';
import { EventResolver, EventSubscriptionResolver } from '../../domains/log/events/event.resolver.ts';
import { NotificationResolver } from '../../domains/notify/notifications/notification.resolver.ts';
import { PushResolver } from '../../domains/notify/push/push.resolver.ts';
import { CampusSpotResolver } from '../../domains/market/spots/campus-spot.resolver.ts';
import { MeetingResolver } from '../../domains/trade/meetings/meeting.resolver.ts';
import { PaymentResolver } from '../../domains/trade/payments/payment.resolver.ts';
import { ProfileResolver } from '../../domains/market/profiles/profile.resolver.ts';
import { RatingResolver } from '../../domains/trade/ratings/rating.resolver.ts';
import { errorCodeType } from './errors/error-codes.ts';
import { jsonTypes, mappings } from './mappings.ts';
import { NodeResolver } from './node.resolver.ts';
import { takeNullForDefault } from './null-arguments.ts';
import { OfferResolver } from '../../domains/trade/offers/offer.resolver.ts';
import { SwapResolver } from '../../domains/trade/swaps/swap.resolver.ts';
import { ReservationResolver } from '../../domains/trade/reservations/reservation.resolver.ts';
import { OrderResolver } from '../../domains/trade/orders/order.resolver.ts';
import { AuditResolver } from '../../domains/log/audit/audit.resolver.ts';
import { registerJsonTypes } from '../../read/json-types.ts';
import { registerMappings } from '../../read/mapping.ts';
import { failAlone, semanticNonNullDirective } from '../../read/semantic-non-null.ts';
import { constraintDirective, optionalDirective } from '../../platform/input/constraint.ts';
import { DateTime } from '../../platform/input/scalars.ts';
import { PerkResolver } from '../../domains/rewards/perks/perk.resolver.ts';
import { PointsResolver } from '../../domains/rewards/points/points.resolver.ts';
import { DoubtfulListingResolver } from '../../domains/safety/doubtful-listings/doubtful-listing.resolver.ts';
import { ProductAvailabilityResolver } from '../../domains/market/products/availability/product-availability.resolver.ts';
import { ProductResolver } from '../../domains/market/products/product.resolver.ts';
import { ReportResolver } from '../../domains/safety/reports/report.resolver.ts';
import { RetentionResolver } from '../../domains/acts/retention/retention.resolver.ts';
import { ReviewResolver } from '../../domains/trade/reviews/review.resolver.ts';
import { SavedSearchResolver } from '../../domains/market/saved-searches/saved-search.resolver.ts';
import { AdminFiguresResolver } from '../../domains/help/site/admin-figures.resolver.ts';
import { CollegeResolver } from '../../domains/help/site/college.resolver.ts';
import { FiguresResolver } from '../../domains/help/site/figures.resolver.ts';
import { WantedResolver } from '../../domains/market/wanted/wanted.resolver.ts';
import { SearchLogResolver } from '../../domains/market/search/log/search-log.resolver.ts';
import { SearchSynonymResolver } from '../../domains/market/search/synonyms/search-synonym.resolver.ts';
import { SuggestionsResolver } from '../../domains/market/suggestions/suggestions.resolver.ts';
import { ListingSuggestionsResolver } from '../../domains/market/suggestions/listing-suggestions.resolver.ts';
import { UndoResolver } from '../../domains/acts/undo/undo.resolver.ts';
import { ErasureResolver } from '../../domains/acts/erasure/erasure.resolver.ts';
import { OwnDataResolver } from '../../domains/acts/own-data/own-data.resolver.ts';
import { OwnProfileResolver } from '../../domains/people/accounts/own-profile.resolver.ts';
import { WebhookResolver } from '../../domains/notify/webhooks/webhook.resolver.ts';
import { UserResolver } from '../../domains/people/users/user.resolver.ts';
import { CourseImportResolver } from '../../domains/market/courses/import/course-import.resolver.ts';
import { FollowedCourseResolver } from '../../domains/market/followed-courses/followed-course.resolver.ts';
import { PriceBandResolver } from '../../domains/trade/price-bands/price-band.resolver.ts';
import { CourseResolver } from '../../domains/market/courses/course.resolver.ts';

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
  OwnProfileResolver,
  OwnDataResolver,
  ErasureResolver,
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
  WebhookResolver,
  MeetingResolver,
  CampusSpotResolver,
  PaymentResolver,
  RatingResolver,
  EventResolver,
  EventSubscriptionResolver,
  ChatResolver,
  ConversationResolver,
  OfferResolver,
  SwapResolver,
  ReservationResolver,
  ReviewResolver,
  PointsResolver,
  PerkResolver,
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
  ListingSuggestionsResolver,
  NodeResolver,
  CourseResolver,
  CourseImportResolver,
  FollowedCourseResolver,
  PriceBandResolver,
] as const;

/** One failing mutation leaves those beside it as they are, and null for an argument with a default is the default. */
function relaxNullability(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (type === schema.getMutationType()) failAlone(field);
      takeNullForDefault(field);
    }
  }
}

/** The one schema, without its connection to a database. `moreResolvers` are those of a test. */
export function buildBareSchema(moreResolvers: readonly (new () => object)[] = []): GraphQLSchema {
  registerMappings(mappings);
  registerJsonTypes(jsonTypes);
  const schema = buildSchemaSync({
    resolvers: [...resolvers, ...moreResolvers],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
    pubSub: ownSources,
  });
  relaxNullability(schema);
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    types: [...config.types, errorCodeType],
    directives: [...config.directives, constraintDirective, optionalDirective, semanticNonNullDirective],
  });
}

/** The schema as text, in an order that does not depend on the code's. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
