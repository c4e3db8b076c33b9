import { Migration } from '@mikro-orm/migrations';

export class Migration20261127052719 extends Migration {
  override name = 'Migration20261127052719';

  override up(): void | Promise<void> {
    // The index goes with the column.
    this.addSql(`alter table "products" drop column "is_open";`);
    this.addSql(
      `alter table "products" add "held_since" timestamptz null, add "is_open" boolean generated always as (not paused and not expired and held_since is null) stored not null;`,
    );
    this.addSql(`create index products_available on products (seller_id) where deleted_at is null and is_open and in_stock;`);

    this.addSql(
      `alter table "doubtful_listings" add "holds" boolean not null default false, add "refused_at" timestamptz null, add "refusal" text null;`,
    );
    this.addSql(`drop index "doubtful_listings_open";`);
    this.addSql(`create index doubtful_listings_open on doubtful_listings (id desc) where approved_at is null and refused_at is null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "audit_entries" where "action" = 'LISTING_REFUSED';`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );

    this.addSql(`drop index "doubtful_listings_open";`);
    this.addSql(`alter table "doubtful_listings" drop column "holds", drop column "refused_at", drop column "refusal";`);
    this.addSql(`create index doubtful_listings_open on doubtful_listings (id desc) where approved_at is null;`);

    // What nobody has looked at stays off the lists.
    this.addSql(`update "products" set "paused" = true where "held_since" is not null;`);
    this.addSql(`alter table "products" drop column "is_open", drop column "held_since";`);
    this.addSql(`alter table "products" add "is_open" bool generated always as ((NOT paused) AND (NOT expired)) stored not null;`);
    this.addSql(`create index products_available on products (seller_id) where deleted_at is null and is_open and in_stock;`);
  }
}
