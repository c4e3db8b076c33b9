import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One encoded width of a photo, where the database is the photo store. */
@Entity({ tableName: 'photo_files' })
export class PhotoFile {
  @PrimaryKey({ type: 'text' })
  hash!: string;

  /** Pixels. */
  @PrimaryKey({ type: 'integer' })
  width!: number;

  @Property({ type: 'blob' })
  bytes!: Buffer;
}
