import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import { StoredPhoto } from '../../media/photos/stored-photo.entity.ts';
import { CampusSpot } from '../spots/campus-spot.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Condition of a listing. */
export enum ProductCondition {
  NEW = 'NEW',
  LIKE_NEW = 'LIKE_NEW',
  GOOD = 'GOOD',
  FAIR = 'FAIR',
  FOR_PARTS = 'FOR_PARTS',
}
registerEnumType(ProductCondition, {
  name: 'ProductCondition',
  description: 'Condition of a thing.',
  valuesConfig: {
    NEW: { description: 'Never used.' },
    LIKE_NEW: { description: 'Used, without signs of wear.' },
    GOOD: { description: 'Used, and works as it should.' },
    FAIR: { description: 'Clearly worn, but works.' },
    FOR_PARTS: { description: 'Does not work; for parts or repair.' },
  },
});

/** Whether a listing can currently be ordered. */
export enum ProductAvailability {
  AVAILABLE = 'AVAILABLE',
  RESERVED = 'RESERVED',
  SOLD_OUT = 'SOLD_OUT',
  PAUSED = 'PAUSED',
  EXPIRED = 'EXPIRED',
  IN_REVIEW = 'IN_REVIEW',
}
registerEnumType(ProductAvailability, {
  name: 'ProductAvailability',
  description: "Whether a listing can be ordered. Paused and expired listings, and those in review, appear only in their seller's list.",
  valuesConfig: {
    AVAILABLE: { description: 'It can be ordered.' },
    RESERVED: { description: 'It is reserved for a user.' },
    SOLD_OUT: { description: 'None is left.' },
    PAUSED: { description: 'Its seller hid it from the lists for a while.' },
    EXPIRED: { description: 'It has expired; its seller can renew it.' },
    IN_REVIEW: { description: "It waits for an administrator's review. Only its seller and administrators can see it." },
  },
});

@Entity({ tableName: 'products' })
@Index({ name: 'products_open', expression: 'create index products_open on products (in_stock desc, id desc) where deleted_at is null' })
@Index({
  name: 'products_category',
  expression: 'create index products_category on products (category_id, in_stock desc, id desc) where deleted_at is null',
})
@Index({ name: 'products_seller', expression: 'create index products_seller on products (seller_id, id desc) where deleted_at is null' })
@Index({ name: 'products_price', expression: 'create index products_price on products (in_stock desc, price, id desc) where deleted_at is null' })
@Index({ name: 'products_search', expression: 'create index products_search on products using gin (search) with (fastupdate = off)' })
@Index({
  name: 'products_category_in_stock',
  expression: 'create index products_category_in_stock on products (category_id, price, id desc) where deleted_at is null and in_stock',
})
@Index({
  name: 'products_expiry',
  expression: 'create index products_expiry on products (expires_at) where deleted_at is null and not expired',
})
@Index({ name: 'products_seller_away', properties: ['seller'], where: { pausedForSeller: true } })
@Index({
  name: 'products_available',
  expression: 'create index products_available on products (seller_id) where deleted_at is null and is_open and in_stock',
})
@Index({ name: 'products_isbn', properties: ['isbn'], where: { isbn: { $ne: null } } })
@Index({ name: 'products_created', properties: ['createdAt'] })
@Index({
  name: 'products_spot',
  expression: 'create index products_spot on products (spot_id) where deleted_at is null and is_open and spot_id is not null',
})
@Index({
  name: 'products_external_id',
  expression: 'create unique index products_external_id on products (seller_id, external_id) where external_id is not null',
})
@Index({ name: 'products_photo', properties: ['photo'], where: { photo: { $ne: null } } })
@Index({ name: 'products_reserved', properties: ['reservedUntil'], where: { reservedUntil: { $ne: null } } })
@Trigger({
  name: 'products_kept_count',
  timing: 'after',
  events: ['insert', 'update', 'delete'],
  body: `if tg_op = 'UPDATE' and new.category_id = old.category_id and (new.deleted_at is null and new.is_open) = (old.deleted_at is null and old.is_open) then return null; end if;
    if tg_op <> 'INSERT' and old.deleted_at is null and old.is_open then update categories set product_count = product_count - 1 where id = old.category_id; end if;
    if tg_op <> 'DELETE' and new.deleted_at is null and new.is_open then update categories set product_count = product_count + 1 where id = new.category_id; end if;
    return null;`,
})
@ObjectType({ implements: Node, description: 'A thing that a student sells or exchanges (a listing).' })
export class Product {
  [OptionalProps]?:
    | 'condition'
    | 'negotiable'
    | 'photo'
    | 'inStock'
    | 'paused'
    | 'pausedForSeller'
    | 'expired'
    | 'isOpen'
    | 'expiresAt'
    | 'previousPrice'
    | 'soldTo'
    | 'spot'
    | 'isbn'
    | 'externalId'
    | 'reviewCount'
    | 'ratingSum'
    | 'searchName'
    | 'nameWords'
    | 'search'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
    | 'reservedFor'
    | 'reservedUntil'
    | 'heldSince';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the product.' })
  id!: string;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The seller. Contact data are visible to signed-in viewers when one product is queried by id.' })
  seller!: User;

  @ManyToOne(() => Category)
  @Field(() => Category, { description: 'The category it is listed in.' })
  category!: Category;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 4000 characters, plain text.' })
  description!: string;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Check({ expression: 'price >= 0' })
  @Field(() => Float, { description: 'Price in the currency of the college, 0 to 999999.99 with at most two decimals; 0 means free.' })
  price!: number;

  @Property({ type: 'integer' })
  @Check({ expression: 'quantity >= 0 and quantity <= 9999' })
  @Field(() => Int, { description: 'Number of pieces left, 0 to 9999; 0 means sold out.' })
  quantity!: number;

  /** Used by conditions and indexes. An index on the quantity itself would make every order update all indexes of its product. */
  @Property({ type: 'boolean', generated: '(quantity > 0) stored' })
  inStock!: boolean;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether the seller delivers within the campus.' })
  shipping!: boolean;

  @Enum({ items: () => ProductCondition, default: ProductCondition.GOOD })
  @Field(() => ProductCondition, { description: 'Its condition.' })
  condition: ProductCondition = ProductCondition.GOOD;

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether offers below the price are welcome.' })
  negotiable: boolean = true;

  /** Price before the last reduction. Stored in the same transaction as the price changes. */
  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description:
      'Lowest price of the 30 days before the last reduction, in the currency of the college. Null if the price was not reduced, or is not lower.',
  })
  previousPrice!: number | null;

  /** Place where the seller wants to meet. */
  @ManyToOne(() => CampusSpot, { nullable: true, index: false })
  spot!: CampusSpot | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The ISBN of a book, as 13 digits; null for none.' })
  isbn!: string | null;

  /** Id of an imported product in another system, so that importing it again does not create a duplicate. */
  @Property({ type: 'text', nullable: true })
  externalId!: string | null;

  /** Set by the seller to take the product off the lists for a while. */
  @Property({ type: 'boolean', default: false })
  paused: boolean = false;

  /** Whether a suspension of the seller paused the product. It returns to the lists when the suspension ends. */
  @Property({ type: 'boolean', default: false })
  pausedForSeller: boolean = false;

  /** Set by a job once `expiresAt` has passed. */
  @Property({ type: 'boolean', default: false })
  expired: boolean = false;

  /** Whether the product is in the lists. It can be ordered while it is open and in stock. */
  @Property({ type: 'boolean', generated: '(not paused and not expired and held_since is null) stored' })
  isOpen!: boolean;

  @Property({ type: 'datetime', defaultRaw: "(now() + '60 days'::interval)" })
  @Field(() => DateTime, { description: 'When it expires unless its seller renews it.' })
  expiresAt!: Date;

  /** The buyer whom the seller named when marking the product as sold. */
  @ManyToOne(() => User, { nullable: true })
  soldTo!: User | null;

  /** The cover: the first of the product's photos. */
  @ManyToOne(() => StoredPhoto, { nullable: true })
  photo!: StoredPhoto | null;

  /** Updated in the same transaction as the reviews. */
  @Property({ type: 'integer', default: 0 })
  @Check({ expression: 'review_count >= 0' })
  reviewCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Check({ expression: 'rating_sum >= review_count' })
  ratingSum: number = 0;

  /** The name in the normalized form that search compares. */
  @Property({ type: 'text', generated: '(search_fold(name)) stored', nullable: true, lazy: true })
  searchName!: string | null;

  /** Words of the name and their stems, for ranking. */
  @Property({
    columnType: 'tsvector',
    type: 'text',
    generated: `(strip(to_tsvector('simple', search_fold(name)) || to_tsvector('english', search_fold(name)))) stored`,
    nullable: true,
    lazy: true,
  })
  nameWords!: string | null;

  /** Words of the name, and stems of name and description: the column that search queries. */
  @Property({
    columnType: 'tsvector',
    type: 'text',
    generated: `(setweight(to_tsvector('simple', search_fold(name)) || to_tsvector('english', search_fold(name)), 'A') || setweight(to_tsvector('english', search_fold(description)), 'C')) stored`,
    nullable: true,
    lazy: true,
  })
  search!: string | null;

  /** The kind of thing: the last noun of its name before "for", "with" and the like, for each part joined by "and". Empty if there is none. */
  @Property({ columnType: 'text[]', type: 'text[]', generated: '(search_heads(name)) stored', nullable: true, lazy: true })
  heads!: string[] | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was listed.' })
  createdAt!: Date;

  @UpdatedAt({
    description:
      'When its text, price, stock, category, photos, courses or availability last changed; until then, when it was listed. Reviews and reservations do not count.',
    except: [
      'review_count',
      'rating_sum',
      'reserved_for_id',
      'reserved_until',
      'in_stock',
      'is_open',
      'search_name',
      'name_words',
      'search',
      'heads',
    ],
  })
  updatedAt!: Date;

  /** User for whom the product is reserved. Nobody else can order it until `reservedUntil`. */
  @ManyToOne(() => User, { nullable: true, index: false })
  reservedFor!: User | null;

  @Property({ type: 'datetime', nullable: true })
  reservedUntil!: Date | null;

  /** Set while the product waits for an administrator's review. Only its seller and administrators can see it then. */
  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: "Since when it waits for an administrator's review and is not published; null otherwise.",
  })
  heldSince!: Date | null;

  /** Set when the product was taken down. It is then shown nowhere; orders keep their own copy. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;
}
