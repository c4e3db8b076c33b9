import { Migration } from '@mikro-orm/migrations';

export class Migration20261127052854 extends Migration {
  override name = 'Migration20261127052854';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bundles" ("id" bigserial primary key, "buyer_id" bigint not null, "seller_id" bigint not null, "conversation_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "bundles_seller" on "bundles" ("seller_id");`);
    this.addSql(`create index "bundles_buyer" on "bundles" ("buyer_id");`);
    this.addSql(`create index "bundles_conversation" on "bundles" ("conversation_id");`);

    this.addSql(`alter table "orders" add "bundle_id" bigint null;`);
    this.addSql(
      `alter table "orders" add constraint "orders_bundle_id_foreign" foreign key ("bundle_id") references "bundles" ("id") on delete set null;`,
    );
    this.addSql(`create index "orders_bundle" on "orders" ("bundle_id") where "bundle_id" is not null;`);

    this.addSql(`alter table "bundles" add constraint "bundles_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id");`);
    this.addSql(`alter table "bundles" add constraint "bundles_seller_id_foreign" foreign key ("seller_id") references "users" ("id");`);
    this.addSql(
      `alter table "bundles" add constraint "bundles_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id");`,
    );
    this.addSql(`alter table "bundles" add constraint "bundles_not_own" check (buyer_id <> seller_id);`);
    this.addSql(
      `create or replace function "bundles_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "bundles" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "bundles_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "orders" drop constraint "orders_bundle_id_foreign";`);

    this.addSql(`drop trigger if exists "act_changes" on "bundles";`);
    this.addSql(`drop function if exists "bundles_act_changes_fn"();`);
    this.addSql(`drop table if exists "bundles" cascade;`);

    this.addSql(`drop index "orders_bundle";`);
    this.addSql(`alter table "orders" drop column "bundle_id";`);
  }
}
