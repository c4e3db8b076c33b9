import { Migration } from '@mikro-orm/migrations';

/** Points of a delivery came with the proof of its handover; now they come with Delivered, and can be spent after the proof. */
export class Migration20261125094500 extends Migration {
  override name = 'Migration20261125094500';

  override up(): void | Promise<void> {
    this.addSql(`create index "points_entries_order" on "points_entries" ("order_id") where "order_id" is not null;`);
    this.addSql(`create index "orders_unproven" on "orders" ("seller_id") where "status" = 'DELIVERED' and "handover_confirmed_at" is null;`);
    this.addSql(`create index "counterpart_ratings_pair" on "counterpart_ratings" ("subject_id", "author_id", "id");`);
    // Those whose points wait get them now, unless an objection was upheld.
    this.addSql(
      `insert into "points_entries" ("user_id", "action", "points", "product_id", "order_id")
        select o."seller_id", 'Order Delivered', 100, o."product_id", o."id" from "orders" o
        where o."status" = 'DELIVERED' and o."handover_confirmed_at" is null
          and not exists (select from "delivery_disputes" d where d."order_id" = o."id" and d."outcome" = 'UPHELD')
          and not exists (select from "points_entries" e where e."order_id" = o."id" having sum(e."points") > 0)
        order by o."id";`,
    );
    this.addSql(
      `create or replace function "points_entries_points_entries_once_fn"() returns trigger as \$\$ begin if new.order_id is not null and (select coalesce(sum(e.points), 0) from points_entries e where e.order_id = new.order_id) + new.points not between 0 and 100 then raise exception 'An order has its points once'; end if;
    return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "points_entries_once" BEFORE INSERT on "points_entries" for each ROW execute function "points_entries_points_entries_once_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "points_entries_once" on "points_entries";`);
    this.addSql(`drop function if exists "points_entries_points_entries_once_fn"();`);
    // The points of unproven deliveries wait again.
    this.addSql(
      `insert into "points_entries" ("user_id", "action", "points", "product_id", "order_id")
        select o."seller_id", 'Delivery Reversed', -sum(e."points"), o."product_id", o."id" from "orders" o join "points_entries" e on e."order_id" = o."id"
        where o."status" = 'DELIVERED' and o."handover_confirmed_at" is null group by o."id" having sum(e."points") > 0 order by o."id";`,
    );
    this.addSql(`drop index "counterpart_ratings_pair";`);
    this.addSql(`drop index "orders_unproven";`);
    this.addSql(`drop index "points_entries_order";`);
  }
}
