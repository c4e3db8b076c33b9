import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** An uploaded picture after re-encoding; its widths lie in the photo store under `hash`. */
@Entity({ tableName: 'photos' })
export class StoredPhoto {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /**
   * 128 random bits, part of the URL: a URL never changes what it shows, and who has the picture cannot compute it. Of photos before that
   * it is a hash of the content.
   */
  @Property({ type: 'text' })
  @Unique()
  hash!: string;

  /** SHA-256 of the encoded content, which never leaves the server: the same picture is kept once. Null where `hash` is one. */
  @Property({ type: 'text', nullable: true })
  @Unique({ name: 'photos_content_hash_unique' })
  contentHash!: string | null;

  /** What the picture looks like, to find it in another size or encoding (photo-codec.ts). Null of photos from before, and where there is little to see. */
  @Property({ type: 'string', columnType: 'bit(672)', nullable: true })
  lookHash!: string | null;

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
