import { Migration } from '@mikro-orm/migrations';

/** Saved searches, and the listings that came to fit them. */
export class Migration20261122184500 extends Migration {
  override name = 'Migration20261122184500';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_searches" ("id" bigserial primary key, "query" tsquery null, "named_categories" bigint[] null, "besides_category" tsquery null, "categories" bigint[] null, "price_from" numeric(8,2) null, "price_below" numeric(8,2) null, "conditions" text[] null, "seller" bigint null, "user_id" bigint not null, "name" text not null, "text" text not null, "filter" jsonb not null, "fingerprint" text not null, "muted" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "saved_searches" add constraint "saved_searches_once" unique ("user_id", "fingerprint");`);

    this.addSql(
      `create table "saved_search_hits" ("id" bigserial primary key, "search_id" bigint not null, "product_id" bigint not null, "seen" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index saved_search_hits_product on saved_search_hits (product_id);`);
    this.addSql(`alter table "saved_search_hits" add constraint "saved_search_hits_once" unique ("search_id", "product_id");`);

    this.addSql(
      `alter table "saved_searches" add constraint "saved_searches_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "saved_search_hits" add constraint "saved_search_hits_search_id_foreign" foreign key ("search_id") references "saved_searches" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_search_hits" add constraint "saved_search_hits_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "saved_search_hits" drop constraint "saved_search_hits_search_id_foreign";`);

    this.addSql(`drop table if exists "saved_searches" cascade;`);
    this.addSql(`drop table if exists "saved_search_hits" cascade;`);
  }
}
