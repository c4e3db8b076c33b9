import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { announcement } from '../announcements/announcement.service.ts';
import { accessToken } from '../auth/access-token.service.ts';
import { category } from '../categories/category.service.ts';
import { message } from '../chat/chat.service.ts';
import { conversation } from '../chat/conversation.service.ts';
import { contactMessage } from '../contact/contact.service.ts';
import { deliveryDispute } from '../handover/dispute.service.ts';
import { campusSpot } from '../spots/campus-spot.service.ts';
import { meeting } from '../meetings/meeting.service.ts';
import { counterpartRating } from '../ratings/rating.service.ts';
import { auditEntry } from '../moderation/audit.service.ts';
import { decision } from '../moderation/decision.service.ts';
import { event } from '../events/own-events.service.ts';
import { notification } from '../notifications/notification.service.ts';
import { offer } from '../offers/offer.service.ts';
import { order } from '../orders/order.service.ts';
import type { Ctx as Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { entry } from '../points/points.service.ts';
import { doubtfulListing } from '../products/doubtful-listing.service.ts';
import { listedProduct } from '../products/product.service.ts';
import { Node, readGlobalId } from '../platform/node.ts';
import type { QuerySource } from '../read/query-source.ts';
import { reportOf } from '../reports/report.service.ts';
import { loggedSearch } from '../search/search-log.service.ts';
import { searchSynonym } from '../search/search-synonym.service.ts';
import { listedReview } from '../reviews/review.service.ts';
import { savedSearch } from '../saved-searches/saved-search.service.ts';
import { wantedPost } from '../wanted/wanted.service.ts';
import { user } from '../users/user.service.ts';

/** How an object of each type is read by its id, with the permissions of its domain. */
const sources: Record<string, (ctx: Context, id: string) => QuerySource | null> = {
  AccessToken: accessToken,
  Announcement: announcement,
  AuditEntry: auditEntry,
  CampusSpot: campusSpot,
  Category: category,
  ContactMessage: contactMessage,
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
  User: user,
  WantedPost: wantedPost,
};

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'An object by its `globalId`; null when there is none, or when you may not see it.' })
  node(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The global id.' }) globalId: string): QuerySource | null {
    const named = readGlobalId(globalId);
    return named && isId(named.id) && Object.hasOwn(sources, named.typeName) ? sources[named.typeName]!(ctx, named.id) : null;
  }
}
