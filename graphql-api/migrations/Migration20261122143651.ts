import { Migration } from '@mikro-orm/migrations';

export class Migration20261122143651 extends Migration {
  override name = 'Migration20261122143651';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "doubtful_listings" ("id" bigserial primary key, "product_id" bigint not null, "concerns" text not null, "created_at" timestamptz not null default now(), "approved_at" timestamptz null);`,
    );
    this.addSql(`create index doubtful_listings_open on doubtful_listings (id desc) where approved_at is null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED'));`,
    );

    this.addSql(
      `alter table "doubtful_listings" add constraint "doubtful_listings_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "doubtful_listings" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED'));`,
    );
  }
}
