import { Migration } from '@mikro-orm/migrations';

export class Migration20261122062728 extends Migration {
  override name = 'Migration20261122062728';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "idempotency_keys" ("id" text not null, "request_hash" text not null, "result" jsonb null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "idempotency_keys_created" on "idempotency_keys" ("created_at");`);

    // Keys of calls that may still be repeated go on; see idempotency.service.ts for how they are named.
    const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
    this.addSql(`insert into "idempotency_keys" ("id", "request_hash", "result", "created_at")
      select ${hash("concat_ws(chr(10), 'placeOrder', buyer_id, trim(idempotency_key))")}, ${hash(`'["' || product_id || '",' || quantity || ']'`)},
        jsonb_build_object('value', jsonb_build_object('order', jsonb_build_object('id', id::text), 'product', jsonb_build_object('id', product_id::text))),
        created_at
      from "orders" where idempotency_key is not null and created_at > now() - interval '48 hours' on conflict do nothing;`);
    this.addSql(`insert into "idempotency_keys" ("id", "request_hash", "result", "created_at")
      select ${hash("concat_ws(chr(10), 'sendMessage', sender_id, trim(idempotency_key))")}, ${hash(`'["' || order_id || '",' || to_json(text) || ']'`)},
        jsonb_build_object('value', jsonb_build_object('id', id::text)), created_at
      from "messages" where idempotency_key is not null and created_at > now() - interval '48 hours' on conflict do nothing;`);

    this.addSql(`alter table "orders" drop constraint "orders_idempotency_unique";`);
    this.addSql(`alter table "orders" drop column "idempotency_key";`);

    this.addSql(`alter table "messages" drop constraint "messages_idempotency_unique";`);
    this.addSql(`alter table "messages" drop column "idempotency_key";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "idempotency_keys" cascade;`);

    this.addSql(`alter table "messages" add "idempotency_key" text null;`);
    this.addSql(`alter table "messages" add constraint "messages_idempotency_unique" unique ("order_id", "sender_id", "idempotency_key");`);

    this.addSql(`alter table "orders" add "idempotency_key" text null;`);
    this.addSql(`alter table "orders" add constraint "orders_idempotency_unique" unique ("buyer_id", "idempotency_key");`);
  }
}
