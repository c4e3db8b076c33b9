import { Migration } from '@mikro-orm/migrations';

export class Migration20261127062031 extends Migration {
  override name = 'Migration20261127062031';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "campus_spots" add "map_x" double precision null, add "map_y" double precision null, add "latitude" double precision null, add "longitude" double precision null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "campus_spots" drop column "map_x", drop column "map_y", drop column "latitude", drop column "longitude";`);
  }
}
