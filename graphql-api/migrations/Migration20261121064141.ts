import { Migration } from '@mikro-orm/migrations';

export class Migration20261121064141 extends Migration {
  override name = 'Migration20261121064141';

  override up(): void | Promise<void> {
    this.addSql(`alter table "messages" add "idempotency_key" text null;`);
    this.addSql(`create index messages_unread on messages (order_id) where read_at is null;`);
    this.addSql(`alter table "messages" add constraint "messages_idempotency_unique" unique ("order_id", "sender_id", "idempotency_key");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "messages_unread";`);
    this.addSql(`alter table "messages" drop constraint "messages_idempotency_unique";`);
    this.addSql(`alter table "messages" drop column "idempotency_key";`);
  }
}
