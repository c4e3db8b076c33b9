import { Migration } from '@mikro-orm/migrations';

export class Migration20261125230610 extends Migration {
  override name = 'Migration20261125230610';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "courses" ("id" bigserial primary key, "code" text not null, "name" text not null, "department" text not null, "retired_at" timestamptz null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "courses" add constraint "courses_code" unique ("code");`);

    this.addSql(`create table "product_courses" ("id" bigserial primary key, "product_id" bigint not null, "course_id" bigint not null);`);
    this.addSql(`create index "product_courses_course" on "product_courses" ("course_id");`);
    this.addSql(`alter table "product_courses" add constraint "product_courses_once" unique ("product_id", "course_id");`);

    this.addSql(
      `create table "followed_courses" ("id" bigserial primary key, "user_id" bigint not null, "course_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "followed_courses_course" on "followed_courses" ("course_id");`);
    this.addSql(`alter table "followed_courses" add constraint "followed_courses_once" unique ("user_id", "course_id");`);

    this.addSql(`alter table "saved_searches" add "course_codes" text[] null, add "isbn" text null;`);

    this.addSql(`alter table "products" add "isbn" text null;`);
    this.addSql(`create index "products_isbn" on "products" ("isbn") where "isbn" is not null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );

    this.addSql(`alter table "wanted_posts" add "course_codes" text[] null, add "isbn" text null;`);

    this.addSql(
      `create or replace function "courses_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "courses" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "courses_act_changes_fn"();`);

    this.addSql(
      `alter table "product_courses" add constraint "product_courses_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "product_courses" add constraint "product_courses_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "product_courses_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "product_courses" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "product_courses_act_changes_fn"();`);

    this.addSql(
      `alter table "followed_courses" add constraint "followed_courses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "followed_courses" add constraint "followed_courses_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "followed_courses_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "followed_courses" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "followed_courses_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product_courses" drop constraint "product_courses_course_id_foreign";`);
    this.addSql(`alter table "followed_courses" drop constraint "followed_courses_course_id_foreign";`);

    this.addSql(`drop trigger if exists "act_changes" on "courses";`);
    this.addSql(`drop function if exists "courses_act_changes_fn"();`);
    this.addSql(`drop table if exists "courses" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "product_courses";`);
    this.addSql(`drop function if exists "product_courses_act_changes_fn"();`);
    this.addSql(`drop table if exists "product_courses" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "followed_courses";`);
    this.addSql(`drop function if exists "followed_courses_act_changes_fn"();`);
    this.addSql(`drop table if exists "followed_courses" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );

    this.addSql(`drop index "products_isbn";`);
    this.addSql(`alter table "products" drop column "isbn";`);

    this.addSql(`alter table "saved_searches" drop column "course_codes", drop column "isbn";`);

    this.addSql(`alter table "wanted_posts" drop column "course_codes", drop column "isbn";`);
  }
}
