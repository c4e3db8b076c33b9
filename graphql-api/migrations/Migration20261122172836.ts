import { Migration } from '@mikro-orm/migrations';

/** One conversation for a buyer and a product. The chats of its orders become one, in the order in which they were written. */
export class Migration20261122172836 extends Migration {
  override name = 'Migration20261122172836';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "conversations" ("id" bigserial primary key, "product_id" bigint not null, "buyer_id" bigint not null, "seller_id" bigint not null, "message_count" int not null default 0, "created_at" timestamptz not null default now(), "last_message_at" timestamptz null);`,
    );
    this.addSql(
      `insert into "conversations" ("product_id", "buyer_id", "seller_id", "created_at", "last_message_at")
        select product_id, buyer_id, min(seller_id), min(created_at), max(created_at) from orders group by product_id, buyer_id order by min(id);`,
    );
    this.addSql(`create index "conversations_seller" on "conversations" ("seller_id");`);
    this.addSql(`create index "conversations_buyer" on "conversations" ("buyer_id");`);
    this.addSql(`alter table "conversations" add constraint "conversations_product_buyer_unique" unique ("product_id", "buyer_id");`);
    this.addSql(
      `alter table "conversations" add constraint "conversations_product_id_foreign" foreign key ("product_id") references "products" ("id");`,
    );
    this.addSql(`alter table "conversations" add constraint "conversations_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id");`);
    this.addSql(`alter table "conversations" add constraint "conversations_seller_id_foreign" foreign key ("seller_id") references "users" ("id");`);
    this.addSql(`alter table "conversations" add constraint "conversations_not_own" check (buyer_id <> seller_id);`);

    this.addSql(`alter table "messages" drop constraint "messages_order_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_order_seq_unique";`);
    this.addSql(`drop index "messages_unread";`);
    this.addSql(`alter table "messages" add "conversation_id" bigint;`);
    this.addSql(
      `update messages m set conversation_id = c.id, seq = n.seq
        from orders o, conversations c, (select m2.id, row_number() over (partition by o2.product_id, o2.buyer_id order by m2.id) as seq
          from messages m2 join orders o2 on o2.id = m2.order_id) n
        where o.id = m.order_id and c.product_id = o.product_id and c.buyer_id = o.buyer_id and n.id = m.id;`,
    );
    this.addSql(`alter table "messages" alter column "conversation_id" set not null;`);
    this.addSql(`alter table "messages" alter column "order_id" drop not null;`);
    this.addSql(
      `alter table "messages" add constraint "messages_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null;`,
    );
    this.addSql(`alter table "messages" add constraint "messages_conversation_seq_unique" unique ("conversation_id", "seq");`);
    this.addSql(
      `alter table "messages" add constraint "messages_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(`create index messages_unread on messages (conversation_id) where read_at is null;`);
    this.addSql(
      `update conversations c set message_count = m.written, last_message_at = greatest(c.last_message_at, m.newest)
        from (select conversation_id, count(*) as written, max(created_at) as newest from messages group by conversation_id) m
        where m.conversation_id = c.id;`,
    );
    this.addSql(`alter table "orders" drop column "message_count";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_conversation_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_conversation_seq_unique";`);
    this.addSql(`alter table "messages" drop constraint "messages_order_id_foreign";`);
    this.addSql(`drop index "messages_unread";`);
    this.addSql(`delete from messages where order_id is null;`);
    this.addSql(
      `update messages m set seq = n.seq from (select id, row_number() over (partition by order_id order by id) as seq from messages) n where n.id = m.id;`,
    );
    this.addSql(`alter table "messages" drop column "conversation_id";`);
    this.addSql(`alter table "messages" alter column "order_id" set not null;`);
    this.addSql(
      `alter table "messages" add constraint "messages_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "messages" add constraint "messages_order_seq_unique" unique ("order_id", "seq");`);
    this.addSql(`create index messages_unread on messages (order_id) where read_at is null;`);
    this.addSql(`drop table "conversations" cascade;`);
    this.addSql(`alter table "orders" add "message_count" int not null default 0;`);
    this.addSql(`update orders o set message_count = (select count(*) from messages m where m.order_id = o.id);`);
  }
}
