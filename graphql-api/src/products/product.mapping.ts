import { Float, Int, ObjectType } from 'type-graphql';
import { canSql } from '../access/policy.ts';
import { PLACEHOLDER_URL, photoColorSql, photoUrlSql } from '../photos/photo.mapping.ts';
import { allOf, join, literal, raw, sql, type Sql } from '../platform/sql.ts';
import { table } from '../platform/table.ts';
import { connectionOf, pageArgs } from '../read/connection.ts';
import { newestFirst, mapType, relation, viewerSql, type Columns } from '../read/mapping.ts';
import { Review } from '../reviews/review.entity.ts';
import { Product } from './product.entity.ts';

const q = table(Product, 'q');
const r = table(Review, 'r');

@ObjectType({ description: 'What the reviews of a product say in sum.' })
export class RatingSummary {}

export const ratingSummaryMapping = mapType<Product>(RatingSummary, {
  ownerTable: () => Product,
  fields: {
    average: {
      type: () => Float,
      description: 'Average stars with one decimal; 0 without reviews.',
      sql: ({ t }) => sql`coalesce(round(${t.ratingSum}::numeric / nullif(${t.reviewCount}, 0), 1), 0)`,
    },
    count: { type: () => Int, description: 'How many reviews there are.', sql: ({ t }) => t.reviewCount },
  },
});

const MOST_RELATED = 8;

/**
 * Ids of all products that could be among the related ones: the nearest in price above and below, of the same category and of the
 * others. Each of the four is a few steps in an index, however many products there are.
 */
function nearestTo(t: Columns<Product>): Sql {
  const sides = [sql`${q.category} = ${t.category}`, sql`${q.category} <> ${t.category}`].flatMap((category) => [
    sql`${category} and ${q.price} >= ${t.price} order by ${q.price}, ${q.id} desc`,
    sql`${category} and ${q.price} < ${t.price} order by ${q.price} desc, ${q.id} desc`,
  ]);
  const lists = sides.map(
    (side) =>
      sql`(select ${q.id} from ${q} where ${q.deletedAt} is null and ${q.inStock} and ${q.id} <> ${t.id} and ${side} limit ${raw(String(MOST_RELATED))})`,
  );
  return join(lists, ' union all ');
}

export const productMapping = mapType<Product>(Product, {
  paged: true,
  visible: (t) => sql`${t.deletedAt} is null`,
  // Contact data belongs to the product page, which asks for one product by id, and to no list.
  childScope: { seller: (scope) => (scope === 'detail' ? 'contact' : undefined) },
  fields: {
    photoUrl: {
      type: () => String,
      description: 'Path of the photo on this server, or of a drawn placeholder. A path never changes what it shows.',
      args: { width: { type: () => Int, nullable: true, description: 'Wanted width in pixels; the next larger kept width is used.' } },
      sql: ({ t, args }) => sql`coalesce(${photoUrlSql(t.photo, args.width)}, ${literal(PLACEHOLDER_URL)})`,
    },
    photoColor: {
      type: () => String,
      nullable: true,
      description: 'Average colour of the photo as #rrggbb, to show until it is loaded.',
      sql: ({ t }) => photoColorSql(t.photo),
    },
    rating: { type: () => RatingSummary, description: 'Average and count of the reviews.', embedded: () => RatingSummary },
    reviews: {
      type: () => connectionOf(Review),
      description: 'The reviews, newest first.',
      args: pageArgs(10),
      connection: relation<Product, Review>({
        of: () => Review,
        where: (review, { t }) => sql`${review.product} = ${t.id}`,
        order: newestFirst,
      }),
    },
    related: {
      type: () => [Product],
      description: 'Similar products that are not sold out: same category first, then nearest price, then newest; up to 8.',
      args: { first: { type: () => Int, defaultValue: MOST_RELATED, description: `How many at most, 1 to ${MOST_RELATED}.` } },
      most: MOST_RELATED,
      list: relation<Product, Product>({
        of: () => Product,
        where: (other, { t }) => sql`${other.id} = any(array(${nearestTo(t)}))`,
        order: ({ t }) => [
          { by: (other) => sql`(${other.category} = ${t.category})::int`, type: 'integer', desc: true },
          { by: (other) => sql`abs(${other.price} - ${t.price})`, type: 'numeric', desc: false },
          { by: (other) => other.id, type: 'bigint', desc: true },
        ],
      }),
    },
    viewerCanEdit: {
      type: () => Boolean,
      description: 'Whether you may change it: you sell it.',
      sql: ({ t }) => canSql('product:edit', t),
    },
    viewerCanReview: {
      type: () => Boolean,
      description: 'Whether you may review it: signed in, not yours, and not reviewed by you yet.',
      sql: ({ t }) =>
        allOf([canSql('product:review', t), sql`not exists (select from ${r} where ${r.product} = ${t.id} and ${r.author} = ${viewerSql.id})`]),
    },
  },
});
