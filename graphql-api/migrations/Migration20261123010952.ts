import { Migration } from '@mikro-orm/migrations';

export class Migration20261123010952 extends Migration {
  override name = 'Migration20261123010952';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "spot_id" bigint null;`);
    this.addSql(
      `alter table "products" add constraint "products_spot_id_foreign" foreign key ("spot_id") references "campus_spots" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "products" drop constraint "products_spot_id_foreign";`);

    this.addSql(`alter table "products" drop column "spot_id";`);
  }
}
