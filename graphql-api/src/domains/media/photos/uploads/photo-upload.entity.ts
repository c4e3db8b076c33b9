import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../../people/users/user.entity.ts';
import { StoredPhoto } from '../stored-photo.entity.ts';

/** A picture that a user uploaded for a listing that is not posted yet. */
@Entity({ tableName: 'photo_uploads' })
@Unique({ name: 'photo_uploads_user_photo', properties: ['user', 'photo'] })
@Index({ name: 'photo_uploads_created', properties: ['createdAt'] })
export class PhotoUpload {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User)
  user!: User;

  @ManyToOne(() => StoredPhoto)
  @Index({ name: 'photo_uploads_photo' })
  photo!: StoredPhoto;

  /** Time of the last upload of this picture. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
