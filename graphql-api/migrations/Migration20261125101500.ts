import { Migration } from '@mikro-orm/migrations';

/** The listings of suspended sellers are off the lists until the suspension ends. */
export class Migration20261125101500 extends Migration {
  override name = 'Migration20261125101500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "paused_for_seller" boolean not null default false;`);
    this.addSql(`create index "products_seller_away" on "products" ("seller_id") where "paused_for_seller" = true;`);
    this.addSql(
      `update "products" p set "paused" = true, "paused_for_seller" = true from "users" u
        where u."id" = p."seller_id" and u."suspended_until" > now() and p."deleted_at" is null and not p."paused";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`update "products" set "paused" = false where "paused_for_seller";`);
    this.addSql(`drop index "products_seller_away";`);
    this.addSql(`alter table "products" drop column "paused_for_seller";`);
  }
}
