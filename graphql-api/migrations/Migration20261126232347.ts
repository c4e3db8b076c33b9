import { Migration } from '@mikro-orm/migrations';

export class Migration20261126232347 extends Migration {
  override name = 'Migration20261126232347';

  override up(): void | Promise<void> {
    this.addSql(`alter table "access_tokens" add "prefix" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "access_tokens" drop column "prefix";`);
  }
}
