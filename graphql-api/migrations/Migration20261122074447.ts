import { Migration } from '@mikro-orm/migrations';

export class Migration20261122074447 extends Migration {
  override name = 'Migration20261122074447';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "orders" add "updated_at" timestamptz not null default now();`);
    // What is known of the rows that are there: a product when it was listed, an order when its status last changed.
    this.addSql(`update "products" set "updated_at" = "created_at";`);
    this.addSql(
      `update "orders" set "updated_at" = (select coalesce(max(e."at"), "orders"."created_at") from "order_events" e where e."order_id" = "orders"."id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "orders" drop column "updated_at";`);

    this.addSql(`alter table "products" drop column "updated_at";`);
  }
}
