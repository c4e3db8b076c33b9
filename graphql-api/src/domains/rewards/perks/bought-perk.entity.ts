import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** A perk for a listing. */
export enum Perk {
  BOOST = 'BOOST',
  HIGHLIGHT = 'HIGHLIGHT',
  KEEP_LISTED = 'KEEP_LISTED',
}
registerEnumType(Perk, {
  name: 'Perk',
  description: 'A perk for a listing that points can buy.',
  valuesConfig: {
    BOOST: { description: 'The listing is shown before equally good matches, with the label "Boosted".' },
    HIGHLIGHT: { description: "The listing's card is coloured." },
    KEEP_LISTED: { description: 'The listing does not expire until the end of the term.' },
  },
});

/** A perk that was bought for a listing. */
@Entity({ tableName: 'bought_perks' })
@Index({ name: 'bought_perks_user', expression: 'create index bought_perks_user on bought_perks (user_id, id desc)' })
@Index({ name: 'bought_perks_active', properties: ['product', 'perk'], where: { endedAt: null } })
@ObjectType({ implements: Node, description: 'A perk that was bought with points for a listing. Its buyer sees it.' })
export class BoughtPerk {
  [OptionalProps]?: 'startedAt' | 'endedAt' | 'returned' | 'turn' | 'shown' | 'opened';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the perk.' })
  id!: string;

  @ManyToOne(() => User, { index: false })
  user!: User;

  @ManyToOne(() => Product, { index: false })
  @Field(() => Product, { nullable: true, description: 'The listing; null once it was taken down.' })
  product!: Product;

  @Enum({ items: () => Perk })
  @Field(() => Perk, { description: 'The kind of perk.' })
  perk!: Perk;

  @Property({ type: 'integer' })
  @Check({ expression: 'points > 0' })
  @Field(() => Int, { description: 'Price in points.' })
  points!: number;

  @Property({ type: 'integer' })
  @Check({ expression: 'days > 0' })
  @Field(() => Int, { description: 'Number of days it was bought for.' })
  days!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was bought.' })
  startedAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it expires.' })
  endsAt!: Date;

  /** When the perk ended. Set by a job, or when the listing is sold or taken down. */
  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it is active.' })
  endedAt!: Date | null;

  @Property({ type: 'integer', default: 0 })
  @Check({ expression: 'returned >= 0 and returned <= points' })
  @Field(() => Int, { description: 'Points returned for unused whole days.' })
  returned: number = 0;

  /** Number of turns. Boosts with the fewest turns are shown next; a new boost starts at the count of the others. */
  @Property({ type: 'integer', default: 0 })
  turn: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How often the boosted listing was shown; up to 5 s late.' })
  shown: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How often the boosted listing was opened; up to 5 s late.' })
  opened: number = 0;
}
