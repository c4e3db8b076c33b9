import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One encoded width of a photo, if the database is the photo store. */
@Entity({ tableName: 'photo_files' })
export class PhotoFile {
  @PrimaryKey({ type: 'text' })
  hash!: string;

  /** Width in pixels. */
  @PrimaryKey({ type: 'integer' })
  width!: number;

  @Property({ type: 'blob' })
  bytes!: Buffer;
}
