import { Migration } from '@mikro-orm/migrations';

export class Migration20261121224654 extends Migration {
  override name = 'Migration20261121224654';

  override up(): void | Promise<void> {
    this.addSql(`drop index "products_category_price";`);
    // Adding the column writes the table anew, and so leaves room on its pages: a row that changes in no index then stays on its page.
    this.addSql(`alter table "products" set (fillfactor = 90);`);
    this.addSql(`alter table "products" add "in_stock" boolean generated always as (quantity > 0) stored not null;`);
    this.addSql(`create index products_category_in_stock on products (category_id, price, id desc) where deleted_at is null and in_stock;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "products_category_in_stock";`);
    this.addSql(`alter table "products" drop column "in_stock";`);
    this.addSql(`alter table "products" reset (fillfactor);`);
    this.addSql(`create index products_category_price on products (category_id, price, id desc) where deleted_at is null and quantity > 0;`);
  }
}
