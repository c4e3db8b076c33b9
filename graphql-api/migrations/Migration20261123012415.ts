import { Migration } from '@mikro-orm/migrations';

export class Migration20261123012415 extends Migration {
  override name = 'Migration20261123012415';

  override up(): void | Promise<void> {
    this.addSql(`alter table "messages" add "removed_at" timestamptz null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );

    this.addSql(`alter table "reports" drop constraint "reports_kind_check";`);
    this.addSql(`alter table "reports" add "wanted_post_id" bigint null;`);
    this.addSql(
      `alter table "reports" add constraint "reports_wanted_post_id_foreign" foreign key ("wanted_post_id") references "wanted_posts" ("id") on delete set null;`,
    );
    this.addSql(`alter table "reports" add constraint "reports_kind_check" check ("kind" in ('PRODUCT', 'USER', 'MESSAGE', 'WANTED_POST'));`);
    this.addSql(`drop index "reports_open_once";`);
    this.addSql(`drop index "reports_open";`);
    this.addSql(
      `create unique index reports_open_once on reports (reporter_id, kind, coalesce(message_id, product_id, wanted_post_id, user_id)) where decided_at is null;`,
    );
    this.addSql(`create index reports_open on reports (kind, coalesce(message_id, product_id, wanted_post_id, user_id)) where decided_at is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "reports" where "kind" = 'WANTED_POST';`);
    this.addSql(`drop index "reports_open_once";`);
    this.addSql(`drop index "reports_open";`);
    this.addSql(
      `create unique index reports_open_once on reports (reporter_id, kind, coalesce(message_id, product_id, user_id)) where decided_at is null;`,
    );
    this.addSql(`create index reports_open on reports (kind, coalesce(message_id, product_id, user_id)) where decided_at is null;`);
    this.addSql(`alter table "reports" drop constraint "reports_wanted_post_id_foreign";`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );

    this.addSql(`alter table "messages" drop column "removed_at";`);

    this.addSql(`alter table "reports" drop constraint "reports_kind_check";`);
    this.addSql(`alter table "reports" drop column "wanted_post_id";`);
    this.addSql(`alter table "reports" add constraint "reports_kind_check" check ("kind" in ('PRODUCT', 'USER', 'MESSAGE'));`);
  }
}
