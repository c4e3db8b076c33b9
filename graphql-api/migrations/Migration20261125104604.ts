import { Migration } from '@mikro-orm/migrations';

/** The hash of a photo's content, apart from its name. Photos before that keep their name, which is a hash. */
export class Migration20261125104604 extends Migration {
  override name = 'Migration20261125104604';

  override up(): void | Promise<void> {
    this.addSql(`alter table "photos" add "content_hash" text null;`);
    this.addSql(`alter table "photos" add constraint "photos_content_hash_unique" unique ("content_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "photos" drop column "content_hash";`);
  }
}
