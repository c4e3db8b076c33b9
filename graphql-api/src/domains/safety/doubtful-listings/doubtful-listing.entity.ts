import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'doubtful_listings' })
@Index({
  name: 'doubtful_listings_open',
  expression: 'create index doubtful_listings_open on doubtful_listings (id desc) where approved_at is null and refused_at is null',
})
@ObjectType({
  implements: Node,
  description: 'A listing that an administrator should review; its seller loses nothing. Administrators only.',
})
export class DoubtfulListing {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'ofPictures' | 'holds';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the doubt.' })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade' })
  @Field(() => Product, { description: 'The listing.' })
  product!: Product;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Each suspected violation with the words that caused it.' })
  concerns!: string;

  /** Whether the doubt is about the pictures, which are reviewed separately from the texts. */
  @Property({ type: 'boolean', default: false })
  ofPictures: boolean = false;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether the listing is published only after the review. Otherwise it is already listed.' })
  holds: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When the listing was checked.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an administrator approved the listing; null while it is open.' })
  approvedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an administrator refused the listing; null if nobody did.' })
  refusedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The reason for refusing it, as shown to its seller.' })
  refusal!: string | null;

  @UpdatedAt()
  updatedAt!: Date;
}
