import { Migration } from '@mikro-orm/migrations';

export class Migration20261127203927 extends Migration {
  override name = 'Migration20261127203927';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulk_jobs" add "token_scopes" text[] null;`);

    this.addSql(`alter table "webhooks" add "token_scopes" text[] null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bulk_jobs" drop column "token_scopes";`);

    this.addSql(`alter table "webhooks" drop column "token_scopes";`);
  }
}
