import { Migration } from '@mikro-orm/migrations';

export class Migration20261122062000 extends Migration {
  override name = 'Migration20261122062000';

  override up(): void | Promise<void> {
    // Unlogged: the counts of a quarter of an hour need not outlive a crash of the database.
    this.addSql(
      `create unlogged table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rate_limits" cascade;`);
  }
}
