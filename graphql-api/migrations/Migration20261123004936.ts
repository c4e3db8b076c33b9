import { Migration } from '@mikro-orm/migrations';

export class Migration20261123004936 extends Migration {
  override name = 'Migration20261123004936';

  override up(): void | Promise<void> {
    this.addSql(`alter table "messages" add "photo_id" bigint null;`);
    this.addSql(
      `alter table "messages" add constraint "messages_photo_id_foreign" foreign key ("photo_id") references "photos" ("id") on delete set null;`,
    );
    this.addSql(`create index messages_photo on messages (photo_id) where photo_id is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_photo_id_foreign";`);

    this.addSql(`drop index "messages_photo";`);
    this.addSql(`alter table "messages" drop column "photo_id";`);
  }
}
