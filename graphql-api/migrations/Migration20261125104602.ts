import { Migration } from '@mikro-orm/migrations';

/** How many events a notification stands for, and when a person was last mailed about what another did. */
export class Migration20261125104602 extends Migration {
  override name = 'Migration20261125104602';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" add "count" int not null default 1;`);
    this.addSql(
      `create table "mail_paces" ("user_id" bigint not null, "actor_id" bigint not null, "mailed_at" timestamptz not null, primary key ("user_id", "actor_id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_paces" cascade;`);
    this.addSql(`alter table "notifications" drop column "count";`);
  }
}
