import { Migration } from '@mikro-orm/migrations';

/** Announcements, and what the activity log says of them and of campus spots. */
export class Migration20261122211256 extends Migration {
  override name = 'Migration20261122211256';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "announcements" ("id" bigserial primary key, "title" text not null, "text" text not null, "audience" text not null default 'EVERYBODY', "created_at" timestamptz not null default now(), "until" timestamptz not null);`,
    );
    this.addSql(`create index announcements_until on announcements (until);`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED'));`,
    );

    this.addSql(
      `alter table "announcements" add constraint "announcements_audience_check" check ("audience" in ('EVERYBODY', 'STUDENTS', 'ADMINISTRATORS'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "announcements" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED'));`,
    );
  }
}
