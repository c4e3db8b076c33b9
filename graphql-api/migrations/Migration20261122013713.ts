import { Migration } from '@mikro-orm/migrations';

export class Migration20261122013713 extends Migration {
  override name = 'Migration20261122013713';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" alter column "recipient" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "outgoing_mails" where "recipient" is null;`);
    this.addSql(`alter table "outgoing_mails" alter column "recipient" set not null;`);
  }
}
