import { Migration } from '@mikro-orm/migrations';

/** Indexes for what administrators search, sort and count, and for foreign keys to rows that are deleted. */
export class Migration20261125094601 extends Migration {
  override name = 'Migration20261125094601';

  override up(): void | Promise<void> {
    this.addSql(`create index "users_picture" on "users" ("picture_id") where "picture_id" is not null;`);
    this.addSql(`create index "users_created" on "users" ("created_at");`);

    this.addSql(`create index "products_photo" on "products" ("photo_id") where "photo_id" is not null;`);
    this.addSql(`create index "products_created" on "products" ("created_at");`);
    this.addSql(`create index products_available on products (seller_id) where deleted_at is null and is_open and in_stock;`);

    this.addSql(`create index "orders_photo" on "orders" ("photo_id") where "photo_id" is not null;`);
    this.addSql(`create index orders_name on orders using gin (lower(name) gin_trgm_ops) with (gin_pending_list_limit = 256);`);
    this.addSql(`create index orders_total on orders ((price * quantity), id);`);
    this.addSql(`create index "orders_status" on "orders" ("status", "created_at");`);

    this.addSql(`create index "meetings_order" on "meetings" ("order_id");`);

    this.addSql(`create index "offers_order" on "offers" ("order_id") where "order_id" is not null;`);

    this.addSql(`create index "messages_created" on "messages" ("created_at");`);
    this.addSql(`create index "messages_order" on "messages" ("order_id") where "order_id" is not null;`);

    this.addSql(`create index audit_entries_text on audit_entries using gin (lower(subject) gin_trgm_ops, lower(details) gin_trgm_ops);`);
    this.addSql(`create index "audit_entries_act" on "audit_entries" ("act_id") where "act_id" is not null;`);

    this.addSql(`create index "reports_wanted_post" on "reports" ("wanted_post_id") where "wanted_post_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_entries_text";`);
    this.addSql(`drop index "audit_entries_act";`);

    this.addSql(`drop index "meetings_order";`);

    this.addSql(`drop index "messages_created";`);
    this.addSql(`drop index "messages_order";`);

    this.addSql(`drop index "offers_order";`);

    this.addSql(`drop index "orders_photo";`);
    this.addSql(`drop index "orders_name";`);
    this.addSql(`drop index "orders_total";`);
    this.addSql(`drop index "orders_status";`);

    this.addSql(`drop index "products_photo";`);
    this.addSql(`drop index "products_created";`);
    this.addSql(`drop index "products_available";`);

    this.addSql(`drop index "reports_wanted_post";`);

    this.addSql(`drop index "users_picture";`);
    this.addSql(`drop index "users_created";`);
  }
}
