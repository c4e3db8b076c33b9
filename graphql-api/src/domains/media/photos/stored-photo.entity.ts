import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** An uploaded picture after re-encoding. Its widths are in the photo store under `hash`. */
@Entity({ tableName: 'photos' })
export class StoredPhoto {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /**
   * 128 random bits, part of the URL. A URL always shows the same picture, and knowing the picture does not reveal the URL. For photos stored before
   * this scheme, a hash of the content.
   */
  @Property({ type: 'text' })
  @Unique()
  hash!: string;

  /** SHA-256 of the encoded content, so that the same picture is stored once. It never leaves the server. Null if `hash` is a content hash. */
  @Property({ type: 'text', nullable: true })
  @Unique({ name: 'photos_content_hash_unique' })
  contentHash!: string | null;

  /**
   * Perceptual hash, for finding the picture in another size or encoding (photo-codec.ts). Null for photos stored before it existed, and if there is
   * too little to see.
   */
  @Property({ type: 'string', columnType: 'bit(672)', nullable: true })
  lookHash!: string | null;

  /** Pixel width of the largest stored width. */
  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  /** Average colour as #rrggbb, shown until the picture has loaded. */
  @Property({ type: 'text' })
  color!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
