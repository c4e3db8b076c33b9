import { Migration } from '@mikro-orm/migrations';

/**
 * Has the statement of `number_events` planned with each call: a session keeps a plan that was made while the log was empty, which compares each event with each
 * new one, until the table is analyzed.
 */
export class Migration20261130082000 extends Migration {
  override name = 'Migration20261130082000';

  override up(): void | Promise<void> {
    this.addSql(`alter function number_events(integer) set plan_cache_mode = 'force_custom_plan';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter function number_events(integer) reset plan_cache_mode;`);
  }
}
