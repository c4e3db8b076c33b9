import { Migration } from '@mikro-orm/migrations';

/** Trigrams, for search that forgives typing errors. */
export class Migration20261121000000 extends Migration {
  override name = 'Migration20261121000000';

  override up(): void {
    this.addSql('create extension if not exists pg_trgm;');
  }
}
