import { Migration } from '@mikro-orm/migrations';

/** Several photos of a listing, its availability, and the prices that it had. */
export class Migration20261122180800 extends Migration {
  override name = 'Migration20261122180800';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "price_changes" ("id" bigserial primary key, "product_id" bigint not null, "price" numeric(8,2) not null, "ended_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "price_changes_product" on "price_changes" ("product_id", "ended_at");`);

    this.addSql(
      `create table "product_photos" ("id" bigserial primary key, "product_id" bigint not null, "stored_id" bigint not null, "position" smallint not null);`,
    );
    this.addSql(`create index "product_photos_stored" on "product_photos" ("stored_id");`);
    this.addSql(`alter table "product_photos" add constraint "product_photos_product_id_stored_id_unique" unique ("product_id", "stored_id");`);

    this.addSql(`drop trigger if exists "products_kept_count" on "products";`);
    this.addSql(`drop function if exists "products_products_kept_count_fn"();`);
    this.addSql(
      `alter table "products" add "negotiable" boolean not null default true, add "previous_price" numeric(8,2) null, add "paused" boolean not null default false, add "expired" boolean not null default false, add "is_open" boolean generated always as (not paused and not expired) stored not null, add "expires_at" timestamptz not null default (now() + '60 days'::interval), add "sold_to_id" bigint null;`,
    );
    this.addSql(
      `alter table "products" add constraint "products_sold_to_id_foreign" foreign key ("sold_to_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(`create index products_expiry on products (expires_at) where deleted_at is null and not expired;`);
    this.addSql(
      `create or replace function "products_products_kept_count_fn"() returns trigger as \$\$ begin if tg_op = 'UPDATE' and new.category_id = old.category_id and (new.deleted_at is null and new.is_open) = (old.deleted_at is null and old.is_open) then return null; end if;     if tg_op <> 'INSERT' and old.deleted_at is null and old.is_open then update categories set product_count = product_count - 1 where id = old.category_id; end if;     if tg_op <> 'DELETE' and new.deleted_at is null and new.is_open then update categories set product_count = product_count + 1 where id = new.category_id; end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "products_kept_count" AFTER INSERT OR UPDATE OR DELETE on "products" for each ROW execute function "products_products_kept_count_fn"();`,
    );

    this.addSql(
      `alter table "price_changes" add constraint "price_changes_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "product_photos" add constraint "product_photos_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "product_photos" add constraint "product_photos_stored_id_foreign" foreign key ("stored_id") references "photos" ("id");`,
    );
    this.addSql(`alter table "product_photos" add constraint "product_photos_position_check" check (position >= 0);`);
    this.addSql(
      `insert into "product_photos" ("product_id", "stored_id", "position") select "id", "photo_id", 0 from "products" where "photo_id" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "price_changes" cascade;`);
    this.addSql(`drop table if exists "product_photos" cascade;`);

    this.addSql(`alter table "products" drop constraint "products_sold_to_id_foreign";`);

    this.addSql(`drop index "products_expiry";`);
    this.addSql(`drop trigger if exists "products_kept_count" on "products";`);
    this.addSql(`drop function if exists "products_products_kept_count_fn"();`);
    this.addSql(
      `alter table "products" drop column "negotiable", drop column "previous_price", drop column "paused", drop column "expired", drop column "is_open", drop column "expires_at", drop column "sold_to_id";`,
    );
    this.addSql(
      `create or replace function "products_products_kept_count_fn"() returns trigger as \$\$ begin if tg_op = 'UPDATE' and new.category_id = old.category_id and (new.deleted_at is null) = (old.deleted_at is null) then return null; end if;     if tg_op <> 'INSERT' and old.deleted_at is null then update categories set product_count = product_count - 1 where id = old.category_id; end if;     if tg_op <> 'DELETE' and new.deleted_at is null then update categories set product_count = product_count + 1 where id = new.category_id; end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "products_kept_count" AFTER DELETE OR INSERT OR UPDATE on "products" for each ROW execute function "products_products_kept_count_fn"();`,
    );
  }
}
