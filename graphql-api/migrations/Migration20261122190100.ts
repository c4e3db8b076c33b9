import { Migration } from '@mikro-orm/migrations';

/** The log of searches, users' own last searches, and synonyms in the activity log. */
export class Migration20261122190100 extends Migration {
  override name = 'Migration20261122190100';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "logged_searches" ("id" bigserial primary key, "text" text not null, "searches" int not null, "found" boolean not null, "suggestible" boolean not null, "last_searched_at" timestamptz not null default now());`,
    );
    this.addSql(`create index logged_searches_prefix on logged_searches (text text_pattern_ops);`);
    this.addSql(`alter table "logged_searches" add constraint "logged_searches_text" unique ("text");`);

    this.addSql(
      `create table "recent_searches" ("id" bigserial primary key, "user_id" bigint not null, "text" text not null, "searched_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "recent_searches" add constraint "recent_searches_once" unique ("user_id", "text");`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED'));`,
    );

    this.addSql(
      `alter table "recent_searches" add constraint "recent_searches_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "logged_searches" cascade;`);
    this.addSql(`drop table if exists "recent_searches" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_DELETED'));`,
    );
  }
}
