import { Migration } from '@mikro-orm/migrations';

export class Migration20261124070656 extends Migration {
  override name = 'Migration20261124070656';

  override up(): void | Promise<void> {
    this.addSql(`create table "last_backup" ("id" int not null, "completed_at" timestamptz not null, primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "last_backup" cascade;`);
  }
}
