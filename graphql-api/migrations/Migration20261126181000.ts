import { Migration } from '@mikro-orm/migrations';

export class Migration20261126181000 extends Migration {
  override name = 'Migration20261126181000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "photos" add "look_hash" bigint null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "photos" drop column "look_hash";`);
  }
}
