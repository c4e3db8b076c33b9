import { Migration } from '@mikro-orm/migrations';

export class Migration20261126133540 extends Migration {
  override name = 'Migration20261126133540';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhooks" ("id" bigserial primary key, "user_id" bigint not null, "token_id" bigint null, "name" text not null, "url" text not null, "types" text[] not null, "scope" text not null, "status" text not null default 'ACTIVE', "status_reason" text null, "secret" text not null, "secret_hint" text not null, "previous_secret" text null, "previous_until" timestamptz null, "position" bigint not null, "claimed_until" timestamptz null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "webhooks_user" on "webhooks" ("user_id", "id");`);

    this.addSql(
      `create table "webhook_deliveries" ("id" bigserial primary key, "webhook_id" bigint not null, "position" bigint null, "attempt" int not null, "at" timestamptz not null default now(), "duration_ms" int not null, "status" int null, "error" text null, "request_headers" text not null, "request_body" text not null, "response_body" text null, "next_attempt_at" timestamptz null);`,
    );
    this.addSql(`create index "webhook_deliveries_at" on "webhook_deliveries" ("at");`);
    this.addSql(`create index "webhook_deliveries_webhook" on "webhook_deliveries" ("webhook_id", "id");`);

    this.addSql(
      `create table "webhook_messages" ("id" bigserial primary key, "webhook_id" bigint not null, "position" bigint not null, "subject_type" text not null, "subject_id" bigint not null, "tries" int not null default 0, "first_try_at" timestamptz null, "next_try_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "webhook_messages_due" on "webhook_messages" ("next_try_at");`);
    this.addSql(`create index "webhook_messages_subject" on "webhook_messages" ("webhook_id", "subject_type", "subject_id", "position");`);
    this.addSql(`alter table "webhook_messages" add constraint "webhook_messages_position" unique ("webhook_id", "position");`);

    this.addSql(
      `alter table "webhooks" add constraint "webhooks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "webhooks" add constraint "webhooks_scope_check" check ("scope" in ('OWN', 'ALL'));`);
    this.addSql(`alter table "webhooks" add constraint "webhooks_status_check" check ("status" in ('ACTIVE', 'PAUSED', 'FAILING', 'DISABLED'));`);

    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_error_check" check ("error" in ('ADDRESS_REFUSED', 'DNS', 'CONNECT', 'TLS', 'TIMEOUT', 'REDIRECT', 'STATUS'));`,
    );

    this.addSql(
      `alter table "webhook_messages" add constraint "webhook_messages_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_webhook_id_foreign";`);
    this.addSql(`alter table "webhook_messages" drop constraint "webhook_messages_webhook_id_foreign";`);

    this.addSql(`drop table if exists "webhooks" cascade;`);
    this.addSql(`drop table if exists "webhook_deliveries" cascade;`);
    this.addSql(`drop table if exists "webhook_messages" cascade;`);
  }
}
