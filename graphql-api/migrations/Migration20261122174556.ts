import { Migration } from '@mikro-orm/migrations';

/** Reports, decisions of administrators with their appeals, suspensions and bans. */
export class Migration20261122174556 extends Migration {
  override name = 'Migration20261122174556';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reports" ("id" bigserial primary key, "reporter_id" bigint not null, "kind" text not null, "user_id" bigint not null, "product_id" bigint null, "message_id" bigint null, "subject" text not null, "reason" text not null, "text" text null, "created_at" timestamptz not null default now(), "decided_at" timestamptz null, "action" text null);`,
    );
    this.addSql(`create index reports_decided on reports (decided_at);`);
    this.addSql(`create index reports_user on reports (user_id);`);
    this.addSql(`create index reports_open on reports (kind, coalesce(message_id, product_id, user_id)) where decided_at is null;`);
    this.addSql(
      `create unique index reports_open_once on reports (reporter_id, kind, coalesce(message_id, product_id, user_id)) where decided_at is null;`,
    );

    this.addSql(
      `create table "decisions" ("id" bigserial primary key, "user_id" bigint not null, "actor_id" bigint not null, "action" text not null, "subject" text null, "reason" text not null, "until" timestamptz null, "created_at" timestamptz not null default now(), "appeal_code" text not null, "appeal" text null, "appealed_at" timestamptz null, "granted" boolean null, "answer" text null, "answered_at" timestamptz null);`,
    );
    this.addSql(`alter table "decisions" add constraint "decisions_appeal_code_unique" unique ("appeal_code");`);
    this.addSql(`create index decisions_appealed on decisions (id) where appealed_at is not null and answered_at is null;`);
    this.addSql(`create index decisions_user on decisions (user_id, id desc);`);

    this.addSql(`alter table "users" add "suspended_until" timestamptz null, add "banned_at" timestamptz null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED'));`,
    );

    this.addSql(`alter table "reports" add constraint "reports_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id");`);
    this.addSql(`alter table "reports" add constraint "reports_user_id_foreign" foreign key ("user_id") references "users" ("id");`);
    this.addSql(
      `alter table "reports" add constraint "reports_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_message_id_foreign" foreign key ("message_id") references "messages" ("id") on delete set null;`,
    );
    this.addSql(`alter table "reports" add constraint "reports_kind_check" check ("kind" in ('PRODUCT', 'USER', 'MESSAGE'));`);
    this.addSql(
      `alter table "reports" add constraint "reports_reason_check" check ("reason" in ('PROHIBITED', 'SCAM', 'ABUSE', 'WRONG_DETAILS', 'NO_SHOW', 'OTHER'));`,
    );
    this.addSql(`alter table "reports" add constraint "reports_action_check" check ("action" in ('DISMISS', 'REMOVE', 'WARN', 'SUSPEND', 'BAN'));`);

    this.addSql(`alter table "decisions" add constraint "decisions_user_id_foreign" foreign key ("user_id") references "users" ("id");`);
    this.addSql(`alter table "decisions" add constraint "decisions_actor_id_foreign" foreign key ("actor_id") references "users" ("id");`);
    this.addSql(
      `alter table "decisions" add constraint "decisions_action_check" check ("action" in ('DISMISS', 'REMOVE', 'WARN', 'SUSPEND', 'BAN'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reports" cascade;`);
    this.addSql(`drop table if exists "decisions" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED'));`,
    );

    this.addSql(`alter table "users" drop column "suspended_until", drop column "banned_at";`);
  }
}
