import { Migration } from '@mikro-orm/migrations';

export class Migration20261127062031 extends Migration {
  override name = 'Migration20261127062031';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "campus_spots" add "map_x" double precision null, add "map_y" double precision null, add "latitude" double precision null, add "longitude" double precision null;`,
    );
    this.addSql(`alter table "campus_spots" add constraint "campus_spots_map_x_check" check (map_x between 0 and 100);`);
    this.addSql(`alter table "campus_spots" add constraint "campus_spots_map_y_check" check (map_y between 0 and 100);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "campus_spots" drop constraint "campus_spots_map_x_check";`);
    this.addSql(`alter table "campus_spots" drop constraint "campus_spots_map_y_check";`);
    this.addSql(`alter table "campus_spots" drop column "map_x", drop column "map_y", drop column "latitude", drop column "longitude";`);
  }
}
