import { Migration } from '@mikro-orm/migrations';

/** Offers, reservations, and the queues of people who wait for reserved products. */
export class Migration20261122181029 extends Migration {
  override name = 'Migration20261122181029';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reservation_queue" ("id" bigserial primary key, "product_id" bigint not null, "user_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "reservation_queue_user" on "reservation_queue" ("user_id");`);
    this.addSql(`alter table "reservation_queue" add constraint "reservation_queue_product_user_unique" unique ("product_id", "user_id");`);

    this.addSql(
      `create table "offers" ("id" bigserial primary key, "conversation_id" bigint not null, "maker_id" bigint not null, "price" numeric(8,2) not null, "quantity" int not null, "status" text not null default 'OPEN', "order_id" bigint null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "ended_at" timestamptz null);`,
    );
    this.addSql(`create unique index offers_open on offers (conversation_id) where status = 'OPEN';`);
    this.addSql(`create index offers_conversation on offers (conversation_id, id desc);`);

    this.addSql(`alter table "products" add "reserved_for_id" bigint null, add "reserved_until" timestamptz null;`);
    this.addSql(
      `alter table "products" add constraint "products_reserved_for_id_foreign" foreign key ("reserved_for_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(`create index products_reserved on products (reserved_until) where reserved_until is not null;`);

    this.addSql(
      `alter table "reservation_queue" add constraint "reservation_queue_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "reservation_queue" add constraint "reservation_queue_user_id_foreign" foreign key ("user_id") references "users" ("id");`,
    );

    this.addSql(
      `alter table "offers" add constraint "offers_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "offers" add constraint "offers_maker_id_foreign" foreign key ("maker_id") references "users" ("id");`);
    this.addSql(
      `alter table "offers" add constraint "offers_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null;`,
    );
    this.addSql(`alter table "offers" add constraint "offers_price_check" check (price >= 0);`);
    this.addSql(`alter table "offers" add constraint "offers_quantity_check" check (quantity > 0);`);
    this.addSql(
      `alter table "offers" add constraint "offers_status_check" check ("status" in ('OPEN', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'WITHDRAWN', 'EXPIRED'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reservation_queue" cascade;`);
    this.addSql(`drop table if exists "offers" cascade;`);

    this.addSql(`alter table "products" drop constraint "products_reserved_for_id_foreign";`);

    this.addSql(`drop index "products_reserved";`);
    this.addSql(`alter table "products" drop column "reserved_for_id", drop column "reserved_until";`);
  }
}
