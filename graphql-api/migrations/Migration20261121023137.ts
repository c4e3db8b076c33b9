import { Migration } from '@mikro-orm/migrations';

export class Migration20261121023137 extends Migration {
  override name = 'Migration20261121023137';

  override up(): void | Promise<void> {
    this.addSql(`create table "categories" ("id" bigserial primary key, "name" text not null, "fallback" boolean not null default false);`);
    this.addSql(`create index categories_name_trigrams on categories using gin (lower(name) gin_trgm_ops);`);
    this.addSql(`create unique index categories_name_unique on categories (lower(name));`);

    this.addSql(
      `create table "contact_messages" ("id" bigserial primary key, "name" text not null, "email" text not null, "message" text not null, "created_at" timestamptz not null default now());`,
    );

    this.addSql(
      `create table "otps" ("id" bigserial primary key, "email" text not null, "purpose" text not null, "code_hash" text not null, "tries" int not null default 0, "expires_at" timestamptz not null);`,
    );
    this.addSql(`alter table "otps" add constraint "otps_email_purpose_unique" unique ("email", "purpose");`);

    this.addSql(
      `create table "outgoing_mails" ("id" bigserial primary key, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "tries" int not null default 0, "next_try_at" timestamptz not null default now(), "sent_at" timestamptz null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index outgoing_mails_due on outgoing_mails (next_try_at) where sent_at is null;`);

    this.addSql(
      `create table "photos" ("id" bigserial primary key, "hash" text not null, "width" int not null, "height" int not null, "color" text not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "photos" add constraint "photos_hash_unique" unique ("hash");`);

    this.addSql(`create table "photo_files" ("hash" text not null, "width" int not null, "bytes" bytea not null, primary key ("hash", "width"));`);

    this.addSql(
      `create table "users" ("id" bigserial primary key, "name" text not null, "email" text not null, "phone" text not null, "college_id" text not null, "password_hash" text null, "role" text not null default 'STUDENT', "picture_id" bigint null, "points_total" int not null default 0, "created_at" timestamptz not null default now(), "deleted_at" timestamptz null);`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(`create unique index users_college_id_unique on users (lower(college_id));`);

    this.addSql(
      `create table "sessions" ("id" bigserial primary key, "user_id" bigint not null, "token_hash" text not null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null);`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);

    this.addSql(
      `create table "products" ("id" bigserial primary key, "seller_id" bigint not null, "category_id" bigint not null, "name" text not null, "description" text not null, "price" numeric(8,2) not null, "quantity" int not null, "shipping" boolean not null, "photo_id" bigint null, "review_count" int not null default 0, "rating_sum" int not null default 0, "search" tsvector generated always as (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', description), 'C')) stored null, "created_at" timestamptz not null default now(), "deleted_at" timestamptz null);`,
    );
    this.addSql(`create index products_trigrams on products using gin (lower(name) gin_trgm_ops);`);
    this.addSql(`create index products_search on products using gin (search);`);
    this.addSql(`create index products_price on products (price, id desc) where deleted_at is null;`);
    this.addSql(`create index products_seller on products (seller_id, id desc) where deleted_at is null;`);
    this.addSql(`create index products_category on products (category_id, id desc) where deleted_at is null;`);
    this.addSql(`create index products_open on products (id desc) where deleted_at is null;`);

    this.addSql(
      `create table "reviews" ("id" bigserial primary key, "product_id" bigint not null, "author_id" bigint not null, "rating" int not null, "text" text not null, "verified_buyer" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index reviews_product on reviews (product_id, id desc);`);
    this.addSql(`alter table "reviews" add constraint "reviews_once" unique ("product_id", "author_id");`);

    this.addSql(
      `create table "orders" ("id" bigserial primary key, "buyer_id" bigint not null, "seller_id" bigint not null, "product_id" bigint not null, "name" text not null, "price" numeric(8,2) not null, "quantity" int not null, "photo_id" bigint null, "status" text not null default 'NOT_PROCESSED', "idempotency_key" text null, "ended_at" timestamptz null, "hidden_by_buyer" boolean not null default false, "message_count" int not null default 0, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "orders_product_id_index" on "orders" ("product_id");`);
    this.addSql(`create index orders_seller on orders (seller_id, id desc);`);
    this.addSql(`create index orders_buyer on orders (buyer_id, id desc);`);
    this.addSql(`alter table "orders" add constraint "orders_idempotency_unique" unique ("buyer_id", "idempotency_key");`);

    this.addSql(
      `create table "points_entries" ("id" bigserial primary key, "user_id" bigint not null, "action" text not null, "points" int not null, "product_id" bigint null, "order_id" bigint null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `create unique index points_entries_listing_once on points_entries (user_id, product_id, action) where action in ('Product Created', 'Product Deleted');`,
    );
    this.addSql(`create index points_entries_user on points_entries (user_id, id desc);`);

    this.addSql(
      `create table "order_events" ("id" bigserial primary key, "order_id" bigint not null, "from_status" text null, "to_status" text not null, "at" timestamptz not null default now(), "by_id" bigint not null);`,
    );
    this.addSql(`create index "order_events_order_id_index" on "order_events" ("order_id");`);

    this.addSql(
      `create table "messages" ("id" bigserial primary key, "order_id" bigint not null, "seq" int not null, "sender_id" bigint not null, "text" text not null, "created_at" timestamptz not null default now(), "read_at" timestamptz null);`,
    );
    this.addSql(`create index "messages_sender" on "messages" ("sender_id");`);
    this.addSql(`alter table "messages" add constraint "messages_order_seq_unique" unique ("order_id", "seq");`);

    this.addSql(`alter table "otps" add constraint "otps_purpose_check" check ("purpose" in ('SIGN_UP', 'RESET'));`);

    this.addSql(
      `alter table "users" add constraint "users_picture_id_foreign" foreign key ("picture_id") references "photos" ("id") on delete set null;`,
    );
    this.addSql(`alter table "users" add constraint "users_role_check" check ("role" in ('STUDENT', 'ADMIN'));`);

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "products" add constraint "products_seller_id_foreign" foreign key ("seller_id") references "users" ("id");`);
    this.addSql(`alter table "products" add constraint "products_category_id_foreign" foreign key ("category_id") references "categories" ("id");`);
    this.addSql(
      `alter table "products" add constraint "products_photo_id_foreign" foreign key ("photo_id") references "photos" ("id") on delete set null;`,
    );
    this.addSql(`alter table "products" add constraint "products_price_check" check (price >= 0);`);
    this.addSql(`alter table "products" add constraint "products_quantity_check" check (quantity >= 0 and quantity <= 9999);`);
    this.addSql(`alter table "products" add constraint "products_review_count_check" check (review_count >= 0);`);
    this.addSql(`alter table "products" add constraint "products_rating_sum_check" check (rating_sum >= review_count);`);

    this.addSql(`alter table "reviews" add constraint "reviews_product_id_foreign" foreign key ("product_id") references "products" ("id");`);
    this.addSql(`alter table "reviews" add constraint "reviews_author_id_foreign" foreign key ("author_id") references "users" ("id");`);
    this.addSql(`alter table "reviews" add constraint "reviews_rating_check" check (rating >= 1 and rating <= 5);`);

    this.addSql(`alter table "orders" add constraint "orders_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id");`);
    this.addSql(`alter table "orders" add constraint "orders_seller_id_foreign" foreign key ("seller_id") references "users" ("id");`);
    this.addSql(`alter table "orders" add constraint "orders_product_id_foreign" foreign key ("product_id") references "products" ("id");`);
    this.addSql(
      `alter table "orders" add constraint "orders_photo_id_foreign" foreign key ("photo_id") references "photos" ("id") on delete set null;`,
    );
    this.addSql(`alter table "orders" add constraint "orders_price_check" check (price >= 0);`);
    this.addSql(`alter table "orders" add constraint "orders_quantity_check" check (quantity > 0);`);
    this.addSql(`alter table "orders" add constraint "orders_not_own" check (buyer_id <> seller_id);`);
    this.addSql(
      `alter table "orders" add constraint "orders_status_check" check ("status" in ('NOT_PROCESSED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'));`,
    );

    this.addSql(`alter table "points_entries" add constraint "points_entries_user_id_foreign" foreign key ("user_id") references "users" ("id");`);
    this.addSql(
      `alter table "points_entries" add constraint "points_entries_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "points_entries" add constraint "points_entries_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null;`,
    );
    this.addSql(
      `create or replace function "points_entries_points_entries_total_fn"() returns trigger as \$\$ begin update users set points_total = points_total + new.points where id = new.user_id; return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "points_entries_total" AFTER INSERT on "points_entries" for each ROW execute function "points_entries_points_entries_total_fn"();`,
    );
    this.addSql(
      `create or replace function "points_entries_points_entries_append_only_fn"() returns trigger as \$\$ begin raise exception 'The points ledger is append-only'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "points_entries_append_only" BEFORE UPDATE OR DELETE on "points_entries" for each ROW execute function "points_entries_points_entries_append_only_fn"();`,
    );

    this.addSql(
      `alter table "order_events" add constraint "order_events_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "order_events" add constraint "order_events_by_id_foreign" foreign key ("by_id") references "users" ("id");`);
    this.addSql(
      `alter table "order_events" add constraint "order_events_from_status_check" check ("from_status" in ('NOT_PROCESSED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'));`,
    );
    this.addSql(
      `alter table "order_events" add constraint "order_events_to_status_check" check ("to_status" in ('NOT_PROCESSED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'));`,
    );

    this.addSql(
      `alter table "messages" add constraint "messages_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "messages" add constraint "messages_sender_id_foreign" foreign key ("sender_id") references "users" ("id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "products" drop constraint "products_category_id_foreign";`);
    this.addSql(`alter table "users" drop constraint "users_picture_id_foreign";`);
    this.addSql(`alter table "products" drop constraint "products_photo_id_foreign";`);
    this.addSql(`alter table "orders" drop constraint "orders_photo_id_foreign";`);
    this.addSql(`alter table "sessions" drop constraint "sessions_user_id_foreign";`);
    this.addSql(`alter table "products" drop constraint "products_seller_id_foreign";`);
    this.addSql(`alter table "reviews" drop constraint "reviews_author_id_foreign";`);
    this.addSql(`alter table "orders" drop constraint "orders_buyer_id_foreign";`);
    this.addSql(`alter table "orders" drop constraint "orders_seller_id_foreign";`);
    this.addSql(`alter table "points_entries" drop constraint "points_entries_user_id_foreign";`);
    this.addSql(`alter table "order_events" drop constraint "order_events_by_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_sender_id_foreign";`);
    this.addSql(`alter table "reviews" drop constraint "reviews_product_id_foreign";`);
    this.addSql(`alter table "orders" drop constraint "orders_product_id_foreign";`);
    this.addSql(`alter table "points_entries" drop constraint "points_entries_product_id_foreign";`);
    this.addSql(`alter table "points_entries" drop constraint "points_entries_order_id_foreign";`);
    this.addSql(`alter table "order_events" drop constraint "order_events_order_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_order_id_foreign";`);

    this.addSql(`drop table if exists "categories" cascade;`);
    this.addSql(`drop table if exists "contact_messages" cascade;`);
    this.addSql(`drop table if exists "otps" cascade;`);
    this.addSql(`drop table if exists "outgoing_mails" cascade;`);
    this.addSql(`drop table if exists "photos" cascade;`);
    this.addSql(`drop table if exists "photo_files" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "products" cascade;`);
    this.addSql(`drop table if exists "reviews" cascade;`);
    this.addSql(`drop table if exists "orders" cascade;`);
    this.addSql(`drop trigger if exists "points_entries_total" on "points_entries";`);
    this.addSql(`drop function if exists "points_entries_points_entries_total_fn"();`);
    this.addSql(`drop trigger if exists "points_entries_append_only" on "points_entries";`);
    this.addSql(`drop function if exists "points_entries_points_entries_append_only_fn"();`);
    this.addSql(`drop table if exists "points_entries" cascade;`);
    this.addSql(`drop table if exists "order_events" cascade;`);
    this.addSql(`drop table if exists "messages" cascade;`);
  }
}
