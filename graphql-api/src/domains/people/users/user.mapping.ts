import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { AccessToken } from '../access-tokens/access-token.entity.ts';
import { isBlockedSql } from '../blocks/block.queries.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { photoUrlSql } from '../../market/photos/photo.mapping.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { allOf, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { PointsAccount } from '../../rewards/points/points-account.ts';
import { Product } from '../../market/products/product.entity.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { newestFirst, mapType, relation, viewerSql, type Columns } from '../../../read/mapping.ts';
import { Review } from '../../trade/reviews/review.entity.ts';
import { guestNameSql } from './person-name.queries.ts';
import { Role, User } from './user.entity.ts';

export const userMapping = mapType<User>(User, {
  paged: true,
  fields: {
    name: {
      type: () => String,
      description: 'The name; to guests the first name and the initial of the last.',
      sql: ({ t }) => sql`case when ${canSql('user:readProfile')} then ${t.name} else ${guestNameSql(t)} end`,
    },
    createdAt: {
      type: () => DateTime,
      description: 'When the account was made; to guests, and where the profile is private, the first day of that year.',
      sql: ({ t }) => sql`case when ${wholeProfile(t)} then ${t.createdAt} else date_trunc('year', ${t.createdAt}, 'UTC') end`,
    },
    email: {
      type: () => String,
      nullable: true,
      description:
        'Visible to the user, to administrators, to signed-in viewers as the seller of a product asked for by id, and to a buyer as the seller of the order.',
      sql: ({ t, scope }) => sql`case when ${canSql('user:readPrivate', t)} or ${contact(scope, t.id)} then ${t.email} end`,
    },
    phone: {
      type: () => String,
      nullable: true,
      description: 'Visible like the email address.',
      sql: ({ t, scope }) => sql`case when ${canSql('user:readPrivate', t)} or ${contact(scope, t.id)} then ${t.phone} end`,
    },
    collegeId: {
      type: () => String,
      nullable: true,
      description: 'Visible to the user and to administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} then ${t.collegeId} end`,
    },
    role: {
      type: () => Role,
      nullable: true,
      description: 'Visible to the user and to administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} then ${t.role} end`,
    },
    suspendedUntil: {
      type: () => DateTime,
      nullable: true,
      description: 'Until when the user may read and not write; null when that is over, and for others than the user and administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} and ${t.suspendedUntil} > now() then ${t.suspendedUntil} end`,
    },
    bannedAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the user was banned; null otherwise, and for others than administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:list')} then ${t.bannedAt} end`,
    },
    profilePictureUrl: {
      type: () => String,
      nullable: true,
      description: 'Path of the picture on this server; null when there is none, for guests, and where the profile is private.',
      args: { width: { type: () => Int, nullable: true, description: 'Wanted width in pixels; the next larger kept width is used.' } },
      sql: ({ t, args }) => sql`case when ${wholeProfile(t)} then ${photoUrlSql(t.picture, args.width)} end`,
    },
    points: {
      type: () => PointsAccount,
      nullable: true,
      description: 'Visible to the user and to administrators.',
      embedded: () => PointsAccount,
      when: ({ t }) => canSql('user:readPrivate', t),
    },
    products: {
      type: () => connectionOf(Product),
      description:
        'What the user sells, newest first; empty where the profile is private. Paused and expired listings are visible to the user alone.',
      args: pageArgs(8),
      connection: relation<User, Product>({
        of: () => Product,
        where: (product, { t }) =>
          allOf([sql`${product.seller} = ${t.id}`, canSql('user:readMore', t), oneOf([product.isOpen, canSql('product:edit', product)])]),
        order: newestFirst,
      }),
    },
    ordersPlaced: {
      type: () => connectionOf(Order),
      description: 'Orders as buyer, newest first; empty for others than the user and administrators.',
      args: pageArgs(20),
      connection: relation<User, Order>({
        of: () => Order,
        where: (order, { t }) =>
          allOf([sql`${order.buyer} = ${t.id}`, canSql('user:readPrivate', t), sql`(not ${order.hiddenByBuyer} or ${canSql('user:list')})`]),
        order: newestFirst,
      }),
    },
    ordersReceived: {
      type: () => connectionOf(Order),
      description: 'Orders as seller, newest first; empty for others than the user and administrators.',
      args: pageArgs(20),
      connection: relation<User, Order>({
        of: () => Order,
        where: (order, { t }) => allOf([sql`${order.seller} = ${t.id}`, canSql('user:readPrivate', t)]),
        order: newestFirst,
      }),
    },
    reviews: {
      type: () => connectionOf(Review),
      description: 'What the user reviewed, newest first; empty for others than the user and administrators.',
      args: pageArgs(10),
      connection: relation<User, Review>({
        of: () => Review,
        where: (review, { t }) => allOf([sql`${review.author} = ${t.id}`, canSql('user:readPrivate', t)]),
        order: newestFirst,
      }),
    },
    accessTokens: {
      type: () => [AccessToken],
      description: 'Your personal access tokens, newest first; empty for others than the user alone.',
      list: relation<User, AccessToken>({
        of: () => AccessToken,
        where: (token, { t }) => sql`${token.user} = ${t.id} and ${t.id} = ${viewerSql.id}`,
        order: newestFirst,
      }),
    },
    messages: {
      type: () => connectionOf(Message),
      description: 'Everything the user wrote in conversations, newest first; empty for others than administrators.',
      args: pageArgs(20),
      connection: relation<User, Message>({
        of: () => Message,
        where: (message, { t }) => allOf([sql`${message.sender} = ${t.id}`, canSql('chat:readAll')]),
        order: newestFirst,
      }),
    },
  },
});

/** What signed-in users see of a profile that is not private. */
const wholeProfile = (user: Columns<User>): Sql => allOf([canSql('user:readProfile'), canSql('user:readMore', user)]);

/** The contact data of the other side of a sale, unless one of the two has blocked the other. */
function contact(scope: string | undefined, user: Sql) {
  return scope === 'contact' ? allOf([canSql('user:readContact'), sql`not ${isBlockedSql(viewerSql.id, user)}`]) : sql`false`;
}
