import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225942 extends Migration {
  override name = 'Migration20261125225942';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "swaps" ("id" bigserial primary key, "conversation_id" bigint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "swaps_conversation" on "swaps" ("conversation_id");`);

    this.addSql(
      `create table "swap_legs" ("id" bigserial primary key, "swap_id" bigint not null, "product_id" bigint not null, "giver_id" bigint not null, "receiver_id" bigint not null, "order_id" bigint not null);`,
    );
    this.addSql(`create index "swap_legs_giver" on "swap_legs" ("giver_id");`);
    this.addSql(`create index "swap_legs_swap" on "swap_legs" ("swap_id");`);
    this.addSql(`alter table "swap_legs" add constraint "swap_legs_order" unique ("order_id");`);

    this.addSql(`create table "offer_gives" ("id" bigserial primary key, "offer_id" bigint not null, "product_id" bigint not null);`);
    this.addSql(`create index "offer_gives_product" on "offer_gives" ("product_id");`);
    this.addSql(`alter table "offer_gives" add constraint "offer_gives_offer_product" unique ("offer_id", "product_id");`);

    this.addSql(`alter table "offers" add "top_up" numeric(8,2) null;`);

    this.addSql(
      `alter table "swaps" add constraint "swaps_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "swaps_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swaps" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swaps_act_changes_fn"();`);

    this.addSql(
      `alter table "swap_legs" add constraint "swap_legs_swap_id_foreign" foreign key ("swap_id") references "swaps" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "swap_legs" add constraint "swap_legs_product_id_foreign" foreign key ("product_id") references "products" ("id");`);
    this.addSql(`alter table "swap_legs" add constraint "swap_legs_giver_id_foreign" foreign key ("giver_id") references "users" ("id");`);
    this.addSql(`alter table "swap_legs" add constraint "swap_legs_receiver_id_foreign" foreign key ("receiver_id") references "users" ("id");`);
    this.addSql(
      `alter table "swap_legs" add constraint "swap_legs_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "swap_legs_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swap_legs" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swap_legs_act_changes_fn"();`);

    this.addSql(
      `alter table "offer_gives" add constraint "offer_gives_offer_id_foreign" foreign key ("offer_id") references "offers" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "offer_gives" add constraint "offer_gives_product_id_foreign" foreign key ("product_id") references "products" ("id");`);
    this.addSql(
      `create or replace function "offer_gives_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "offer_gives" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "offer_gives_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "swap_legs" drop constraint "swap_legs_swap_id_foreign";`);

    this.addSql(`drop trigger if exists "act_changes" on "swaps";`);
    this.addSql(`drop function if exists "swaps_act_changes_fn"();`);
    this.addSql(`drop table if exists "swaps" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "swap_legs";`);
    this.addSql(`drop function if exists "swap_legs_act_changes_fn"();`);
    this.addSql(`drop table if exists "swap_legs" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "offer_gives";`);
    this.addSql(`drop function if exists "offer_gives_act_changes_fn"();`);
    this.addSql(`drop table if exists "offer_gives" cascade;`);

    this.addSql(`alter table "offers" drop column "top_up";`);
  }
}
