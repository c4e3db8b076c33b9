import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'campus_spots' })
@Index({
  name: 'campus_spots_name',
  expression: 'create unique index campus_spots_name on campus_spots (lower(name)) where removed_at is null',
})
@ObjectType({ implements: Node, description: 'A place on the campus where buyer and seller meet. Administrators keep the list.' })
export class CampusSpot {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'removedAt' | 'mapX' | 'mapY' | 'latitude' | 'longitude';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the spot.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 80 characters, unique.' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Directions, at most 200 characters; null if the name is enough.' })
  hint!: string | null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'Distance of the pin from the left edge of the map, 0 to 100 percent of its width; null without a pin.',
  })
  mapX!: number | null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'Distance of the pin from the top edge of the map, 0 to 100 percent of its height; null without a pin.',
  })
  mapY!: number | null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, { nullable: true, description: 'Latitude in degrees north; null if unknown.' })
  latitude!: number | null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, { nullable: true, description: 'Longitude in degrees east; null if unknown.' })
  longitude!: number | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was removed. Earlier meetings keep it. Null while it is available.' })
  removedAt!: Date | null;

  @UpdatedAt()
  updatedAt!: Date;
}
