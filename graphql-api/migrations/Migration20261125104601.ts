import { Migration } from '@mikro-orm/migrations';

/** How many orders a buyer may have open, and place in an hour. */
export class Migration20261125104601 extends Migration {
  override name = 'Migration20261125104601';

  override up(): void | Promise<void> {
    this.addSql(`create index orders_open on orders (buyer_id, seller_id) where status not in ('DELIVERED', 'CANCELLED');`);
    // Orders of one buyer take turns, and each statement of a volatile function sees what was committed before it began: the counts are exact.
    this.addSql(String.raw`create function order_budget(buyer bigint, seller bigint, most_open int, most_with_seller int, most_an_hour int)
      returns text language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('order_budget', buyer));
        if (select count(*) from orders where buyer_id = buyer and seller_id = seller and status not in ('DELIVERED', 'CANCELLED')) >= most_with_seller then
          return 'OPEN_WITH_SELLER';
        end if;
        if (select count(*) from orders where buyer_id = buyer and status not in ('DELIVERED', 'CANCELLED')) >= most_open then
          return 'OPEN';
        end if;
        if (select created_at from orders where buyer_id = buyer order by id desc offset most_an_hour - 1 limit 1) > now() - interval '1 hour' then
          return 'HOUR';
        end if;
        return null;
      end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function order_budget(bigint, bigint, int, int, int);`);
    this.addSql(`drop index "orders_open";`);
  }
}
