import { Migration } from '@mikro-orm/migrations';

export class Migration20261127204801 extends Migration {
  override name = 'Migration20261127204801';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulk_jobs" add "wrong_lines" int[] not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bulk_jobs" drop column "wrong_lines";`);
  }
}
