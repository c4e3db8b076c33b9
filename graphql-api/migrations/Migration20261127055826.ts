import { Migration } from '@mikro-orm/migrations';

export class Migration20261127055826 extends Migration {
  override name = 'Migration20261127055826';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "budgets" ("key" text not null, "points" double precision not null, "at" double precision not null, primary key ("key"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "budgets" cascade;`);
  }
}
