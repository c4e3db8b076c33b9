import { Migration } from '@mikro-orm/migrations';

/** Blocks between two users. */
export class Migration20261122172456 extends Migration {
  override name = 'Migration20261122172456';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "blocks" ("id" bigserial primary key, "blocker_id" bigint not null, "blocked_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index blocks_blocked on blocks (blocked_id, blocker_id);`);
    this.addSql(`create unique index blocks_once on blocks (blocker_id, blocked_id);`);

    this.addSql(
      `alter table "blocks" add constraint "blocks_blocker_id_foreign" foreign key ("blocker_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "blocks" add constraint "blocks_blocked_id_foreign" foreign key ("blocked_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "blocks" cascade;`);
  }
}
