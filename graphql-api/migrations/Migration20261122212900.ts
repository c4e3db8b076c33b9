import { Migration } from '@mikro-orm/migrations';

/** Browsers that show notifications, what waits to be sent to them, and the keys that sign it. */
export class Migration20261122212900 extends Migration {
  override name = 'Migration20261122212900';

  override up(): void | Promise<void> {
    this.addSql(`create table "push_keys" ("id" serial primary key, "public_key" text not null, "private_key" text not null);`);

    this.addSql(
      `create table "push_subscriptions" ("id" bigserial primary key, "user_id" bigint not null, "session_id" bigint not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "push_subscriptions" add constraint "push_subscriptions_endpoint" unique ("endpoint");`);
    this.addSql(`create index push_subscriptions_session on push_subscriptions (session_id);`);
    this.addSql(`create index push_subscriptions_user on push_subscriptions (user_id, id);`);

    this.addSql(
      `create table "outgoing_pushes" ("id" bigserial primary key, "subscription_id" bigint not null, "event_id" bigint not null, "kind" text not null, "text" text not null, "link" text not null, "group_key" text null, "tries" int not null default 0, "next_try_at" timestamptz not null default now(), "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index outgoing_pushes_due on outgoing_pushes (next_try_at);`);
    this.addSql(`alter table "outgoing_pushes" add constraint "outgoing_pushes_once" unique ("subscription_id", "event_id", "kind");`);

    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "outgoing_pushes" add constraint "outgoing_pushes_subscription_id_foreign" foreign key ("subscription_id") references "push_subscriptions" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "outgoing_pushes";`);
    this.addSql(`drop table "push_subscriptions";`);
    this.addSql(`drop table "push_keys";`);
  }
}
