import { Migration } from '@mikro-orm/migrations';

/** Searches scanned the pending list of the index until the next vacuum: after many new listings they took a hundred times as long. */
export class Migration20261123234500 extends Migration {
  override name = 'Migration20261123234500';

  override up(): void | Promise<void> {
    this.addSql(`alter index products_search set (fastupdate = off);`);
    this.addSql(`select gin_clean_pending_list('products_search');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter index products_search reset (fastupdate);`);
  }
}
