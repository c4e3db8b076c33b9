import { Migration } from '@mikro-orm/migrations';

export class Migration20261127131500 extends Migration {
  override name = 'Migration20261127131500';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "seasons" ("id" bigserial primary key, "title" text not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "seasons_ends_at" on "seasons" ("ends_at");`);

    this.addSql(`create index products_spot on products (spot_id) where deleted_at is null and is_open and spot_id is not null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SEASON_CREATED', 'SEASON_CHANGED', 'SEASON_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );

    this.addSql(
      `create or replace function "seasons_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "seasons" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "seasons_updated_at_fn"();`);
    this.addSql(
      `create or replace function "seasons_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "seasons" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "seasons_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "updated_at" on "seasons";`);
    this.addSql(`drop function if exists "seasons_updated_at_fn"();`);
    this.addSql(`drop trigger if exists "act_changes" on "seasons";`);
    this.addSql(`drop function if exists "seasons_act_changes_fn"();`);
    this.addSql(`drop table if exists "seasons" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );

    this.addSql(`drop index "products_spot";`);
  }
}
