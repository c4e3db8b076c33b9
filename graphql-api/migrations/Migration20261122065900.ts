import { Migration } from '@mikro-orm/migrations';

export class Migration20261122065900 extends Migration {
  override name = 'Migration20261122065900';

  override up(): void | Promise<void> {
    this.addSql(`alter table "access_tokens" add "can_admin" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "access_tokens" drop column "can_admin";`);
  }
}
