import { Migration } from '@mikro-orm/migrations';

/** Favourites of users. */
export class Migration20261122172243 extends Migration {
  override name = 'Migration20261122172243';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "favourites" ("id" bigserial primary key, "user_id" bigint not null, "product_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index favourites_product on favourites (product_id);`);
    this.addSql(`alter table "favourites" add constraint "favourites_once" unique ("user_id", "product_id");`);

    this.addSql(
      `alter table "favourites" add constraint "favourites_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "favourites" add constraint "favourites_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "favourites" cascade;`);
  }
}
