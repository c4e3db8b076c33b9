import { Migration } from '@mikro-orm/migrations';

export class Migration20261127204746 extends Migration {
  override name = 'Migration20261127204746';

  override up(): void | Promise<void> {
    this.addSql(`create index "reviews_updated" on "reviews" ("updated_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "reviews_updated";`);
  }
}
