import { Migration } from '@mikro-orm/migrations';

export class Migration20261127162020 extends Migration {
  override name = 'Migration20261127162020';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "campus_maps" ("id" bigserial primary key, "photo_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "campus_maps_photo" on "campus_maps" ("photo_id");`);
    this.addSql(`create unique index campus_maps_one on campus_maps ((true));`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'MAP_CHANGED', 'SEASON_CREATED', 'SEASON_CHANGED', 'SEASON_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'APP_APPROVED', 'APP_DELETED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );

    this.addSql(`alter table "campus_maps" add constraint "campus_maps_photo_id_foreign" foreign key ("photo_id") references "photos" ("id");`);
    this.addSql(
      `create or replace function "campus_maps_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "campus_maps" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "campus_maps_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "act_changes" on "campus_maps";`);
    this.addSql(`drop function if exists "campus_maps_act_changes_fn"();`);
    this.addSql(`drop table if exists "campus_maps" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SEASON_CREATED', 'SEASON_CHANGED', 'SEASON_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'APP_APPROVED', 'APP_DELETED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );
  }
}
