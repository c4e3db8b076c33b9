import { Migration } from '@mikro-orm/migrations';

/** Notifications, and how users want to be told. */
export class Migration20261122175136 extends Migration {
  override name = 'Migration20261122175136';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notification_settings" ("user_id" bigint not null, "channels" jsonb not null default '{}', "quiet_from" int not null default 0, "quiet_until" int not null default 0, "daily_mail" boolean not null default false, "daily_mail_at" timestamptz null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "notifications" ("id" bigserial primary key, "user_id" bigint not null, "event_id" bigint not null, "kind" text not null, "subject_type" text not null, "subject_id" bigint not null, "actor_id" bigint null, "words" text not null, "link" text not null, "group_key" text null, "mailed" boolean not null default false, "created_at" timestamptz not null default now(), "read_at" timestamptz null);`,
    );
    this.addSql(`create index notifications_unread on notifications (user_id) where read_at is null;`);
    this.addSql(`create index notifications_user on notifications (user_id, id desc);`);
    this.addSql(`alter table "notifications" add constraint "notifications_once" unique ("user_id", "event_id", "kind");`);

    this.addSql(
      `alter table "notification_settings" add constraint "notification_settings_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notification_settings" cascade;`);
    this.addSql(`drop table if exists "notifications" cascade;`);
  }
}
