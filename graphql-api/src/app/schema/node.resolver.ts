import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { bulkJob } from '../../domains/acts/bulk/bulk.service.ts';
import { announcement } from '../../domains/help/announcements/announcement.service.ts';
import { accessToken } from '../../domains/people/access-tokens/access-token.service.ts';
import { appGrant } from '../../domains/people/access-tokens/app-grants/app-grant.service.ts';
import { app } from '../../domains/people/apps/app.service.ts';
import { category } from '../../domains/market/categories/category.service.ts';
import { message } from '../../domains/talk/conversations/messages/chat.service.ts';
import { conversation } from '../../domains/talk/conversations/conversation.service.ts';
import { contactMessage } from '../../domains/help/contact/contact.service.ts';
import { deliveryDispute } from '../../domains/trade/handover/dispute.service.ts';
import { campusSpot } from '../../domains/market/spots/campus-spot.service.ts';
import { meeting } from '../../domains/trade/meetings/meeting.service.ts';
import { counterpartRating } from '../../domains/trade/ratings/rating.service.ts';
import { auditEntry } from '../../domains/log/audit/audit.service.ts';
import { decision } from '../../domains/safety/moderation/decision.service.ts';
import { Event } from '../../domains/log/events/event.entity.ts';
import { event, typeNameOf } from '../../domains/log/events/own-events.service.ts';
import { notification } from '../../domains/notify/notifications/notification.service.ts';
import { webhook, webhookDelivery } from '../../domains/notify/webhooks/webhook.service.ts';
import { offer } from '../../domains/trade/offers/offer.service.ts';
import { bundle } from '../../domains/trade/bundles/bundle.service.ts';
import { order } from '../../domains/trade/orders/order.service.ts';
import { scopesOfType } from '../../access/scope-table.ts';
import { insufficientScope, missingScopes } from '../../access/scopes.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { isId, globalIdOf, readGlobalId } from '../../platform/database/ids.ts';
import { checkInput, Chosen } from '../../platform/input/validation.ts';
import { boughtPerk } from '../../domains/rewards/perks/perk.service.ts';
import { entry } from '../../domains/rewards/points/points.service.ts';
import { doubtfulListing } from '../../domains/safety/doubtful-listings/doubtful-listing.service.ts';
import { courseNode } from '../../domains/market/courses/course.service.ts';
import { listedProduct } from '../../domains/market/products/product.service.ts';
import { Node } from '../../platform/database/node.ts';
import type { QuerySource } from '../../read/query-source.ts';
import { reportOf } from '../../domains/safety/reports/report.service.ts';
import { loggedSearch } from '../../domains/market/search/log/search-log.service.ts';
import { season } from '../../domains/market/spots/seasons/season.service.ts';
import { searchSynonym } from '../../domains/market/search/synonyms/search-synonym.service.ts';
import { listedReview } from '../../domains/trade/reviews/review.service.ts';
import { savedSearch } from '../../domains/market/saved-searches/saved-search.service.ts';
import { wantedPost } from '../../domains/market/wanted/wanted.service.ts';
import { swapProposal } from '../../domains/trade/swaps/proposals/swap-proposal.service.ts';
import { swap } from '../../domains/trade/swaps/swap.service.ts';
import { user } from '../../domains/people/users/user.service.ts';

/** How an object of each type is read by its id, with the permissions of its domain. */
const sources: Record<string, (ctx: Context, id: string) => QuerySource | null> = {
  AccessToken: accessToken,
  Announcement: announcement,
  App: app,
  AppGrant: appGrant,
  AuditEntry: auditEntry,
  BoughtPerk: boughtPerk,
  BulkJob: bulkJob,
  Bundle: bundle,
  CampusSpot: campusSpot,
  Category: category,
  ContactMessage: contactMessage,
  Course: courseNode,
  CounterpartRating: counterpartRating,
  DeliveryDispute: deliveryDispute,
  Conversation: conversation,
  Decision: decision,
  DoubtfulListing: doubtfulListing,
  Meeting: meeting,
  LoggedSearch: loggedSearch,
  Message: (ctx, id) => message(ctx, { id }),
  Event: event,
  Notification: notification,
  Offer: offer,
  Order: order,
  PointsEntry: entry,
  Product: listedProduct,
  Report: reportOf,
  Review: listedReview,
  SavedSearch: savedSearch,
  SearchSynonym: searchSynonym,
  Season: season,
  Swap: swap,
  SwapProposal: swapProposal,
  User: user,
  WantedPost: wantedPost,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
};

/** Returns the scopes that an access token lacks for the object of a global id. */
function missingFor({ viewer }: Context, globalId: string): string[] {
  return missingScopes(viewer, scopesOfType(readGlobalId(globalId)?.typeName ?? '') ?? []);
}

/** Returns the object of a global id, within the scopes; null for a text that is not a global id. The permissions are those of its domain. */
function sourceOf(ctx: Context, globalId: string): QuerySource | null {
  const named = missingFor(ctx, globalId).length > 0 ? undefined : readGlobalId(globalId);
  return named && isId(named.id) && Object.hasOwn(sources, named.typeName) ? sources[named.typeName]!(ctx, named.id) : null;
}

/** Maximum number of objects per call of `nodes`. */
const MOST_NODES = 50;

@ArgsType()
class NodesArgs {
  @Field(() => [ID], { description: `The global ids, 1 to ${MOST_NODES}.` })
  @Chosen(`Ask for 1 to ${MOST_NODES} objects`, (ids) => Array.isArray(ids) && ids.length >= 1 && ids.length <= MOST_NODES)
  ids!: string[];
}

/** Object that an event is about. Only the sources of all types together can read it. */
@Resolver(() => Event)
export class EventSubjectResolver {
  @FieldResolver(() => Node, { nullable: true, description: 'The object of the event; null if it was deleted, or if you may not see it.' })
  subject(@Ctx() ctx: Context, @Root() { subjectType, subjectId }: Event): QuerySource | null {
    return sourceOf(ctx, globalIdOf(typeNameOf(subjectType), subjectId));
  }
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'An object by its global `id`; null if it does not exist, or if you may not see it.' })
  node(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The global id.' }) globalId: string): QuerySource | null {
    const missing = missingFor(ctx, globalId);
    if (missing.length > 0) throw insufficientScope(missing);
    return sourceOf(ctx, globalId);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Objects by their global ids, in the same order; null for each one that `node` does not return.',
  })
  nodes(@Ctx() ctx: Context, @Args(() => NodesArgs) args: NodesArgs): (QuerySource | null)[] {
    return checkInput(NodesArgs, args).ids.map((id) => sourceOf(ctx, id));
  }
}
