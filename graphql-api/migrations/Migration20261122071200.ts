import { Migration } from '@mikro-orm/migrations';

/** Sold-out products come last in lists: the indexes that lists are read from begin with it. */
export class Migration20261122071200 extends Migration {
  override name = 'Migration20261122071200';

  override up(): void | Promise<void> {
    this.addSql(`drop index "products_open", "products_category", "products_price";`);
    this.addSql(`create index products_open on products (in_stock desc, id desc) where deleted_at is null;`);
    this.addSql(`create index products_category on products (category_id, in_stock desc, id desc) where deleted_at is null;`);
    this.addSql(`create index products_price on products (in_stock desc, price, id desc) where deleted_at is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "products_open", "products_category", "products_price";`);
    this.addSql(`create index products_open on products (id desc) where deleted_at is null;`);
    this.addSql(`create index products_category on products (category_id, id desc) where deleted_at is null;`);
    this.addSql(`create index products_price on products (price, id desc) where deleted_at is null;`);
  }
}
