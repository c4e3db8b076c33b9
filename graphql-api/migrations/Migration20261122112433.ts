import { Migration } from '@mikro-orm/migrations';

export class Migration20261122112433 extends Migration {
  override name = 'Migration20261122112433';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "condition" text not null default 'GOOD';`);
    this.addSql(
      `alter table "products" add constraint "products_condition_check" check ("condition" in ('NEW', 'LIKE_NEW', 'GOOD', 'FAIR', 'FOR_PARTS'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "products" drop constraint "products_condition_check";`);
    this.addSql(`alter table "products" drop column "condition";`);
  }
}
