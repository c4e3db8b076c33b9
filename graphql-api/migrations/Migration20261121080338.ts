import { Migration } from '@mikro-orm/migrations';

export class Migration20261121080338 extends Migration {
  override name = 'Migration20261121080338';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entries" ("id" bigserial primary key, "actor_id" bigint not null, "action" text not null, "subject" text not null, "user_id" bigint null, "details" text null, "created_at" timestamptz not null default now());`,
    );

    this.addSql(
      `create table "access_tokens" ("id" bigserial primary key, "user_id" bigint not null, "name" text not null, "token_hash" text not null, "can_write" boolean not null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "last_used_at" timestamptz null);`,
    );
    this.addSql(`create index "access_tokens_user_id_index" on "access_tokens" ("user_id");`);
    this.addSql(`alter table "access_tokens" add constraint "access_tokens_token_hash_unique" unique ("token_hash");`);

    this.addSql(`alter table "contact_messages" add "handled_at" timestamptz null;`);

    this.addSql(`alter table "audit_entries" add constraint "audit_entries_actor_id_foreign" foreign key ("actor_id") references "users" ("id");`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED'));`,
    );

    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audit_entries" cascade;`);
    this.addSql(`drop table if exists "access_tokens" cascade;`);

    this.addSql(`alter table "contact_messages" drop column "handled_at";`);
  }
}
