import { Migration } from '@mikro-orm/migrations';

export class Migration20261124101035 extends Migration {
  override name = 'Migration20261124101035';

  override up(): void | Promise<void> {
    this.addSql(`alter table "saved_searches" alter column "price_from" type numeric using ("price_from"::numeric);`);
    this.addSql(`alter table "saved_searches" alter column "price_below" type numeric using ("price_below"::numeric);`);

    this.addSql(`alter table "wanted_posts" alter column "price_from" type numeric using ("price_from"::numeric);`);
    this.addSql(`alter table "wanted_posts" alter column "price_below" type numeric using ("price_below"::numeric);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "saved_searches" alter column "price_from" type numeric(8,2) using ("price_from"::numeric(8,2));`);
    this.addSql(`alter table "saved_searches" alter column "price_below" type numeric(8,2) using ("price_below"::numeric(8,2));`);

    this.addSql(`alter table "wanted_posts" alter column "price_from" type numeric(8,2) using ("price_from"::numeric(8,2));`);
    this.addSql(`alter table "wanted_posts" alter column "price_below" type numeric(8,2) using ("price_below"::numeric(8,2));`);
  }
}
