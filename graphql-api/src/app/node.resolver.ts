import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { accessToken } from '../auth/access-token.service.ts';
import { category } from '../categories/category.service.ts';
import { message } from '../chat/chat.service.ts';
import { contactMessage } from '../contact/contact.service.ts';
import { auditEntry } from '../moderation/audit.service.ts';
import { order } from '../orders/order.service.ts';
import type { Ctx as Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { entry } from '../points/points.service.ts';
import { doubtfulListing } from '../products/doubtful-listing.service.ts';
import { listedProduct } from '../products/product.service.ts';
import { Node, readGlobalId } from '../platform/node.ts';
import type { QuerySource } from '../read/query-source.ts';
import { listedReview } from '../reviews/review.service.ts';
import { user } from '../users/user.service.ts';

/** How an object of each type is read by its id, with the permissions of its domain. */
const sources: Record<string, (ctx: Context, id: string) => QuerySource | null> = {
  AccessToken: accessToken,
  AuditEntry: auditEntry,
  Category: category,
  ContactMessage: contactMessage,
  DoubtfulListing: doubtfulListing,
  Message: (ctx, id) => message(ctx, { id }),
  Order: order,
  PointsEntry: entry,
  Product: listedProduct,
  Review: listedReview,
  User: user,
};

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'An object by its `globalId`; null when there is none, or when you may not see it.' })
  node(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The global id.' }) globalId: string): QuerySource | null {
    const named = readGlobalId(globalId);
    return named && isId(named.id) && Object.hasOwn(sources, named.typeName) ? sources[named.typeName]!(ctx, named.id) : null;
  }
}
