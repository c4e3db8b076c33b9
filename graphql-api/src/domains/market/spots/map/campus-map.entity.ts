import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { StoredPhoto } from '../../../media/photos/stored-photo.entity.ts';

/** The uploaded campus map. The table has at most one row. */
@Entity({ tableName: 'campus_maps' })
@Index({ name: 'campus_maps_one', expression: 'create unique index campus_maps_one on campus_maps ((true))' })
@ObjectType({ description: 'The picture behind the pins of campus spots. Administrators upload it.' })
export class CampusMap {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => StoredPhoto)
  @Index({ name: 'campus_maps_photo' })
  photo!: StoredPhoto;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: Date;
}
