import { Migration } from '@mikro-orm/migrations';

/** Whether others see more of a user than the name. */
export class Migration20261122210500 extends Migration {
  override name = 'Migration20261122210500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "profile_private" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "profile_private";`);
  }
}
