import { Migration } from '@mikro-orm/migrations';

/** What people are looking for, and the listings that fit. */
export class Migration20261122213900 extends Migration {
  override name = 'Migration20261122213900';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "wanted_posts" ("id" bigserial primary key, "query" tsquery null, "named_categories" bigint[] null, "besides_category" tsquery null, "categories" bigint[] null, "price_from" numeric(8,2) null, "price_below" numeric(8,2) null, "conditions" text[] null, "seller" bigint null, "user_id" bigint not null, "title" text not null, "category_id" bigint null, "max_price" numeric(8,2) null, "condition" text null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "closed_at" timestamptz null);`,
    );
    this.addSql(`create index wanted_posts_user on wanted_posts (user_id, id desc);`);

    this.addSql(
      `create table "wanted_listings" ("id" bigserial primary key, "post_id" bigint not null, "product_id" bigint not null, "answered" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index wanted_listings_product on wanted_listings (product_id);`);
    this.addSql(`alter table "wanted_listings" add constraint "wanted_listings_once" unique ("post_id", "product_id");`);

    this.addSql(
      `alter table "wanted_posts" add constraint "wanted_posts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "wanted_posts" add constraint "wanted_posts_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "wanted_listings" add constraint "wanted_listings_post_id_foreign" foreign key ("post_id") references "wanted_posts" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "wanted_listings" add constraint "wanted_listings_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "wanted_listings" cascade;`);
    this.addSql(`drop table if exists "wanted_posts" cascade;`);
  }
}
