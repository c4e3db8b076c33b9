import { Migration } from '@mikro-orm/migrations';

export class Migration20261128141420 extends Migration {
  override name = 'Migration20261128141420';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "photo_uploads" ("id" bigserial primary key, "user_id" bigint not null, "photo_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "photo_uploads_photo" on "photo_uploads" ("photo_id");`);
    this.addSql(`create index "photo_uploads_created" on "photo_uploads" ("created_at");`);
    this.addSql(`alter table "photo_uploads" add constraint "photo_uploads_user_photo" unique ("user_id", "photo_id");`);

    this.addSql(`alter table "photo_uploads" add constraint "photo_uploads_user_id_foreign" foreign key ("user_id") references "users" ("id");`);
    this.addSql(`alter table "photo_uploads" add constraint "photo_uploads_photo_id_foreign" foreign key ("photo_id") references "photos" ("id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "photo_uploads" cascade;`);
  }
}
