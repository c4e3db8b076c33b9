import { Migration } from '@mikro-orm/migrations';

export class Migration20261121183750 extends Migration {
  override name = 'Migration20261121183750';

  override up(): void | Promise<void> {
    this.addSql(`drop index "messages_sender";`);
    this.addSql(`create index messages_sender_newest on messages (sender_id, id desc);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "messages_sender_newest";`);
    this.addSql(`create index "messages_sender" on "messages" ("sender_id");`);
  }
}
