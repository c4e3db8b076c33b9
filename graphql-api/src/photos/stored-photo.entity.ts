import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** An uploaded picture after re-encoding; its widths lie in the photo store under `hash`. */
@Entity({ tableName: 'photos' })
export class StoredPhoto {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** Hash of the encoded content, part of the URL: a URL never changes what it shows. */
  @Property({ type: 'text' })
  @Unique()
  hash!: string;

  /** Pixels of the largest width kept. */
  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  /** Average colour as #rrggbb, shown until the picture is there. */
  @Property({ type: 'text' })
  color!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
