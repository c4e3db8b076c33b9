import { Migration } from '@mikro-orm/migrations';

export class Migration20261126230917 extends Migration {
  override name = 'Migration20261126230917';

  override up(): void | Promise<void> {
    this.addSql(`alter table "webhooks" add "query" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhooks" drop column "query";`);
  }
}
