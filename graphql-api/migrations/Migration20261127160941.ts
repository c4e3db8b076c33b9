import { Migration } from '@mikro-orm/migrations';

export class Migration20261127160941 extends Migration {
  override name = 'Migration20261127160941';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "oauth_keys" ("id" int not null, "sealed" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "apps" ("id" bigserial primary key, "owner_id" bigint not null, "client_id" text not null, "secret_hash" text null, "name" text not null, "logo" text null, "homepage" text not null, "redirect_uris" text[] not null, "scopes" text[] not null, "approved_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "apps" add constraint "apps_client_id_unique" unique ("client_id");`);
    this.addSql(`create index "apps_owner" on "apps" ("owner_id", "id");`);

    this.addSql(
      `create table "app_grants" ("id" bigserial primary key, "user_id" bigint not null, "app_id" bigint not null, "token_id" bigint not null, "granted_at" timestamptz not null default now(), "updated_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "app_grants_app_id_index" on "app_grants" ("app_id");`);
    this.addSql(`alter table "app_grants" add constraint "app_grants_token_id_unique" unique ("token_id");`);
    this.addSql(`alter table "app_grants" add constraint "app_grants_once" unique ("user_id", "app_id");`);

    this.addSql(
      `create table "oauth_items" ("id" bigserial primary key, "kind" text not null, "id_hash" text not null, "uid_hash" text null, "grant_hash" text null, "app_grant_id" bigint null, "payload" jsonb not null, "expires_at" timestamptz not null);`,
    );
    this.addSql(`create index "oauth_items_end" on "oauth_items" ("expires_at");`);
    this.addSql(`create index oauth_items_app_grant on oauth_items (app_grant_id) where app_grant_id is not null;`);
    this.addSql(`create index oauth_items_grant on oauth_items (grant_hash) where grant_hash is not null;`);
    this.addSql(`create index oauth_items_uid on oauth_items (uid_hash) where uid_hash is not null;`);
    this.addSql(`create unique index oauth_items_once on oauth_items (kind, id_hash);`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SEASON_CREATED', 'SEASON_CHANGED', 'SEASON_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'APP_APPROVED', 'APP_DELETED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );

    this.addSql(`alter table "apps" add constraint "apps_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`);
    this.addSql(
      `create or replace function "apps_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "apps" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "apps_updated_at_fn"();`);

    this.addSql(
      `alter table "app_grants" add constraint "app_grants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "app_grants" add constraint "app_grants_app_id_foreign" foreign key ("app_id") references "apps" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "app_grants" add constraint "app_grants_token_id_foreign" foreign key ("token_id") references "access_tokens" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "app_grants_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "app_grants" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "app_grants_updated_at_fn"();`);

    this.addSql(
      `alter table "oauth_items" add constraint "oauth_items_app_grant_id_foreign" foreign key ("app_grant_id") references "app_grants" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "app_grants" drop constraint "app_grants_app_id_foreign";`);
    this.addSql(`alter table "oauth_items" drop constraint "oauth_items_app_grant_id_foreign";`);

    this.addSql(`drop table if exists "oauth_keys" cascade;`);
    this.addSql(`drop trigger if exists "updated_at" on "apps";`);
    this.addSql(`drop function if exists "apps_updated_at_fn"();`);
    this.addSql(`drop table if exists "apps" cascade;`);
    this.addSql(`drop trigger if exists "updated_at" on "app_grants";`);
    this.addSql(`drop function if exists "app_grants_updated_at_fn"();`);
    this.addSql(`drop table if exists "app_grants" cascade;`);
    this.addSql(`drop table if exists "oauth_items" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SEASON_CREATED', 'SEASON_CHANGED', 'SEASON_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );
  }
}
