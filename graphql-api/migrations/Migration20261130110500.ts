import { Migration } from '@mikro-orm/migrations';

/** A longer hash of what photos look like. Photos from before have none: hashes of two kinds cannot be compared, and their listings end after `LISTING_DAYS`. */
export class Migration20261130110500 extends Migration {
  override name = 'Migration20261130110500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "photos" drop column "look_hash";`);
    this.addSql(`alter table "photos" add "look_hash" bit(672) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "photos" drop column "look_hash";`);
    this.addSql(`alter table "photos" add "look_hash" bigint null;`);
  }
}
