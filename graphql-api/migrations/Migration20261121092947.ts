import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092947 extends Migration {
  override name = 'Migration20261121092947';

  override up(): void | Promise<void> {
    this.addSql(`alter table "categories" add "product_count" int not null default 0;`);
    this.addSql(`update categories c set product_count = (select count(*) from products p where p.category_id = c.id and p.deleted_at is null);`);

    this.addSql(`create index products_category_price on products (category_id, price, id desc) where deleted_at is null and quantity > 0;`);
    this.addSql(
      `create or replace function "products_products_kept_count_fn"() returns trigger as \$\$ begin if tg_op = 'UPDATE' and new.category_id = old.category_id and (new.deleted_at is null) = (old.deleted_at is null) then return null; end if;     if tg_op <> 'INSERT' and old.deleted_at is null then update categories set product_count = product_count - 1 where id = old.category_id; end if;     if tg_op <> 'DELETE' and new.deleted_at is null then update categories set product_count = product_count + 1 where id = new.category_id; end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "products_kept_count" AFTER INSERT OR UPDATE OR DELETE on "products" for each ROW execute function "products_products_kept_count_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "categories" drop column "product_count";`);

    this.addSql(`drop index "products_category_price";`);
    this.addSql(`drop trigger if exists "products_kept_count" on "products";`);
    this.addSql(`drop function if exists "products_products_kept_count_fn"();`);
  }
}
