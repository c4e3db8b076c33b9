import { Migration } from '@mikro-orm/migrations';

export class Migration20261127120925 extends Migration {
  override name = 'Migration20261127120925';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "external_id" text null;`);
    this.addSql(`create unique index products_external_id on products (seller_id, external_id) where external_id is not null;`);

    this.addSql(`alter table "bulk_jobs" drop constraint "bulk_jobs_kind_check";`);
    this.addSql(
      `alter table "bulk_jobs" add "dry_run" boolean not null default false, add "lines" int null, add "created" int not null default 0, add "failed" int not null default 0;`,
    );
    this.addSql(
      `alter table "bulk_jobs" add constraint "bulk_jobs_kind_check" check ("kind" in ('ORDERS', 'USERS', 'PRODUCTS', 'REVIEWS', 'MESSAGES', 'POINTS', 'EVENTS', 'USER_DATA', 'IMPORT_USERS', 'IMPORT_CATEGORIES', 'IMPORT_PRODUCTS'));`,
    );

    this.addSql(`alter table "bulk_chunks" add "is_source" boolean not null default false;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'DATA_IMPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );

    this.addSql(`alter table "bulk_chunks" drop column "is_source";`);

    this.addSql(`alter table "bulk_jobs" drop constraint "bulk_jobs_kind_check";`);
    this.addSql(`alter table "bulk_jobs" drop column "dry_run", drop column "lines", drop column "created", drop column "failed";`);
    this.addSql(
      `alter table "bulk_jobs" add constraint "bulk_jobs_kind_check" check ("kind" in ('ORDERS', 'USERS', 'PRODUCTS', 'REVIEWS', 'MESSAGES', 'POINTS', 'EVENTS', 'USER_DATA'));`,
    );

    this.addSql(`drop index "products_external_id";`);
    this.addSql(`alter table "products" drop column "external_id";`);
  }
}
