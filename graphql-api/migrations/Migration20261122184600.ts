import { Migration } from '@mikro-orm/migrations';

/** When the user of a favourite was told that one piece is left. */
export class Migration20261122184600 extends Migration {
  override name = 'Migration20261122184600';

  override up(): void | Promise<void> {
    this.addSql(`alter table "favourites" add "last_piece_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "favourites" drop column "last_piece_at";`);
  }
}
