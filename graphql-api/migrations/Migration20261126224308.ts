import { Migration } from '@mikro-orm/migrations';

export class Migration20261126224308 extends Migration {
  override name = 'Migration20261126224308';

  override up(): void | Promise<void> {
    this.addSql(`alter table "access_tokens" add "scopes" text[] null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "access_tokens" drop column "scopes";`);
  }
}
