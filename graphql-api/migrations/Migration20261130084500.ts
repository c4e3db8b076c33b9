import { Migration } from '@mikro-orm/migrations';

/** The index of positions leaves out the events that have none yet, which is every event when it is inserted. */
export class Migration20261130084500 extends Migration {
  override name = 'Migration20261130084500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "events" drop constraint "events_position";`);
    this.addSql(`create unique index events_position on events (position) where position is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "events_position";`);
    this.addSql(`alter table "events" add constraint "events_position" unique ("position");`);
  }
}
