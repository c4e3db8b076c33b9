import { Float, Int, ObjectType } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { Photo } from './photos/photo.entity.ts';
import { PLACEHOLDER_URL, photoColorSql, photoUrlSql, widthArgument } from '../../media/photos/stored-photo.mapping.ts';
import { join, literal, raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { listRule } from '../../../read/connection.ts';
import { newestFirst, mapType, relation, type Columns } from '../../../read/mapping.ts';
import { CampusSpot } from '../spots/campus-spot.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { isSuspendedSql } from '../../people/users/user.queries.ts';
import { MOST_PHOTOS } from './photos/listing-photo.inputs.ts';
import { availabilitySql } from './availability/product-availability.mapping.ts';
import { Product, ProductAvailability } from './product.entity.ts';
import { notBlockedByViewer } from './availability/offered.queries.ts';
import { productConnectionFields } from './facets/product-facets.ts';
import { isVisibleSql } from './product.queries.ts';

const q = table(Product, 'q');

@ObjectType({ description: "Summary of a product's reviews." })
export class RatingSummary {}

export const ratingSummaryMapping = mapType<Product>(RatingSummary, {
  ownerTable: () => Product,
  fields: {
    average: {
      type: () => Float,
      description: 'Average stars with one decimal; 0 without reviews.',
      sql: ({ t }) => sql`coalesce(round(${t.ratingSum}::numeric / nullif(${t.reviewCount}, 0), 1), 0)`,
    },
    count: { type: () => Int, description: 'Number of reviews.', sql: ({ t }) => t.reviewCount },
  },
});

const MOST_RELATED = 8;

/**
 * SQL of the products that can be ordered and satisfy a condition, with the nearest prices above and below. Each of the two queries takes a few steps
 * in an index.
 */
function nearestPrices(t: Columns<Product>, condition: Sql): Sql {
  const sides = [
    sql`${q.price} >= ${t.price} order by ${q.price}, ${q.id} desc`,
    sql`${q.price} < ${t.price} order by ${q.price} desc, ${q.id} desc`,
  ];
  const canBeOrdered = sql`${q.deletedAt} is null and ${q.isOpen} and ${q.inStock} and ${q.id} <> ${t.id} and ${notBlockedByViewer(q)}`;
  const lists = sides.map(
    (side) => sql`(select ${q.id} from ${q} where ${canBeOrdered} and ${condition} and ${side} limit ${raw(String(MOST_RELATED))})`,
  );
  return join(lists, ' union all ');
}

/**
 * SQL of the ids of all products that could be related. Other categories are searched only if the same category has too few products, because they
 * rank after it.
 */
const relatedIds = (t: Columns<Product>): Sql => sql`with same as materialized (${nearestPrices(t, sql`${q.category} = ${t.category}`)})
  select id from same union all
  select id from (${nearestPrices(t, sql`${q.category} <> ${t.category}`)}) others where (select count(*) from same) < ${raw(String(MOST_RELATED))}`;

export const productMapping = mapType<Product>(Product, {
  paged: true,
  connectionFields: productConnectionFields,
  visible: isVisibleSql,
  // Contact data is available only on the product page, which requests one product by id, and not in lists.
  childScope: { seller: (scope) => (scope === 'detail' ? 'contact' : undefined) },
  fields: {
    sellerAway: {
      type: () => Boolean,
      description: 'Whether the seller is suspended. Nobody can then order it, make an offer or write about it, and it is in no list.',
      sql: ({ t }) => isSuspendedSql(t.seller),
    },
    photoUrl: {
      type: () => String,
      description: 'Path of the cover on this server, or of a drawn placeholder. The content of a path never changes.',
      args: widthArgument,
      sql: ({ t, args }) => sql`coalesce(${photoUrlSql(t.photo, args.width)}, ${literal(PLACEHOLDER_URL)})`,
    },
    photoColor: {
      type: () => String,
      nullable: true,
      description: 'Average colour of the cover as #rrggbb, shown while it loads.',
      sql: ({ t }) => photoColorSql(t.photo),
    },
    photos: {
      type: () => [Photo],
      description: `Its photos, the cover first; at most ${MOST_PHOTOS}, empty if there are none.`,
      most: MOST_PHOTOS,
      list: relation<Product, Photo>({
        of: () => Photo,
        where: (photo, { t }) => sql`${photo.product} = ${t.id}`,
        order: [
          { by: (photo) => photo.position, type: 'integer', desc: false },
          { by: (photo) => photo.id, type: 'bigint', desc: false },
        ],
      }),
    },
    availability: {
      type: () => ProductAvailability,
      description: 'Whether it can be ordered now.',
      sql: ({ t }) => availabilitySql(t),
    },
    spot: {
      type: () => CampusSpot,
      nullable: true,
      description: 'Where its seller wants to meet; null for none, and if the spot was removed.',
      one: relation<Product, CampusSpot>({
        of: () => CampusSpot,
        where: (spot, { t }) => sql`${spot.id} = ${t.spot} and ${spot.removedAt} is null`,
        order: [],
      }),
    },
    soldTo: {
      type: () => User,
      nullable: true,
      description: 'The buyer named when it was marked as sold. Visible to the seller and to that user.',
      one: relation<Product, User>({
        of: () => User,
        where: (user, { t }) => sql`${user.id} = ${t.soldTo} and ${canSql('product:readSoldTo', t)}`,
        order: newestFirst,
      }),
    },
    rating: { type: () => RatingSummary, description: 'Average and count of the reviews.', embedded: () => RatingSummary },
    related: {
      type: () => [Product],
      description: 'Similar products that can be ordered: same category first, then nearest price, then newest; up to 8.',
      args: {
        first: {
          type: () => Int,
          defaultValue: MOST_RELATED,
          description: `Maximum number of products, 1 to ${MOST_RELATED}.`,
          rule: listRule(MOST_RELATED),
        },
      },
      most: MOST_RELATED,
      list: relation<Product, Product>({
        of: () => Product,
        where: (other, { t }) => sql`${other.id} = any(array(${relatedIds(t)}))`,
        order: ({ t }) => [
          { by: (other) => sql`(${other.category} = ${t.category})::int`, type: 'integer', desc: true },
          { by: (other) => sql`abs(${other.price} - ${t.price})`, type: 'numeric', desc: false },
          { by: (other) => other.id, type: 'bigint', desc: true },
        ],
      }),
    },
    viewerCanEdit: {
      type: () => Boolean,
      description: 'Whether you may change it: you are the seller.',
      sql: ({ t }) => canSql('product:edit', t),
    },
  },
});
