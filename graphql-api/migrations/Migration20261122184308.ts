import { Migration } from '@mikro-orm/migrations';

/** Why an order was declined or cancelled. */
export class Migration20261122184308 extends Migration {
  override name = 'Migration20261122184308';

  override up(): void | Promise<void> {
    this.addSql(`alter table "order_events" add "reason" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_events" drop column "reason";`);
  }
}
