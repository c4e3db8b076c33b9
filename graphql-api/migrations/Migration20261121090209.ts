import { Migration } from '@mikro-orm/migrations';

export class Migration20261121090209 extends Migration {
  override name = 'Migration20261121090209';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "rejections" ("id" bigserial primary key, "user_id" bigint not null, "concerns" text not null, "punished" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index rejections_user on rejections (user_id, created_at);`);

    this.addSql(
      `alter table "rejections" add constraint "rejections_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rejections" cascade;`);
  }
}
