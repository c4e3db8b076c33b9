import { Migration } from '@mikro-orm/migrations';

export class Migration20261126175500 extends Migration {
  override name = 'Migration20261126175500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "doubtful_listings" add "of_pictures" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "doubtful_listings" drop column "of_pictures";`);
  }
}
